<?php
/**
 * Routes of the reports of stock.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Rest\Reports;

use DemoStore\Reports\Stock;
use DemoStore\Settings\Options;
use WP_REST_Request;
use WP_REST_Response;

/** Stock of the products. It does not depend on a period. */
final class StockReportController extends ReportController {

	/** Registers the routes. */
	public function register(): void {
		$args = array(
			'type'  => array(
				'type'    => 'string',
				'default' => 'all',
				'enum'    => array( 'all', 'lowstock', 'instock', 'outofstock', 'onbackorder' ),
			),
			'order' => array(
				'type'    => 'string',
				'default' => 'asc',
				'enum'    => array( 'asc', 'desc' ),
			),
		);
		$this->report( 'stock', array( $this, 'list' ), $args + $this->ids( 'include', 'exclude', 'parent', 'parent_exclude' ) + $this->list_args( array( 'stock_status', 'stock_quantity', 'date', 'id', 'include', 'title', 'sku' ) ) );
		$this->report( 'stock/stats', array( $this, 'totals' ), array() );
	}

	/** @return array{totals: array<string, int>} */
	public function totals(): array {
		return array( 'totals' => Stock::totals() );
	}

	/** A page of products. */
	public function list( WP_REST_Request $request ): WP_REST_Response {
		[ $rows, $total ] = Stock::of( $request );
		return $this->page( $request, array_map( array( $this, 'product' ), $rows ), $total );
	}

	/**
	 * @param array<string, string|null> $row Row.
	 * @return array<string, mixed>
	 */
	private function product( array $row ): array {
		$id  = (int) $row['id'];
		$low = (string) $row['low'];
		return $this->item(
			array(
				'id'               => $id,
				'parent_id'        => (int) $row['parent_id'],
				'name'             => (string) $row['name'],
				'sku'              => (string) $row['sku'],
				'stock_status'     => (string) $row['stock_status'],
				'stock_quantity'   => (int) $row['quantity'],
				'manage_stock'     => 'yes' === $row['manages'],
				'low_stock_amount' => '' === $low ? (int) Options::text( 'woocommerce_notify_low_stock_amount' ) : (int) $low,
			),
			array( 'product' => array( array( 'href' => rest_url( "wc-analytics/products/$id" ) ) ) )
		);
	}
}
