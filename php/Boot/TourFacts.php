<?php
/**
 * Facts about the tours of settings pages.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Boot;

/**
 * Decides which tours a settings page starts.
 */
final class TourFacts {

	private const ADDRESS = array( 'woocommerce_store_address', 'woocommerce_store_city', 'woocommerce_store_postcode' );

	/**
	 * Whether the address of the store is to be explained: the page was opened for that, and nothing of it is known.
	 */
	public function wants_address(): bool {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Reads what is shown; changes nothing.
		return isset( $_GET['tutorial'] ) && '' === trim( implode( '', array_map( array( $this, 'option' ), self::ADDRESS ) ) );
	}

	/**
	 * Whether the shipping zones that the host has made are to be explained.
	 */
	public function wants_zones(): bool {
		return 'yes' === $this->option( 'woocommerce_admin_created_default_shipping_zones' )
			&& 'yes' !== $this->option( 'woocommerce_admin_reviewed_default_shipping_zones' );
	}

	/**
	 * An option as text.
	 *
	 * @param string $name Name of the option.
	 */
	private function option( string $name ): string {
		return Text::of( get_option( $name ) );
	}
}
