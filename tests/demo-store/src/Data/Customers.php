<?php
/**
 * Customers as analytics knows them.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Data;

use DemoStore\Settings\Options;

/** Rows of the lookup table, registered or not, with sums over their orders. The id is that of the row, not of the user. */
final class Customers {

	private const ORDER_COLUMNS = array(
		'date_registered'  => 'c.date_registered',
		'date_last_active' => 'c.date_last_active',
		'username'         => 'c.username',
		'first_name'       => 'c.first_name',
		'last_name'        => 'c.last_name',
		'email'            => 'c.email',
		'country'          => 'c.country',
		'city'             => 'c.city',
		'state'            => 'c.state',
		'postcode'         => 'c.postcode',
		'orders_count'     => 'orders_count',
		'total_spend'      => 'total_spend',
	);

	/**
	 * A page of customers and the total.
	 *
	 * @param array<string, mixed> $query search, searchby, include, orderby, order, page, per_page.
	 * @return array{list<array<string, string|null>>, int}
	 */
	public static function query( array $query ): array {
		global $wpdb;
		$table = ( new Table( 'wc_customer_lookup' ) )->name;
		$where = self::conditions( $query );
		$sql   = self::select( $table ) . $where . ' GROUP BY c.customer_id' . self::order( $query ) . $wpdb->prepare( ' LIMIT %d OFFSET %d', (int) $query['per_page'], ( (int) $query['page'] - 1 ) * (int) $query['per_page'] );
		// phpcs:disable WordPress.DB.PreparedSQL -- conditions are prepared, the rest comes from here.
		return array( (array) $wpdb->get_results( $sql, ARRAY_A ), (int) $wpdb->get_var( "SELECT COUNT(*) FROM $table c" . $where ) );
		// phpcs:enable
	}

	/** The SELECT without conditions. */
	private static function select( string $table ): string {
		$stats    = ( new Table( 'wc_order_stats' ) )->name;
		$excluded = array_map( array( OrderStatuses::class, 'stored' ), array_merge( Options::list( 'woocommerce_excluded_report_order_statuses' ), array( 'checkout-draft' ) ) );
		$counts   = str_replace( 'WHERE', 'NOT', Table::where( array( 's.status' => $excluded ) ) );
		return "SELECT c.*, SUM( CASE WHEN s.parent_id = 0 THEN 1 ELSE 0 END ) AS orders_count,
			COALESCE( SUM( s.total_sales ), 0 ) AS total_spend,
			MAX( CASE WHEN s.parent_id = 0 THEN s.date_created END ) AS date_last_order
			FROM $table c LEFT JOIN $stats s ON s.customer_id = c.customer_id AND$counts";
	}

	/** @param array<string, mixed> $query As in query(). */
	private static function conditions( array $query ): string {
		global $wpdb;
		$parts = array();
		if ( ! empty( $query['search'] ) ) {
			$like    = '%' . $wpdb->esc_like( (string) $query['search'] ) . '%';
			$columns = array(
				'username' => array( 'c.username' ),
				'email'    => array( 'c.email' ),
				'all'      => array( 'c.username', 'c.email', 'c.first_name', 'c.last_name' ),
			)[ $query['searchby'] ?? 'name' ] ?? array( 'c.first_name', 'c.last_name', "CONCAT( c.first_name, ' ', c.last_name )" );
			$parts[] = '( ' . implode( ' OR ', array_map( static fn ( string $column ): string => $wpdb->prepare( "$column LIKE %s", $like ), $columns ) ) . ' )'; // phpcs:ignore WordPress.DB.PreparedSQL -- columns of ours.
		}
		if ( ! empty( $query['include'] ) ) {
			$parts[] = 'c.customer_id IN ( ' . implode( ', ', wp_parse_id_list( $query['include'] ) ) . ' )';
		}
		return $parts ? ' WHERE ' . implode( ' AND ', $parts ) : '';
	}

	/** @param array<string, mixed> $query As in query(). */
	private static function order( array $query ): string {
		$column = self::ORDER_COLUMNS[ $query['orderby'] ] ?? 'c.date_registered';
		$way    = 'asc' === $query['order'] ? 'ASC' : 'DESC';
		return ' ORDER BY ' . ( 'name' === $query['orderby'] ? "c.first_name $way, c.last_name $way" : "$column $way" ) . ", c.customer_id $way";
	}
}
