<?php
/**
 * Prints a checksum of every table that the seed fills.
 */

global $wpdb;

$orders = array(
	'posts'                             => 'ID',
	'postmeta'                          => 'post_id, meta_key, meta_value',
	'term_relationships'                => 'object_id, term_taxonomy_id',
	'users'                             => 'ID',
	'comments'                          => 'comment_ID',
	'wc_orders'                         => 'id',
	'wc_orders_meta'                    => 'order_id, meta_key, meta_value',
	'wc_order_addresses'                => 'order_id, address_type',
	'wc_order_operational_data'         => 'order_id',
	'wc_order_stats'                    => 'order_id',
	'wc_order_product_lookup'           => 'order_item_id',
	'wc_order_coupon_lookup'            => 'order_id',
	'wc_order_tax_lookup'               => 'order_id, tax_rate_id',
	'wc_customer_lookup'                => 'customer_id',
	'wc_product_meta_lookup'            => 'product_id',
	'wc_download_log'                   => 'download_log_id',
	'woocommerce_order_items'           => 'order_item_id',
	'woocommerce_order_itemmeta'        => 'order_item_id, meta_key, meta_value',
	'woocommerce_tax_rates'             => 'tax_rate_id',
	'woocommerce_shipping_zone_methods' => 'instance_id',
	'wc_admin_notes'                    => 'note_id',
);

// Numbered by the database, and WordPress itself writes into these tables as well.
$ignored = array_flip( array( 'id', 'meta_id' ) );

$sums = array();
foreach ( $orders as $table => $order ) {
	$hash = hash_init( 'md5' );
	foreach ( $wpdb->get_results( "SELECT * FROM {$wpdb->prefix}{$table} ORDER BY {$order}", ARRAY_A ) as $row ) {
		hash_update( $hash, wp_json_encode( array_diff_key( $row, $ignored ) ) . "\n" );
	}
	$sums[ $table ] = hash_final( $hash );
}

echo wp_json_encode( $sums );
