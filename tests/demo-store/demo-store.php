<?php
/**
 * Plugin Name: Demo Store
 * Description: Stand-in for a real store plugin on machines that cannot get one. For development and tests only.
 * Version: 10.5.0
 * Requires PHP: 8.1
 * License: GPL-2.0-or-later
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore;

defined( 'ABSPATH' ) || exit;

// The demo store does nothing while the real host is active.
if ( ! class_exists( 'WooCommerce', false ) ) {
	define( 'WC_PLUGIN_FILE', __FILE__ );
	define( 'WC_ABSPATH', __DIR__ . '/' );
	define( 'WC_PLUGIN_BASENAME', plugin_basename( __FILE__ ) );
	define( 'WC_VERSION', '10.5.0' );

	spl_autoload_register(
		static function ( string $name ): void {
			$roots = array(
				'DemoStore\\'               => __DIR__ . '/src/',
				'Automattic\\WooCommerce\\' => __DIR__ . '/host/',
			);
			foreach ( $roots as $prefix => $root ) {
				$file = $root . str_replace( '\\', '/', substr( $name, strlen( $prefix ) ) ) . '.php';
				if ( str_starts_with( $name, $prefix ) && is_file( $file ) ) {
					require $file;
				}
			}
		}
	);

	require __DIR__ . '/host/class-woocommerce.php';
	require __DIR__ . '/host/class-wc-settings-api.php';
	require __DIR__ . '/host/class-wc-payment-gateway.php';
	require __DIR__ . '/host/class-wc-countries.php';
	require __DIR__ . '/host/class-wc-payment-gateways.php';
	require __DIR__ . '/host/functions.php';

	register_activation_hook( __FILE__, array( Install\Installer::class, 'install' ) );
	( new Plugin() )->add_hooks();
}
