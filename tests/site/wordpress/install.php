<?php
/**
 * Fills an empty database with a new WordPress.
 *
 * @package StoreAdmin\Tests
 */

declare( strict_types=1 );

define( 'WP_INSTALLING', true );

require __DIR__ . '/load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';

if ( is_blog_installed() ) {
	fwrite( STDERR, 'The database holds a WordPress already.' ); // phpcs:ignore WordPress.WP.AlternativeFunctions
	exit( 3 );
}

// Set before the installer requests the address, which is not served yet.
add_filter( 'pre_http_request', static fn () => new WP_Error( 'local_store', 'not served yet' ) );

wp_install( $local_store_args['title'], $local_store_args['user'], $local_store_args['user'] . '@example.com', true, '', $local_store_args['password'] );
update_option( 'permalink_structure', $local_store_args['permalinks'] );
update_option( 'timezone_string', $local_store_args['timeZone'] );
update_user_meta( 1, 'show_welcome_panel', 0 );

// Chooses a theme that exists in this WordPress.
if ( ! wp_get_theme()->exists() ) {
	$local_store_theme = WP_Theme::get_core_default_theme();
	$local_store_theme = $local_store_theme ? $local_store_theme : current( wp_get_themes() );
	if ( $local_store_theme ) {
		switch_theme( $local_store_theme->get_stylesheet() );
	}
}
