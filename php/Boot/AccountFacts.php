<?php
/**
 * The store's account at WooCommerce.com.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Boot;

/**
 * What the menu of the account shows. Users who may not manage the store get empty texts.
 *
 * @phpstan-import-type Account from BootSettings
 */
final class AccountFacts {

	/**
	 * Connection of the store to an account at WooCommerce.com.
	 *
	 * @return Account The address connects the account, or disconnects a connected one; '' when the host has no accounts.
	 */
	public function account(): array {
		$is_manager   = current_user_can( 'manage_woocommerce' );
		$is_connected = (bool) HostCall::method( 'WC_Helper', 'is_site_connected' );
		$url          = $is_manager ? HostCall::method( 'WC_Helper_Admin', 'get_connection_url' ) : '';

		return array(
			'isConnected' => $is_connected,
			'url'         => is_string( $url ) ? $url : '',
			'email'       => $is_manager && $is_connected ? $this->email() : '',
		);
	}

	/**
	 * Nonce of WordPress' own updates; '' for users who may not update plugins, and on sites where WordPress has to ask for a password first.
	 */
	public function update_nonce(): string {
		$can_write = current_user_can( 'update_plugins' ) && function_exists( 'get_filesystem_method' ) && 'direct' === get_filesystem_method();

		return $can_write ? (string) wp_create_nonce( 'updates' ) : '';
	}

	/**
	 * E-mail address of the account, which the host remembers when it is connected.
	 */
	private function email(): string {
		$data = get_option( 'woocommerce_helper_data' );
		$user = is_array( $data ) && is_array( $data['auth_user_data'] ?? null ) ? $data['auth_user_data'] : array();

		return sanitize_email( Text::of( $user['email'] ?? '' ) );
	}
}
