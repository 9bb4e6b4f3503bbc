<?php
/**
 * Loads the store's WordPress as wp-admin would, signed in as its administrator.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

$store_admin_site_dir = getenv( 'STORE_ADMIN_SITE_DIR' );

if ( ! $store_admin_site_dir || ! is_file( $store_admin_site_dir . '/wp-load.php' ) ) {
	fwrite( STDERR, "Set STORE_ADMIN_SITE_DIR to the WordPress folder of a local store (npm run site:info prints it).\n" );
	exit( 1 );
}

define( 'WP_ADMIN', true );

$_SERVER['HTTP_HOST']      = $_SERVER['HTTP_HOST'] ?? '127.0.0.1';
$_SERVER['SERVER_NAME']    = $_SERVER['SERVER_NAME'] ?? '127.0.0.1';
$_SERVER['REQUEST_METHOD'] = 'GET';
// Of a network, the address tells the site.
$_SERVER['REQUEST_URI'] = $_SERVER['REQUEST_URI'] ?? '/wp-admin/admin.php?page=wc-admin';
$_SERVER['PHP_SELF']    = '/wp-admin/admin.php';

// PHPUnit includes this file from a function, but WordPress expects these variables in the global scope.
global $menu, $submenu, $pagenow, $plugin_page, $hook_suffix, $wp_scripts, $wp_styles;

require_once $store_admin_site_dir . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/admin.php';
require_once __DIR__ . '/PageTestCase.php';
require_once __DIR__ . '/TrialPlugin.php';

// Tests use their own plugin folder, so that they need no build.
spl_autoload_register(
	static function ( string $class_name ): void {
		$file = dirname( __DIR__, 2 ) . '/php/' . str_replace( '\\', '/', substr( $class_name, 11 ) ) . '.php';

		if ( 0 === strncmp( $class_name, 'StoreAdmin\\', 11 ) && is_file( $file ) ) {
			require_once $file;
		}
	}
);

$store_admin_folder = dirname( (string) ( new ReflectionClass( StoreAdmin\Plugin::class ) )->getFileName() );

// A PHP notice from our code fails a test; one from WordPress or the host does not.
set_error_handler(
	static function ( int $level, string $message, string $file, int $line ) use ( $store_admin_folder ): bool {
		if ( 0 === strpos( $file, $store_admin_folder . '/' ) && 0 !== ( error_reporting() & $level ) ) {
			throw new ErrorException( $message, 0, $level, $file, $line );
		}

		return true;
	}
);

$store_admin_users = get_users(
	array(
		'role'   => 'administrator',
		'number' => 1,
	)
);
wp_set_current_user( $store_admin_users[0]->ID );
