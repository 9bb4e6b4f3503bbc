<?php
/**
 * Removes what this plugin added, and nothing of the host.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

( static function (): void {
	global $wpdb;

	// Quiet mode is stored per user, among the preferences of the host.
	delete_metadata( 'user', 0, 'woocommerce_admin_store_admin_quiet_mode', '', true );

	// The choice of screen is stored per user and site, in one table for the whole network.
	$store_admin_sites = is_multisite() ? get_sites(
		array(
			'fields' => 'ids',
			'number' => 0,
		)
	) : array( get_current_blog_id() );

	foreach ( $store_admin_sites as $store_admin_site ) {
		foreach ( array( 'store_admin_note_facts', 'store_admin_settings_history', 'store_admin_subscriptions' ) as $store_admin_option ) {
			is_multisite() ? delete_blog_option( (int) $store_admin_site, $store_admin_option ) : delete_option( $store_admin_option );
		}

		delete_metadata( 'user', 0, $wpdb->get_blog_prefix( (int) $store_admin_site ) . 'store_admin_original_screen', '', true );
	}
} )();
