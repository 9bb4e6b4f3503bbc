<?php
/**
 * The address by which the account installs a product.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Marketplace;

/**
 * The host sends an address with `install` to My subscriptions. It does so there too, to the same address, so that the browser gives up.
 */
final class InstallAddress {

	/**
	 * Leaves out a redirect of My subscriptions to itself; the page is shown then. All other redirects stay.
	 *
	 * @param mixed $location Address. Plugins filter it, so the value may be anything.
	 * @return mixed '' stops the redirect.
	 */
	public static function stop_loop( $location ) {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Nothing is changed.
		$request = wp_unslash( $_GET );

		if ( ! is_string( $location ) || ! is_admin() || empty( $request['install'] ) || '/extensions' !== ( $request['path'] ?? '' ) ) {
			return $location;
		}

		wp_parse_str( (string) wp_parse_url( $location, PHP_URL_QUERY ), $target );
		$is_same_file = strtok( $location, '?' ) === admin_url( 'admin.php' );

		foreach ( $target as $name => $value ) {
			if ( ( $request[ $name ] ?? null ) !== $value ) {
				return $location;
			}
		}

		return $is_same_file && array() !== $target ? '' : $location;
	}
}
