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
use DemoStore\Settings\HostVersion;
use WP_REST_Request;
use WP_REST_Response;

/** Taxes by rate, and their figures. */
final class TaxesReportController extends ReportController {

	/** Fields of a row; newer hosts also have the taxable amounts. */
	private const FIELDS = array(
		'tax_rate_id'  => 'integer',
		'name'         => 'string',
		'tax_rate'     => 'number',
		'country'      => 'string',
		'state'        => 'string',
		'priority'     => 'integer',
		'total_tax'    => 'number',
		'order_tax'    => 'number',
		'shipping_tax' => 'number',
		'orders_count' => 'integer',
	);

	/** Registers the routes. */
	public function register(): void {
		$list = array(
			'taxes' => array(
				'type'  => 'array',
				'items' => array( 'type' => 'string' ),
			),
		);
		$orderby = array( 'tax_rate_id', 'name', 'tax_code', 'rate', 'order_tax', 'total_tax', 'shipping_tax', 'orders_count' );
		$places  = array();
		$fields  = self::FIELDS;
		if ( HostVersion::is_newer() ) {
			$orderby[] = 'taxable_amount';
			$places    = array_fill_keys( array( 'location_includes', 'location_excludes' ), array( 'type' => 'string' ) );
			$fields   += array_fill_keys( array( 'taxable_amount', 'order_taxable_amount', 'shipping_taxable_amount' ), 'number' );
		}
		$this->report( 'taxes', array( $this, 'list' ), $list + $places + $this->period_args( $orderby ), $fields );
		$this->report( 'taxes/stats', array( $this, 'answer' ), $this->ids( 'taxes' ) + $places + $this->stats_args( array( 'date', 'items_sold', 'total_sales', 'orders_count', 'products_count' ), array( 'tax_rate_id' ) ) );
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
	 * A row. A rate without a state has the code of its country as state.
	 *
	 * @param array<string, string|null> $row Row.
	 * @return array<string, mixed>
	 */
	private function tax( array $row ): array {
		$id      = (int) $row['tax_rate_id'];
		$country = (string) $row['tax_rate_country'];
		return $this->item(
			( HostVersion::is_newer() ? self::taxable( $row ) : array() ) + array(
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

	/**
	 * Taxable amounts. When they are unknown, the total is 0 and its parts are missing.
	 *
	 * @param array<string, string|null> $row Row.
	 * @return array<string, float>
	 */
	private static function taxable( array $row ): array {
		$whole = (float) $row['taxable_amount'];
		$share = (float) $row['total_tax'] > 0 ? (float) $row['shipping_tax'] / (float) $row['total_tax'] : 0.0;
		return 0.0 === $whole ? array( 'taxable_amount' => 0.0 ) : array(
			'taxable_amount'          => $whole,
			'order_taxable_amount'    => $whole * ( 1 - $share ),
			'shipping_taxable_amount' => $whole * $share,
		);
	}
}
