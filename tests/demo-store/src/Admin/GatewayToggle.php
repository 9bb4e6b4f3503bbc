<?php
/**
 * The switch of payment methods.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Admin;

use DemoStore\Settings\Gateways;

/** Switches a payment method on or off; the host has no REST route for it. */
final class GatewayToggle {

	private const NONCE = 'woocommerce-toggle-payment-gateway-enabled';

	/** Adds the hooks. */
	public function add_hooks(): void {
		add_action( 'wp_ajax_woocommerce_toggle_gateway_enabled', array( $this, 'toggle' ) );
	}

	/** Answers with whether the method is on now. */
	public function toggle(): void {
		check_ajax_referer( self::NONCE, 'security' );
		$id      = isset( $_POST['gateway_id'] ) ? sanitize_text_field( wp_unslash( $_POST['gateway_id'] ) ) : '';
		$gateway = WC()->payment_gateways()->payment_gateways()[ $id ] ?? null;
		if ( ! $gateway || ! current_user_can( 'manage_woocommerce' ) ) {
			wp_send_json_error( 'invalid_gateway_id' );
		}
		$gateway->init_settings();
		$is_on = 'yes' === $gateway->enabled;
		if ( ! $is_on && $gateway->needs_setup() ) {
			wp_send_json_error( 'needs_setup' );
		}
		Gateways::store( $gateway, array( 'enabled' => $is_on ? 'no' : 'yes' ) + $gateway->settings );
		wp_send_json_success( ! $is_on );
	}
}
