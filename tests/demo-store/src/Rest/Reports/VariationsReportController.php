<?php
/**
 * Routes of the reports of variations.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Rest\Reports;

use DemoStore\Reports\ProductDetails;
use DemoStore\Reports\VariationList;
use DemoStore\Reports\VariationStats;
use WP_REST_Request;
use WP_REST_Response;

/** Sold variations, and their figures. */
final class VariationsReportController extends ReportController {

	/** Registers the routes. */
	public function register(): void {
		$filters = $this->ids( 'product_includes', 'product_excludes', 'variations', 'category_includes', 'category_excludes', 'products' ) + $this->match() + $this->attributes();
		$this->report( 'variations', array( $this, 'list' ), $filters + array( 'extended_info' => $this->flag() ) + $this->period_args( array( 'date', 'net_revenue', 'orders_count', 'items_sold', 'sku' ) ) );
		$this->report( 'variations/stats', array( $this, 'answer' ), $filters + $this->stats_args( array( 'date', 'net_revenue', 'coupons', 'refunds', 'shipping', 'taxes', 'orders_count', 'items_sold' ), array( 'product', 'category', 'variation' ) ) );
	}

	/** Figures of variations. */
	public function answer( WP_REST_Request $request ): WP_REST_Response {
		return $this->stats( $request, new VariationStats( $request ) );
	}

	/** A page of variations. */
	public function list( WP_REST_Request $request ): WP_REST_Response {
		[ $rows, $total ] = VariationList::of( $request );
		return $this->page( $request, array_map( fn ( array $row ): array => $this->variation( $row, (bool) $request['extended_info'] ), $rows ), $total );
	}

	/**
	 * @param array<string, string|null> $row Row.
	 * @return array<string, mixed>
	 */
	private function variation( array $row, bool $is_extended ): array {
		$id      = (int) $row['variation_id'];
		$product = rest_url( "wc-analytics/products/{$row['product_id']}" );
		return $this->item(
			array(
				'product_id'    => (int) $row['product_id'],
				'variation_id'  => $id,
				'items_sold'    => (int) $row['items_sold'],
				'net_revenue'   => (float) $row['net_revenue'],
				'orders_count'  => (int) $row['orders_count'],
				'extended_info' => $is_extended ? ProductDetails::variation( $id ) : (object) array(),
			),
			array(
				'product'   => array( array( 'href' => $product ) ),
				'variation' => array( array( 'href' => "$product/variation/$id" ) ),
			)
		);
	}
}
