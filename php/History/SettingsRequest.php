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
	 * A POST that only reads the payment providers. The host adds new ones to its order meanwhile, which nobody has saved.
	 */
	private const READ = '#/wc-admin/settings/payments/providers/?([?&]|$)#';

	/**
	 * Address below wp-admin of the settings page that sent the request; '' when none did.
	 */
	public function place(): string {
		$query = array();
		wp_parse_str( (string) wp_parse_url( (string) wp_get_raw_referer(), PHP_URL_QUERY ), $query );

		if ( ! isset( $query['page'] ) || 'wc-settings' !== $query['page'] || $this->only_reads() ) {
			return '';
		}

		$named = array_filter( array_intersect_key( $query, array_flip( array( 'page', 'tab', 'section', 'zone_id', 'path' ) ) ), 'is_string' );

		return add_query_arg( array_map( 'rawurlencode', $named ), 'admin.php' );
	}

	/**
	 * Whether the request only reads, although it is sent like a save.
	 */
	private function only_reads(): bool {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- Only compared with a fixed text.
		$address = isset( $_SERVER['REQUEST_URI'] ) && is_string( $_SERVER['REQUEST_URI'] ) ? wp_unslash( $_SERVER['REQUEST_URI'] ) : '';

		return 1 === preg_match( self::READ, rawurldecode( $address ) );
	}
}
