<?php
/**
 * Customers as analytics knows them.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Data;

use DemoStore\Reports\ListQuery;
use DemoStore\Reports\Sql;
use WP_REST_Request;

/** Rows of the customer lookup table (registered customers and guests) with the sums of their orders. The id is the id of the row, not of the user. */
final class Customers {

	private const COLUMNS = array(
		'location'        => 'c.state, c.country',
		'orders_count'    => 'orders_count',
		'total_spend'     => 'total_spend',
		'avg_order_value' => 'avg_order_value',
	);

	/**
	 * A page of customers and the total.
	 *
	 * @param WP_REST_Request $request Validated request.
	 * @return array{list<array<string, string|null>>, int}
	 */
	public static function query( WP_REST_Request $request ): array {
		$query  = self::list( $request );
		$way    = 'asc' === $request['order'] ? 'ASC' : 'DESC';
		$name   = (string) $request['orderby'];
		$column = self::COLUMNS[ $name ] ?? "c.$name";
		$order  = 'name' === $name ? "c.first_name $way, c.last_name $way" : "$column $way";
		return array( $query->page( $request, "$order, c.customer_id $way" ), $query->count() );
	}

	/**
	 * Totals of all customers that match a request. Averages include only customers with orders.
	 *
	 * @param WP_REST_Request $request Validated request.
	 * @return array<string, int|float>
	 */
	public static function totals( WP_REST_Request $request ): array {
		$rows   = self::list( $request )->all();
		$buyers = array_filter( $rows, static fn ( array $row ): bool => (int) $row['orders_count'] > 0 );
		$mean   = static fn ( string $column ): float => $buyers ? array_sum( array_column( $buyers, $column ) ) / count( $buyers ) : 0.0;
		return array(
			'customers_count'     => count( $rows ),
			'avg_orders_count'    => round( $mean( 'orders_count' ), 4 ),
			'avg_total_spend'     => $mean( 'total_spend' ),
			'avg_avg_order_value' => $mean( 'avg_order_value' ),
		);
	}

	private static function list( WP_REST_Request $request ): ListQuery {
		$filters = new CustomerFilters( $request );
		$orders  = 'SUM( CASE WHEN s.parent_id = 0 THEN 1 ELSE 0 END )';
		$spend   = 'COALESCE( SUM( s.total_sales ), 0 )';
		return new ListQuery(
			"c.customer_id, c.user_id, c.username, c.first_name, c.last_name, c.email, c.date_last_active, c.date_registered, c.country, c.postcode, c.city, c.state, $orders AS orders_count, $spend AS total_spend, COALESCE( $spend / NULLIF( $orders, 0 ), 0 ) AS avg_order_value, MAX( s.date_created ) AS date_last_order",
			Sql::table( 'wc_customer_lookup' ) . ' c LEFT JOIN ' . Sql::table( 'wc_order_stats' ) . ' s ON s.customer_id = c.customer_id AND ' . Sql::counted(),
			$filters->where(),
			'c.customer_id, c.user_id, c.username, c.first_name, c.last_name, c.email, c.date_last_active, c.date_registered, c.country, c.postcode, c.city, c.state',
			$filters->having()
		);
	}
}
