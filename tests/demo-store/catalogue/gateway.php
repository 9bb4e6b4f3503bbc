<?php
/**
 * Body of a plugin with a payment method; the plugin header is added when the plugin is packed.
 *
 * @package StandIn
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

add_action(
	'plugins_loaded',
	static function (): void {
		if ( ! class_exists( 'WC_Payment_Gateway' ) ) {
			return;
		}
		if ( ! class_exists( 'Stand_In_Gateway' ) ) {
			require __DIR__ . '/class-stand-in-gateway.php';
			add_action( 'admin_post_stand_in_connect', array( 'Stand_In_Gateway', 'connect' ) );
		}
		$about = json_decode( (string) file_get_contents( __DIR__ . '/gateway.json' ), true ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- local file.
		if ( ! empty( $about['connect_argument'] ) ) {
			add_action( 'admin_init', static fn () => Stand_In_Gateway::connect_by( $about['id'], $about['connect_argument'] ) );
		}
		add_filter( 'woocommerce_payment_gateways', static fn ( array $gateways ): array => array_merge( $gateways, array( new Stand_In_Gateway( $about ) ) ) );
		add_action( 'init', static fn () => wp_register_script( "{$about['id']}-setup", plugins_url( 'setup.js', __FILE__ ), array(), '1.0', true ) );
	},
	20
);
