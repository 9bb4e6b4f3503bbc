<?php
/**
 * Tax rates of a period.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Reports;

use DemoStore\Data\Table;
use WP_REST_Request;

/** One row for each charged tax rate, and for requested rates that were not charged. */
final class TaxList {

	/**
	 * A page and the number of rows on all pages. Rows also have the columns of the rate.
	 *
	 * @return array{list<array<string, string|null>>, int}
	 */
	public static function of( WP_REST_Request $request ): array {
		$ids   = wp_parse_id_list( $request['taxes'] ?? array() );
		$query = new ListQuery(
			'l.tax_rate_id, SUM( l.total_tax ) AS total_tax, SUM( l.order_tax ) AS order_tax, SUM( l.shipping_tax ) AS shipping_tax, COUNT( DISTINCT CASE WHEN s.parent_id = 0 THEN l.order_id END ) AS orders_count',
			Sql::table( 'wc_order_tax_lookup' ) . ' l INNER JOIN ' . Sql::table( 'wc_order_stats' ) . ' s ON s.order_id = l.order_id',
			Sql::in_period( 'l.date_created', Period::of( $request ) ) . ' AND ' . TaxStats::condition( $request ),
			'l.tax_rate_id'
		);
		$found = array_column( $query->all(), null, 'tax_rate_id' );
		$rates = array_column( ( new Table( 'woocommerce_tax_rates' ) )->rows( array( 'tax_rate_id' => $ids ?: array_keys( $found ) ) ), null, 'tax_rate_id' );
		$zeros = array_fill_keys( array( 'total_tax', 'order_tax', 'shipping_tax', 'orders_count' ), '0' );
		$rows  = array();
		foreach ( $rates as $id => $rate ) {
			$row = ( $found[ $id ] ?? $zeros ) + $rate;
			// The taxable amount of a compound rate (priority above 1) cannot be calculated from its tax.
			$row['taxable_amount'] = (string) ( (int) $rate['tax_rate_priority'] > 1 || 0.0 === (float) $rate['tax_rate'] ? 0 : (float) $row['total_tax'] * 100 / (float) $rate['tax_rate'] );

			$rows[] = $row;
		}
		$values = array(
			'name'     => array_column( $rates, 'tax_rate_name', 'tax_rate_id' ),
			'rate'     => array_column( $rates, 'tax_rate', 'tax_rate_id' ),
			'tax_code' => array_map( array( Labels::class, 'rate' ), $rates ),
		)[ $request['orderby'] ] ?? null;
		return Sorting::page( $rows, $request, $values, 'tax_rate_id' );
	}
}
