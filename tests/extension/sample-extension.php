<?php
/**
 * Plugin Name: Sample extension
 * Description: Uses each public extension point of the store's admin app, the way a third-party author would. For tests and docs only.
 * Version: 1.0.0
 * Requires PHP: 7.4
 * License: GPL-2.0-or-later
 *
 * Which parts run is read from the option `sample_extension_parts` (a list of names of files in js/); without it all run but the faulty ones.
 *
 * @package SampleExtension
 */

declare( strict_types=1 );

namespace SampleExtension;

defined( 'ABSPATH' ) || exit;

/** Part (file in js/) => script handles it depends on. */
const PARTS = array(
	'page'            => array( 'wp-hooks', 'wp-element', 'wp-i18n' ),
	'late-page'       => array( 'wp-hooks', 'wp-element' ),
	'task'            => array( 'wp-api-fetch', 'wp-plugins', 'wp-components', 'wp-element' ),
	'header-item'     => array( 'wp-plugins', 'wp-components', 'wp-element' ),
	'throwing-filter' => array( 'wp-hooks' ),
	'throwing-fill'   => array( 'wp-plugins', 'wp-components', 'wp-element' ),
	'bad-filters'     => array( 'wp-hooks' ),
);

const FAULTY = array( 'throwing-filter', 'throwing-fill', 'bad-filters' );

/**
 * Names of the parts that are switched on.
 *
 * @return string[]
 */
function active_parts(): array {
	$chosen = get_option( 'sample_extension_parts' );
	return is_array( $chosen ) ? array_intersect( array_keys( PARTS ), $chosen ) : array_diff( array_keys( PARTS ), FAULTY );
}

add_action(
	'admin_enqueue_scripts',
	static function (): void {
		$screen = get_current_screen();
		if ( ! $screen || 'woocommerce_page_wc-admin' !== $screen->id ) {
			return;
		}
		foreach ( active_parts() as $part ) {
			wp_enqueue_script( "sample-extension-$part", plugins_url( "js/$part.js", __FILE__ ), PARTS[ $part ], '1.0.0', true );
		}
	},
	20
);

// A store whose REST API is down, for the tests of what the screens say then.
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

add_action(
	'init',
	static function (): void {
		$lists = 'Automattic\WooCommerce\Admin\Features\OnboardingTasks\TaskLists';
		if ( class_exists( $lists ) && in_array( 'task', active_parts(), true ) ) {
			require_once __DIR__ . '/class-sample-task.php';
			$lists::add_task( 'extended', new Sample_Task( $lists::get_list( 'extended' ) ) );
		}
	},
	20
);
