<?php
/**
 * Redirects of the admin area.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Admin;

use Automattic\WooCommerce\Admin\PageController;
use DemoStore\Settings\OlderTasks;

/** Redirects payments tasks to the settings page, and Home to the wizard while the profile is unfinished. */
final class Redirects {

	private const RETURN_PARAMS = array( 'connection-return', 'id', 'gateway_id', 'gateway-id', 'method', 'success', 'error', '_wpnonce' );

	/** Adds the hooks. */
	public function add_hooks(): void {
		add_action( 'admin_init', array( $this, 'announce_connection' ), 1 );
		add_action( 'admin_init', array( $this, 'redirect_payments' ), 1 );
		add_action( 'current_screen', array( $this, 'redirect_to_wizard' ) );
	}

	/** Calls the action for a payment method whose provider redirected back. */
	public function announce_connection(): void {
		$gateway = ScreenId::query( 'connection-return' );
		if ( '' !== $gateway && 'payments' === ScreenId::query( 'task' ) && wp_verify_nonce( ScreenId::query( '_wpnonce' ), 'connection-return' ) ) {
			do_action( 'woocommerce_admin_payment_gateway_connection_return', $gateway );
		}
	}

	/** Redirects addresses of the payments tasks to the settings page, unless an older host is played. */
	public function redirect_payments(): void {
		$task = ScreenId::query( 'task' );
		if ( ! PageController::is_admin_page() || ! in_array( $task, array( 'payments', 'woocommerce-payments' ), true ) ) {
			return;
		}
		if ( OlderTasks::has( $task ) ) {
			return;
		}
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- read only.
		if ( 'payments' === $task && array_intersect( self::RETURN_PARAMS, array_keys( $_GET ) ) ) {
			return;
		}
		wp_safe_redirect( admin_url( 'admin.php?page=wc-settings&tab=checkout&from=WCADMIN_PAYMENT_TASK' ) );
		exit;
	}

	/** Home opens the wizard while the profile was neither completed nor skipped. */
	public function redirect_to_wizard(): void {
		$profile = (array) get_option( 'woocommerce_onboarding_profile', array() );
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- read only.
		$is_home = PageController::is_admin_page() && ! isset( $_GET['path'] ) && ! isset( $_GET['task'] );
		if ( $is_home && current_user_can( 'manage_woocommerce' ) && empty( $profile['completed'] ) && empty( $profile['skipped'] ) ) {
			wp_safe_redirect( wc_admin_url( '/setup-wizard' ) );
			exit;
		}
	}
}
