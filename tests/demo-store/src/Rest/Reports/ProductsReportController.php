<?php
/**
 * Routes of the reports of products.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Rest\Reports;

use DemoStore\Reports\ProductDetails;
use DemoStore\Reports\ProductList;
use DemoStore\Reports\ProductStats;
use WP_REST_Request;
use WP_REST_Response;

/** Sold products, and their figures. */
final class ProductsReportController extends ReportController {

	/** Registers the routes. */
	public function register(): void {
		$list = $this->ids( 'categories', 'products' ) + $this->match() + array( 'extended_info' => $this->flag() );
		$this->report( 'products', array( $this, 'list' ), $list + $this->period_args( array( 'date', 'net_revenue', 'orders_count', 'items_sold', 'product_name', 'variations', 'sku' ) ) );

		$stats = $this->stats_args( array( 'date', 'net_revenue', 'coupons', 'refunds', 'shipping', 'taxes', 'orders_count', 'items_sold' ), array( 'product', 'category', 'variation' ) );
		$this->report( 'products/stats', array( $this, 'answer' ), $stats + $this->ids( 'categories', 'products', 'variations' ) );
	}

	/** Figures of products. */
	public function answer( WP_REST_Request $request ): WP_REST_Response {
		return $this->stats( $request, new ProductStats( $request ) );
	}

	/** A page of products. */
	public function list( WP_REST_Request $request ): WP_REST_Response {
		[ $rows, $total ] = ProductList::of( $request );
		return $this->page( $request, array_map( fn ( array $row ): array => $this->product( $row, (bool) $request['extended_info'] ), $rows ), $total );
	}

	/**
	 * @param array<string, string|null> $row Row.
	 * @return array<string, mixed>
	 */
	private function product( array $row, bool $is_extended ): array {
		$id = (int) $row['product_id'];
		return $this->item(
			array(
				'product_id'    => $id,
				'items_sold'    => (int) $row['items_sold'],
				'net_revenue'   => (float) $row['net_revenue'],
				'orders_count'  => (int) $row['orders_count'],
				'extended_info' => $is_extended ? ProductDetails::product( $id ) : (object) array(),
			),
			array( 'product' => array( array( 'href' => rest_url( "wc-analytics/products/$id" ) ) ) )
		);
	}
}
