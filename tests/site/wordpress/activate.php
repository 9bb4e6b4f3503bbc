<?php
/**
 * Activates plugins, each in the order given.
 *
 * @package StoreAdmin\Tests
 */

declare( strict_types=1 );

define( 'WP_ADMIN', true );

require __DIR__ . '/load.php';
require_once ABSPATH . 'wp-admin/includes/admin.php';

wp_set_current_user( 1 );

foreach ( $local_store_args['plugins'] as $local_store_plugin ) {
	$local_store_result = activate_plugin( $local_store_plugin );
	if ( is_wp_error( $local_store_result ) && 'unexpected_output' !== $local_store_result->get_error_code() ) {
		fwrite( STDERR, $local_store_plugin . ': ' . wp_strip_all_tags( $local_store_result->get_error_message() ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions
		exit( 4 );
	}
}
