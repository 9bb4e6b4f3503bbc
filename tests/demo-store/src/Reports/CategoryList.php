<?php
/**
 * Categories of products sold in a period.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Reports;

use WP_REST_Request;
use WP_Term;

/** One row for each category to which a sold product is directly assigned. A product in two categories counts in both. */
final class CategoryList {

	/**
	 * A page and the number of rows on all pages.
	 *
	 * @return array{list<array<string, string|null>>, int}
	 */
	public static function of( WP_REST_Request $request ): array {
		$ids   = wp_parse_id_list( $request['categories'] ?? array() );
		$query = new ListQuery(
			't.term_id AS category_id, SUM( l.product_qty ) AS items_sold, SUM( l.product_net_revenue ) AS net_revenue, COUNT( DISTINCT l.order_id ) AS orders_count, COUNT( DISTINCT l.product_id ) AS products_count',
			Sql::table( 'wc_order_product_lookup' ) . ' l INNER JOIN ' . Sql::table( 'wc_order_stats' ) . ' s ON s.order_id = l.order_id ' . Labels::category_join( 'l.product_id' ),
			Sql::join(
				array_merge(
					array( Sql::in_period( 'l.date_created', Period::of( $request ) ), $ids ? Sql::ids( 't.term_id', $ids ) : '' ),
					OrderFilters::statuses( $request ) ?: array( Sql::counted() )
				)
			),
			't.term_id'
		);
		$rows  = array_column( $query->all(), null, 'category_id' );
		$names = array();
		foreach ( array_keys( $rows ) as $id ) {
			$term         = get_term( $id );
			$names[ $id ] = $term instanceof WP_Term ? $term->name : '';
		}
		return Sorting::page( array_values( $rows ), $request, 'category' === $request['orderby'] ? $names : null, 'category_id' );
	}
}
