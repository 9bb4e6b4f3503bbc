<?php
/**
 * Routes of the report of categories.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Rest\Reports;

use DemoStore\Reports\CategoryList;
use WP_REST_Request;
use WP_REST_Response;
use WP_Term;

/** Categories of sold products. */
final class CategoriesReportController extends ReportController {

	/** Registers the route. */
	public function register(): void {
		$args = array_diff_key( $this->stats_args( array( 'category_id', 'items_sold', 'net_revenue', 'orders_count', 'products_count', 'category' ) ), array( 'fields' => true ) );
		$this->report( 'categories', array( $this, 'list' ), $args + $this->ids( 'categories' ) + $this->statuses() + array( 'extended_info' => $this->flag() ) );
	}

	/** A page of categories. */
	public function list( WP_REST_Request $request ): WP_REST_Response {
		[ $rows, $total ] = CategoryList::of( $request );
		return $this->page( $request, array_map( fn ( array $row ): array => $this->category( $row, (bool) $request['extended_info'] ), $rows ), $total );
	}

	/**
	 * @param array<string, string|null> $row Row.
	 * @return array<string, mixed>
	 */
	private function category( array $row, bool $is_extended ): array {
		$id   = (int) $row['category_id'];
		$term = get_term( $id, 'product_cat' );
		return $this->item(
			array(
				'category_id'    => $id,
				'items_sold'     => (int) $row['items_sold'],
				'net_revenue'    => (float) $row['net_revenue'],
				'orders_count'   => (int) $row['orders_count'],
				'products_count' => (int) $row['products_count'],
				'extended_info'  => $is_extended ? array( 'name' => $term instanceof WP_Term ? $term->name : '' ) : (object) array(),
			),
			array( 'category' => array( array( 'href' => rest_url( "wc-analytics/products/categories/$id" ) ) ) )
		);
	}
}
