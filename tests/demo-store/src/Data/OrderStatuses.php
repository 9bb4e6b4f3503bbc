<?php
/**
 * Order statuses.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Data;

/** Slugs carry the prefix wc- in the database and none in REST. */
final class OrderStatuses {

	/**
	 * Names by slug with prefix.
	 *
	 * @return array<string, string>
	 */
	public static function names(): array {
		return array(
			'wc-pending'    => _x( 'Pending payment', 'Order status', 'woocommerce' ),
			'wc-processing' => _x( 'Processing', 'Order status', 'woocommerce' ),
			'wc-on-hold'    => _x( 'On hold', 'Order status', 'woocommerce' ),
			'wc-completed'  => _x( 'Completed', 'Order status', 'woocommerce' ),
			'wc-cancelled'  => _x( 'Cancelled', 'Order status', 'woocommerce' ),
			'wc-refunded'   => _x( 'Refunded', 'Order status', 'woocommerce' ),
			'wc-failed'     => _x( 'Failed', 'Order status', 'woocommerce' ),
		);
	}

	/**
	 * Names by slug without prefix, with the draft of the checkout block, as the admin app gets them.
	 *
	 * @return array<string, string>
	 */
	public static function without_prefix(): array {
		$names = array();
		foreach ( wc_get_order_statuses() as $slug => $name ) {
			$names[ self::strip( $slug ) ] = $name;
		}
		return $names + array( 'checkout-draft' => _x( 'Draft', 'Order status', 'woocommerce' ) );
	}

	/** Slug without prefix. */
	public static function strip( string $slug ): string {
		return str_starts_with( $slug, 'wc-' ) ? substr( $slug, 3 ) : $slug;
	}

	/** Slug as stored. */
	public static function stored( string $slug ): string {
		return isset( self::names()[ 'wc-' . $slug ] ) || 'checkout-draft' === $slug ? 'wc-' . $slug : $slug;
	}
}
