<?php
/**
 * Permission checks of routes.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Rest;

use WP_Error;

/** Builds permission callbacks: 401 for visitors who are not signed in, 403 for users without the capability. */
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

	/** The error for a rejected request. */
	public static function refuse( string $verb, string $message = '' ): WP_Error {
		$texts = array(
			'view'   => __( 'You may not see this list.', 'woocommerce' ),
			'create' => __( 'You may not add to this list.', 'woocommerce' ),
			'edit'   => __( 'You may not edit this.', 'woocommerce' ),
			'update' => __( 'You may not change this.', 'woocommerce' ),
			'delete' => __( 'You may not delete this.', 'woocommerce' ),
		);
		return new WP_Error(
			'woocommerce_rest_cannot_' . $verb,
			'' === $message ? $texts[ $verb ] : $message,
			array( 'status' => rest_authorization_required_code() )
		);
	}
}
