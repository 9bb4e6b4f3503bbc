<?php
/**
 * Variations sold in a period.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Reports;

use WP_REST_Request;

/** One row for each sold variation, and for requested variations that were not sold. The orders_count includes refunds. */
final class VariationList {

	/**
	 * A page and the number of rows on all pages.
	 *
	 * @return array{list<array<string, string|null>>, int}
	 */
	public static function of( WP_REST_Request $request ): array {
		$query = new ListQuery(
			'l.product_id, l.variation_id, SUM( l.product_qty ) AS items_sold, SUM( l.product_net_revenue ) AS net_revenue, COUNT( DISTINCT l.order_id ) AS orders_count, MAX( l.date_created ) AS date',
			Sql::table( 'wc_order_product_lookup' ) . ' l INNER JOIN ' . Sql::table( 'wc_order_stats' ) . ' s ON s.order_id = l.order_id',
			Sql::in_period( 'l.date_created', Period::of( $request ) ) . ' AND ' . ProductFilters::variations( $request ),
			'l.product_id, l.variation_id'
		);
		$rows  = array_column( $query->all(), null, 'variation_id' );
		foreach ( wp_parse_id_list( $request['variations'] ?? array() ) as $id ) {
			$rows[ $id ] ??= array(
				'product_id'   => (string) wp_get_post_parent_id( $id ),
				'variation_id' => (string) $id,
				'items_sold'   => '0',
				'net_revenue'  => '0',
				'orders_count' => '0',
				'date'         => '',
			);
		}
		return Sorting::page( array_values( $rows ), $request, self::values( $request, array_keys( $rows ) ), 'variation_id' );
	}

	/**
	 * @param list<int> $ids Variations.
	 * @return array<int, string>|null Value by variation.
	 */
	private static function values( WP_REST_Request $request, array $ids ): ?array {
		global $wpdb;
		if ( 'sku' !== $request['orderby'] ) {
			return null;
		}
		// phpcs:ignore WordPress.DB.PreparedSQL -- numbers only.
		return array_column( (array) $wpdb->get_results( "SELECT post_id, meta_value FROM {$wpdb->postmeta} WHERE meta_key = '_sku' AND " . Sql::ids( 'post_id', $ids ), ARRAY_A ), 'meta_value', 'post_id' );
	}
}
