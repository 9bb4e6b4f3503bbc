<?php
/**
 * The catalogue of extensions.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Boot;

/**
 * Where the catalogue is. The browser asks it directly, as the host's own app does.
 */
final class CatalogueFacts {

	private const ADDRESS = 'https://woocommerce.com/wp-json/wccom-extensions/1.0/';

	/**
	 * Address of the catalogue.
	 *
	 * @return string Ends in a slash.
	 */
	public function url(): string {
		/**
		 * Filters the address of the catalogue of extensions, for sites that use a mirror.
		 *
		 * @param string $url An http(s) address; anything else is ignored.
		 */
		$url = Text::of( apply_filters( 'store_admin_catalogue_url', self::ADDRESS ), self::ADDRESS );

		return trailingslashit( wp_http_validate_url( $url ) || 1 === preg_match( '#^https?://(localhost|127\.0\.0\.1)(:\d+)?/#', $url ) ? $url : self::ADDRESS );
	}
}
