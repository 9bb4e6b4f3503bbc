<?php
/**
 * Plugin Name: Store Admin
 * Description: A faster, more accessible admin for WooCommerce stores. Same screens, same extensions.
 * Version: 0.1.0
 * Requires at least: 6.6
 * Requires PHP: 7.4
 * Requires Plugins: woocommerce
 * Author: The Store Admin contributors
 * License: GPL-2.0-or-later
 * License URI: https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain: store-admin
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin;

use Automattic\WooCommerce\Utilities\FeaturesUtil;
use StoreAdmin\History\SettingsHistory;

defined( 'ABSPATH' ) || exit;

// On each request, not only in wp-admin: tools of the command line ask too.
add_action(
	'before_woocommerce_init',
	static function (): void {
		if ( class_exists( FeaturesUtil::class ) ) {
			foreach ( array( 'custom_order_tables', 'cart_checkout_blocks', 'product_block_editor' ) as $feature ) {
				FeaturesUtil::declare_compatibility( $feature, __FILE__, true );
			}
		}
	}
);

// Notes change in REST requests and scheduled jobs too. The next page then computes anew what it has to know about them.
foreach ( array( 'woocommerce_note_created', 'woocommerce_note_updated', 'woocommerce_note_deleted' ) as $store_admin_hook ) {
	add_action(
		$store_admin_hook,
		static function (): void {
			delete_option( 'store_admin_note_facts' );
		}
	);
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
	if ( is_admin() ) {
		( new Requirements( __DIR__ ) )->add_hooks();
	}

	return;
}

// Nothing of this plugin is shown outside wp-admin, so a visit to the store loads this file only.
if ( is_admin() ) {
	( new Plugin( __FILE__ ) )->add_hooks();
}

if ( defined( 'STORE_ADMIN_DISABLE' ) && constant( 'STORE_ADMIN_DISABLE' ) ) {
	return;
}

// Only for requests to our namespace, to those of the host, and to users, whose preferences have a field of ours.
add_filter(
	'rest_pre_dispatch',
	static function ( $result, $server, $request ) {
		if ( 1 === preg_match( '#^/(store-admin|wc)\b#', $request->get_route() ) ) {
			RestRoutes::add( $server );
		} elseif ( 0 === strpos( $request->get_route(), '/wp/v2/users' ) && ! is_admin() ) {
			Plugin::add_shared_hooks();
		}

		return $result;
	},
	0,
	3
);

// Requests that a settings page sends: its form, and REST calls of its parts.
if ( isset( $_SERVER['REQUEST_METHOD'], $_SERVER['HTTP_REFERER'] ) && 'POST' === $_SERVER['REQUEST_METHOD'] && is_string( $_SERVER['HTTP_REFERER'] ) && false !== strpos( $_SERVER['HTTP_REFERER'], 'page=wc-settings' ) ) { // phpcs:ignore WordPress.Security.ValidatedSanitizedInput.InputNotSanitized, WordPress.Security.ValidatedSanitizedInput.MissingUnslash -- Only searched for a fixed text.
	SettingsHistory::start();
}
