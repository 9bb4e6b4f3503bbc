<?php
/**
 * Plugin Name: Sample extension
 * Description: Uses each public extension point of the store's admin app, the way a third-party author would. For tests and docs only.
 * Version: 1.0.0
 * Requires PHP: 7.4
 * License: GPL-2.0-or-later
 *
 * Which parts run is read from the option `sample_extension_parts` (a list of names); without it those below run.
 *
 * @package SampleExtension
 */

declare( strict_types=1 );

namespace SampleExtension;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/class-scripts.php';
require_once __DIR__ . '/class-settings-tab.php';
require_once __DIR__ . '/class-tasks.php';

/** The parts that run when the option is not set. */
const SHOWN_PARTS = array( 'page', 'late-page', 'task', 'header-item' );

/**
 * Names of the parts that are enabled.
 *
 * @return string[]
 */
function active_parts(): array {
	$chosen = get_option( 'sample_extension_parts' );
	return is_array( $chosen ) ? $chosen : SHOWN_PARTS;
}

add_action(
	'admin_enqueue_scripts',
	static function (): void {
		( new Scripts() )->enqueue( active_parts() );
	},
	20
);

add_action(
	'init',
	static function (): void {
		( new Tasks() )->add( active_parts() );
		if ( in_array( 'settings-tab', active_parts(), true ) ) {
			( new Settings_Tab() )->add();
		}
		if ( in_array( 'printed-script', active_parts(), true ) ) {
			add_action( 'admin_print_footer_scripts', array( Settings_Tab::class, 'print_script' ), 50 );
		}
	},
	20
);

add_action(
	'admin_menu',
	static function (): void {
		if ( ! function_exists( 'wc_admin_register_page' ) ) {
			return;
		}
		if ( in_array( 'late-marketing', active_parts(), true ) ) {
			wc_admin_register_page(
				array(
					'id'     => 'late-marketing',
					'title'  => 'Late marketing',
					'parent' => 'woocommerce-marketing',
					'path'   => '/late-marketing/start',
				)
			);
		}
		if ( in_array( 'page', active_parts(), true ) ) {
			wc_admin_register_page(
				array(
					'id'     => 'sample-page',
					'title'  => 'Sample page',
					'parent' => 'woocommerce',
					'path'   => '/sample-page',
				)
			);
		}
	}
);

// Makes the REST API fail, for tests of the failure messages.
add_filter(
	'rest_pre_dispatch',
	static function ( $result ) {
		return 'broken' === get_option( 'sample_extension_rest' ) ? new \WP_Error( 'broken', 'The database is on fire.', array( 'status' => 500 ) ) : $result;
	}
);

add_action(
	'rest_api_init',
	static function (): void {
		register_rest_route(
			'sample-extension/v1',
			'/connect',
			array(
				'methods'             => 'POST',
				'permission_callback' => static function (): bool {
					return current_user_can( 'manage_woocommerce' );
				},
				'callback'            => static function (): array {
					update_option( 'sample_task_done', 'yes' );
					return array( 'connected' => true );
				},
			)
		);
	}
);
