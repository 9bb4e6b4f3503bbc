<?php
/**
 * Products sold in a period.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Reports;

use WP_REST_Request;

/** One row for each sold product, and for requested products that were not sold. */
final class ProductList {

	/**
	 * A page and the number of rows on all pages.
	 *
	 * @return array{list<array<string, string|null>>, int}
	 */
	public static function of( WP_REST_Request $request ): array {
		global $wpdb;
		$query    = new ListQuery(
			'l.product_id, SUM( l.product_qty ) AS items_sold, SUM( l.product_net_revenue ) AS net_revenue, COUNT( DISTINCT CASE WHEN s.parent_id = 0 THEN l.order_id END ) AS orders_count, MAX( l.date_created ) AS date',
			Sql::table( 'wc_order_product_lookup' ) . ' l INNER JOIN ' . Sql::table( 'wc_order_stats' ) . ' s ON s.order_id = l.order_id',
			Sql::in_period( 'l.date_created', Period::of( $request ) ) . ' AND ' . ProductFilters::products( $request ),
			'l.product_id'
		);
		$included = ProductFilters::included( $request );
		$rows     = array_column( $query->all(), null, 'product_id' );
		foreach ( $included ?? array() as $id ) {
			$rows[ $id ] ??= array(
				'product_id'   => (string) $id,
				'items_sold'   => '0',
				'net_revenue'  => '0',
				'orders_count' => '0',
				'date'         => '',
			);
		}
		return Sorting::page( array_values( $rows ), $request, self::values( $request, array_keys( $rows ) ), 'product_id' );
	}

	/**
	 * Values to sort by if they are not columns of the rows.
	 *
	 * @param list<int> $ids Products.
	 * @return array<int, string|int>|null Value by product.
	 */
	private static function values( WP_REST_Request $request, array $ids ): ?array {
		global $wpdb;
		$in = Sql::ids( 'p.ID', $ids );
		$by = array(
			'product_name' => "SELECT p.ID AS id, p.post_title AS value FROM {$wpdb->posts} p WHERE $in",
			'sku'          => "SELECT p.ID AS id, m.meta_value AS value FROM {$wpdb->posts} p INNER JOIN {$wpdb->postmeta} m ON m.post_id = p.ID AND m.meta_key = '_sku' WHERE $in",
			'variations'   => "SELECT p.post_parent AS id, COUNT( * ) AS value FROM {$wpdb->posts} p WHERE p.post_type = 'product_variation' AND " . Sql::ids( 'p.post_parent', $ids ) . ' GROUP BY p.post_parent',
		)[ $request['orderby'] ] ?? null;
		// phpcs:ignore WordPress.DB.PreparedSQL -- numbers only.
		return null === $by ? null : array_column( (array) $wpdb->get_results( $by, ARRAY_A ), 'value', 'id' );
	}
}
