<?php
/**
 * Plugin Name: Store Admin
 * Description: A faster, more accessible admin for WooCommerce stores. Same screens, same extensions.
 * Version: 0.1.0
 * Requires at least: 6.6
 * Requires PHP: 7.4
 * Author: The Store Admin contributors
 * License: GPL-2.0-or-later
 * License URI: https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain: store-admin
 * Domain Path: /languages
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin;

defined( 'ABSPATH' ) || exit;

// Nothing of this plugin is seen outside wp-admin, so a visit to the store pays for this file only.
if ( ! is_admin() ) {
	return;
}

spl_autoload_register(
	static function ( string $class_name ): void {
		if ( 0 === strncmp( $class_name, 'StoreAdmin\\', 11 ) ) {
			$file = __DIR__ . '/php/' . str_replace( '\\', '/', substr( $class_name, 11 ) ) . '.php';

			if ( is_file( $file ) ) {
				require $file;
			}
		}
	}
);

// PHP 7.2 must still be able to read this file and the class of the notice: WordPress 6.6 itself runs on it.
if ( PHP_VERSION_ID < 70400 || version_compare( get_bloginfo( 'version' ), '6.6-alpha', '<' ) ) {
	( new Requirements( __DIR__ ) )->add_hooks();

	return;
}

( new Plugin( __FILE__ ) )->add_hooks();
