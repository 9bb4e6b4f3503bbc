<?php
/**
 * Prints counts of a seeded store and, per rule, how many rows break it.
 */

global $wpdb;

$p     = $wpdb->prefix;
$one   = static fn ( string $sql ): int => (int) $wpdb->get_var( $sql );
$count = static fn ( string $table, string $where = '1 = 1' ): int => (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$p}{$table} WHERE {$where}" );

$items_total = "SELECT i.order_id, SUM( m.meta_value + 0 ) AS amount FROM {$p}woocommerce_order_items i
	JOIN {$p}woocommerce_order_itemmeta m ON m.order_item_id = i.order_item_id
	WHERE ( i.order_item_type IN ( 'line_item', 'fee' ) AND m.meta_key IN ( '_line_total', '_line_tax' ) )
		OR ( i.order_item_type = 'shipping' AND m.meta_key IN ( 'cost', 'total_tax' ) )
	GROUP BY i.order_id";

$without_lines = "SELECT order_id FROM {$p}woocommerce_order_items";

$facts = array(
	'counts'   => array(
		'products'    => $count( 'posts', "post_type = 'product'" ),
		'variations'  => $count( 'posts', "post_type = 'product_variation'" ),
		'lookup'      => $count( 'wc_product_meta_lookup' ),
		'customers'   => $count( 'usermeta', "meta_key = '{$p}capabilities' AND meta_value LIKE '%customer%'" ),
		'orders'      => $count( 'wc_orders', "type = 'shop_order'" ),
		'statuses'    => $one( "SELECT COUNT( DISTINCT status ) FROM {$p}wc_orders WHERE type = 'shop_order'" ),
		'refunds'     => $count( 'wc_orders', "type = 'shop_order_refund'" ),
		'stats'       => $count( 'wc_order_stats' ),
		'coupons'     => $count( 'posts', "post_type = 'shop_coupon'" ),
		'rates'       => $count( 'woocommerce_tax_rates' ),
		'zones'       => $count( 'woocommerce_shipping_zones' ),
		'reviews'     => $count( 'comments', "comment_type = 'review'" ),
		'reviewsHeld' => $count( 'comments', "comment_type = 'review' AND comment_approved = '0'" ),
		'reviewsSpam' => $count( 'comments', "comment_type = 'review' AND comment_approved = 'spam'" ),
		'noteTypes'   => $one( "SELECT COUNT( DISTINCT type ) FROM {$p}wc_admin_notes WHERE name LIKE 'seed-%'" ),
		'lowStock'    => $count( 'wc_product_meta_lookup', "stock_quantity BETWEEN 1 AND 2" ),
		'outOfStock'  => $count( 'wc_product_meta_lookup', "stock_status = 'outofstock'" ),
		'downloads'   => $count( 'wc_download_log' ),
	),
	'broken'   => array(
		'order total is lines, fees, shipping and tax'  => $one( "SELECT COUNT(*) FROM {$p}wc_orders o JOIN ( {$items_total} ) i ON i.order_id = o.id WHERE ABS( o.total_amount - i.amount ) > 0.001" ),
		'only refunds come without items'               => $count( 'wc_orders', "type = 'shop_order' AND id NOT IN ( {$without_lines} )" ),
		'report row has the order total'                => $one( "SELECT COUNT(*) FROM {$p}wc_orders o JOIN {$p}wc_order_stats s ON s.order_id = o.id WHERE ABS( o.total_amount - s.total_sales ) > 0.001" ),
		'report row adds up'                            => $count( 'wc_order_stats', 'ABS( total_sales - net_total - tax_total - shipping_total ) > 0.001' ),
		'order tax and shipping match the report row'   => $one( "SELECT COUNT(*) FROM {$p}wc_orders o JOIN {$p}wc_order_operational_data d ON d.order_id = o.id JOIN {$p}wc_order_stats s ON s.order_id = o.id WHERE ABS( o.tax_amount + d.shipping_tax_amount - s.tax_total ) > 0.001 OR ABS( d.shipping_total_amount - s.shipping_total ) > 0.001" ),
		'tax rows give the tax of the report row'       => $one( "SELECT COUNT(*) FROM {$p}wc_order_stats s JOIN ( SELECT order_id, SUM( total_tax ) AS tax FROM {$p}wc_order_tax_lookup GROUP BY order_id ) t ON t.order_id = s.order_id WHERE ABS( s.tax_total - t.tax ) > 0.001" ),
		'coupon row has the discount of the order'      => $one( "SELECT COUNT(*) FROM {$p}wc_order_coupon_lookup c JOIN {$p}wc_order_operational_data d ON d.order_id = c.order_id WHERE ABS( c.discount_amount - d.discount_total_amount ) > 0.001" ),
		'product rows give the pieces of the report row' => $one( "SELECT COUNT(*) FROM {$p}wc_order_stats s JOIN ( SELECT order_id, SUM( product_qty ) AS pieces FROM {$p}wc_order_product_lookup GROUP BY order_id ) l ON l.order_id = s.order_id WHERE s.num_items_sold <> l.pieces" ),
		'no refund is larger than its order'            => $one( "SELECT COUNT(*) FROM {$p}wc_order_stats r JOIN {$p}wc_order_stats o ON o.order_id = r.parent_id WHERE r.total_sales + o.total_sales < -0.001" ),
		'refunded orders were refunded completely'      => $one( "SELECT COUNT(*) FROM {$p}wc_order_stats o LEFT JOIN {$p}wc_order_stats r ON r.parent_id = o.order_id WHERE o.parent_id = 0 AND o.status = 'wc-refunded' AND ( r.order_id IS NULL OR ABS( r.total_sales + o.total_sales ) > 0.001 )" ),
		'everybody who ordered is in the customer table' => $count( 'wc_order_stats', "customer_id NOT IN ( SELECT customer_id FROM {$p}wc_customer_lookup )" ),
		'nothing happened later than now'               => $count( 'wc_orders', "date_created_gmt > '" . gmdate( 'Y-m-d H:i:s' ) . "'" ),
		'only paid orders have a paid date'             => $count( 'wc_order_stats', "parent_id = 0 AND ( date_paid IS NULL ) <> ( status IN ( 'wc-pending', 'wc-on-hold', 'wc-cancelled', 'wc-failed' ) )" ),
	),
	'firstDay' => substr( (string) $wpdb->get_var( "SELECT MIN( date_created ) FROM {$p}wc_order_stats" ), 0, 10 ),
	'lastDay'  => substr( (string) $wpdb->get_var( "SELECT MAX( date_created ) FROM {$p}wc_order_stats" ), 0, 10 ),
	'timeZone' => wp_timezone_string(),
	'seed'     => get_option( 'store_admin_seed' ),
);

echo wp_json_encode( $facts );
