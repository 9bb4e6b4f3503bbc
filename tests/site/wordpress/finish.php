<?php
/**
 * Completes a new store after its plugins have run: the host's tables and pages, people with other roles, rewrite rules.
 *
 * @package StoreAdmin\Tests
 */

declare( strict_types=1 );

define( 'WP_ADMIN', true );

require __DIR__ . '/load.php';
require_once ABSPATH . 'wp-admin/includes/admin.php';

wp_set_current_user( 1 );

if ( class_exists( 'WC_Install' ) && method_exists( 'WC_Install', 'install' ) ) {
	if ( ! get_option( 'woocommerce_db_version' ) || ! get_role( 'shop_manager' ) ) {
		WC_Install::install();
	}
	if ( is_callable( array( 'WC_Install', 'create_pages' ) ) ) {
		WC_Install::create_pages();
	}
}

// Without this the set-up wizard would replace Home on the first visit.
update_option( 'woocommerce_onboarding_profile', array( 'skipped' => true ) );
delete_transient( '_wc_activation_redirect' );
update_option( 'woocommerce_allow_tracking', 'no' );
update_option( 'woocommerce_show_marketplace_suggestions', 'no' );

$local_store_people = array(
	'shopmanager' => 'shop_manager',
	'editor'      => 'editor',
	'subscriber'  => 'subscriber',
);
foreach ( $local_store_people as $local_store_name => $local_store_role ) {
	if ( get_role( $local_store_role ) && ! username_exists( $local_store_name ) ) {
		wp_insert_user(
			array(
				'user_login' => $local_store_name,
				'user_pass'  => $local_store_args['password'],
				'user_email' => $local_store_name . '@example.com',
				'role'       => $local_store_role,
			)
		);
	}
}

flush_rewrite_rules();
wp_set_current_user( 0 );
