<?php
/**
 * Orders of a period.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Reports;

use DemoStore\Settings\HostVersion;
use WP_REST_Request;

/** Rows of orders and refunds; the newest first by default. */
final class OrderList {

	/**
	 * A page and the number of rows on all pages.
	 *
	 * @return array{list<array<string, string|null>>, int}
	 */
	public static function of( WP_REST_Request $request ): array {
		$date  = 's.' . OrderStats::date_column();
		$order = OrderFilters::ORDER;
		$query = new ListQuery(
			( HostVersion::is_newer() ? '( SELECT o.payment_method FROM ' . Sql::table( 'wc_orders' ) . " o WHERE o.id = $order ) AS payment_method, " : '' ) . "s.order_id, s.parent_id, $date AS date, s.date_created, s.date_created_gmt, s.status, s.customer_id, s.net_total, s.total_sales, s.num_items_sold, CASE WHEN s.returning_customer = 0 THEN 'new' ELSE 'returning' END AS customer_type",
			Sql::table( 'wc_order_stats' ) . ' s',
			Sql::in_period( $date, Period::of( $request ) ) . ' AND ' . OrderFilters::condition( $request )
		);
		$column = array(
			'num_items_sold' => 's.num_items_sold',
			'net_total'      => 's.net_total',
		)[ $request['orderby'] ] ?? $date;
		$way    = 'asc' === $request['order'] ? 'ASC' : 'DESC';
		return array( $query->page( $request, "$column $way, s.order_id " . ( $column === $date ? $way : 'ASC' ) ), $query->count() );
	}
}
