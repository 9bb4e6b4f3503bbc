<?php
/**
 * Permission checks of the shipping routes.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Rest;

use WP_Error;

/** While shipping is disabled, the routes answer as if they did not exist. */
final class ShippingAccess {

	/**
	 * Callback that asks for the right to manage the store.
	 *
	 * @param string $verb    What is refused.
	 * @param string $message Text of the answer.
	 * @return callable(): (true|WP_Error)
	 */
	public static function needs( string $verb, string $message = '' ): callable {
		$allowed = Access::needs( 'manage_woocommerce', $verb, $message );
		return static function () use ( $allowed ) {
			if ( 'disabled' === get_option( 'woocommerce_ship_to_countries' ) ) {
				return new WP_Error( 'rest_no_route', __( 'This store ships nothing.', 'woocommerce' ), array( 'status' => 404 ) );
			}
			return $allowed();
		};
	}

	/**
	 * The same for deletions, which the host rejects with the error code of edits.
	 *
	 * @return callable(): (true|WP_Error)
	 */
	public static function needs_delete(): callable {
		return self::needs( 'edit', __( 'You may not delete this.', 'woocommerce' ) );
	}

	/** Answer for a zone that does not exist. */
	public static function no_zone(): WP_Error {
		return self::missing( 'woocommerce_rest_shipping_zone_invalid' );
	}

	/** Answer for anything else that does not exist. */
	public static function missing( string $code ): WP_Error {
		return new WP_Error( $code, __( 'Nothing has this id.', 'woocommerce' ), array( 'status' => 404 ) );
	}
}
