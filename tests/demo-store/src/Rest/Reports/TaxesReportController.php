<?php
/**
 * Routes of the reports of taxes.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Rest\Reports;

use DemoStore\Reports\TaxList;
use DemoStore\Reports\TaxStats;
use WP_REST_Request;
use WP_REST_Response;

/** Taxes by rate, and their figures. */
final class TaxesReportController extends ReportController {

	/** Registers the routes. */
	public function register(): void {
		$list = array(
			'taxes' => array(
				'type'  => 'array',
				'items' => array( 'type' => 'string' ),
			),
		);
		$this->report( 'taxes', array( $this, 'list' ), $list + $this->period_args( array( 'tax_rate_id', 'name', 'tax_code', 'rate', 'order_tax', 'total_tax', 'shipping_tax', 'orders_count' ) ) );
		$this->report( 'taxes/stats', array( $this, 'answer' ), $this->ids( 'taxes' ) + $this->stats_args( array( 'date', 'items_sold', 'total_sales', 'orders_count', 'products_count' ), array( 'tax_rate_id' ) ) );
	}

	/** Figures of taxes. */
	public function answer( WP_REST_Request $request ): WP_REST_Response {
		return $this->stats( $request, new TaxStats( $request ) );
	}

	/** A page of rates. */
	public function list( WP_REST_Request $request ): WP_REST_Response {
		[ $rows, $total ] = TaxList::of( $request );
		return $this->page( $request, array_map( array( $this, 'tax' ), $rows ), $total );
	}

	/**
	 * A rate without a state has the code of its country in that place.
	 *
	 * @param array<string, string|null> $row Row.
	 * @return array<string, mixed>
	 */
	private function tax( array $row ): array {
		$id      = (int) $row['tax_rate_id'];
		$country = (string) $row['tax_rate_country'];
		return $this->item(
			array(
				'tax_rate_id'  => $id,
				'name'         => strtoupper( (string) $row['tax_rate_name'] ),
				'tax_rate'     => (float) $row['tax_rate'],
				'country'      => $country,
				'state'        => (string) $row['tax_rate_state'] ?: $country,
				'priority'     => (int) $row['tax_rate_priority'],
				'total_tax'    => (float) $row['total_tax'],
				'order_tax'    => (float) $row['order_tax'],
				'shipping_tax' => (float) $row['shipping_tax'],
				'orders_count' => (int) $row['orders_count'],
			),
			array( 'tax' => array( array( 'href' => rest_url( "wc-analytics/taxes/$id" ) ) ) )
		);
	}
}
