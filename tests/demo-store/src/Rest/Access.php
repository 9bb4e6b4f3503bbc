<?php
/**
 * Permission checks of routes.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Rest;

use WP_Error;

/** Builds permission callbacks that answer 401 to strangers and 403 to users without the right. */
final class Access {

	/**
	 * Callback that asks for a capability.
	 *
	 * @param string $capability Capability.
	 * @param string $verb       What is refused: view, create, edit, update or delete.
	 * @param string $message    Text of the answer.
	 * @return callable(): (true|WP_Error)
	 */
	public static function needs( string $capability, string $verb = 'view', string $message = '' ): callable {
		return static fn () => current_user_can( $capability ) ? true : self::refuse( $verb, $message );
	}

	/** The refusal itself. */
	public static function refuse( string $verb, string $message = '' ): WP_Error {
		$texts = array(
			'view'   => __( 'Sorry, you cannot list resources.', 'woocommerce' ),
			'create' => __( 'Sorry, you are not allowed to create resources.', 'woocommerce' ),
			'edit'   => __( 'Sorry, you are not allowed to edit this resource.', 'woocommerce' ),
			'update' => __( 'Sorry, you cannot edit this resource.', 'woocommerce' ),
			'delete' => __( 'Sorry, you are not allowed to delete this resource.', 'woocommerce' ),
		);
		return new WP_Error(
			'woocommerce_rest_cannot_' . $verb,
			'' === $message ? $texts[ $verb ] : $message,
			array( 'status' => rest_authorization_required_code() )
		);
	}
}
