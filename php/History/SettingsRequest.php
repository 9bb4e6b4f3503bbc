<?php
/**
 * Tells whether a request saves settings.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\History;

/**
 * A settings page sends its form to itself, and its parts send REST and AJAX calls whose referrer is the page.
 */
final class SettingsRequest {

	/**
	 * Address below wp-admin of the settings page that sent the request; '' when none did.
	 */
	public function place(): string {
		$query = array();
		wp_parse_str( (string) wp_parse_url( (string) wp_get_raw_referer(), PHP_URL_QUERY ), $query );

		if ( ! isset( $query['page'] ) || 'wc-settings' !== $query['page'] ) {
			return '';
		}

		$named = array_filter( array_intersect_key( $query, array_flip( array( 'page', 'tab', 'section', 'zone_id', 'path' ) ) ), 'is_string' );

		return add_query_arg( array_map( 'rawurlencode', $named ), 'admin.php' );
	}
}
