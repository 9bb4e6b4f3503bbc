<?php
/**
 * Orders.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Data;

/** Rows of the order tables. */
final class Orders {

	private const ORDER_COLUMNS = array(
		'id'       => 'id',
		'modified' => 'date_updated_gmt',
	);

	/**
	 * A page of orders and the total.
	 *
	 * @param array<string, mixed> $query Arguments of the REST list.
	 * @return array{list<array<string, string|null>>, int}
	 */
	public static function query( array $query ): array {
		$where  = self::conditions( $query );
		$table  = self::table();
		$limit  = (int) $query['per_page'];
		$column = self::ORDER_COLUMNS[ $query['orderby'] ] ?? 'date_created_gmt';
		$order  = strtoupper( (string) $query['order'] );
		$rows   = $table->rows(
			$where,
			array(
				'order'  => "$column $order, id $order",
				'limit'  => $limit,
				'offset' => ( (int) $query['page'] - 1 ) * $limit,
			)
		);
		return array( $rows, $table->count( $where ) );
	}

	/**
	 * One order, null when there is none.
	 *
	 * @return array<string, string|null>|null
	 */
	public static function find( int $id ): ?array {
		return self::table()->row(
			array(
				'id'   => $id,
				'type' => 'shop_order',
			)
		);
	}

	/** Changes the status of an order in both of its tables. */
	public static function set_status( int $id, string $status ): void {
		self::table()->update(
			array(
				'status'           => OrderStatuses::stored( $status ),
				'date_updated_gmt' => gmdate( 'Y-m-d H:i:s' ),
			),
			array( 'id' => $id )
		);
		( new Table( 'wc_order_stats' ) )->update( array( 'status' => OrderStatuses::stored( $status ) ), array( 'order_id' => $id ) );
	}

	/**
	 * Everything that belongs to some orders, read with one query for each table.
	 *
	 * @param list<int> $ids Orders.
	 * @return array<string, array<int, mixed>> Part to order id to rows.
	 */
	public static function parts( array $ids ): array {
		$refunds = ( new Table( 'wc_orders' ) )->rows(
			array(
				'parent_order_id' => $ids,
				'type'            => 'shop_order_refund',
			)
		);
		return array(
			'items'     => OrderItems::of( $ids ),
			'addresses' => self::group( ( new Table( 'wc_order_addresses' ) )->rows( array( 'order_id' => $ids ) ) ),
			'operation' => self::group( ( new Table( 'wc_order_operational_data' ) )->rows( array( 'order_id' => $ids ) ) ),
			'meta'      => self::group( ( new Table( 'wc_orders_meta' ) )->rows( array( 'order_id' => $ids ), array( 'order' => 'meta_key' ) ) ),
			'refunds'   => self::group( $refunds, 'parent_order_id' ),
			'reasons'   => self::reasons( array_column( $refunds, 'id' ) ),
			'products'  => self::group( ( new Table( 'wc_order_product_lookup' ) )->rows( array( 'order_id' => $ids ) ) ),
			'customers' => self::customers( $ids ),
		);
	}

	/**
	 * Reasons of refunds by their id.
	 *
	 * @param list<string|null> $refunds Refunds.
	 * @return array<int, string|null>
	 */
	private static function reasons( array $refunds ): array {
		$rows = ( new Table( 'wc_orders_meta' ) )->rows(
			array(
				'order_id' => $refunds,
				'meta_key' => '_refund_reason', // phpcs:ignore WordPress.DB.SlowDBQuery -- tests only.
			)
		);
		return array_column( $rows, 'meta_value', 'order_id' );
	}

	/**
	 * Rows by the order they belong to.
	 *
	 * @param list<array<string, string|null>> $rows Rows.
	 * @return array<int, list<array<string, string|null>>>
	 */
	public static function group( array $rows, string $column = 'order_id' ): array {
		$groups = array();
		foreach ( $rows as $row ) {
			$groups[ (int) $row[ $column ] ][] = $row;
		}
		return $groups;
	}

	/**
	 * Row of the customer lookup by order.
	 *
	 * @param list<int> $ids Orders.
	 * @return array<int, array<string, string|null>>
	 */
	private static function customers( array $ids ): array {
		$stats = array_column( ( new Table( 'wc_order_stats' ) )->rows( array( 'order_id' => $ids ) ), 'customer_id', 'order_id' );
		$rows  = array_column( ( new Table( 'wc_customer_lookup' ) )->rows( array( 'customer_id' => array_unique( array_filter( $stats ) ) ) ), null, 'customer_id' );
		return array_filter( array_map( static fn ( ?string $customer ): ?array => $rows[ $customer ] ?? null, $stats ) );
	}

	/**
	 * Conditions of a list.
	 *
	 * @param array<string, mixed> $query Arguments of the REST list.
	 * @return array<string, mixed>
	 */
	private static function conditions( array $query ): array {
		$statuses = array_diff( wp_parse_list( $query['status'] ?? 'any' ), array( 'any' ) );
		$where    = array(
			'type'   => 'shop_order',
			'status' => $statuses ? array_map( array( OrderStatuses::class, 'stored' ), array_values( $statuses ) ) : array_keys( OrderStatuses::names() ),
		);
		if ( isset( $query['customer'] ) ) {
			$where['customer_id'] = (int) $query['customer'];
		}
		if ( ! empty( $query['include'] ) ) {
			$where['id'] = wp_parse_id_list( $query['include'] );
		}
		if ( ! empty( $query['search'] ) ) {
			$where['id'] = self::search( (string) $query['search'] );
		}
		return $where;
	}

	/** @return list<int> Orders whose number or address has a text. */
	private static function search( string $text ): array {
		global $wpdb;
		$addresses = ( new Table( 'wc_order_addresses' ) )->name;
		$like      = '%' . $wpdb->esc_like( $text ) . '%';
		// phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- name of our own table.
		$ids = $wpdb->get_col( $wpdb->prepare( "SELECT DISTINCT order_id FROM $addresses WHERE first_name LIKE %s OR last_name LIKE %s OR email LIKE %s LIMIT 500", $like, $like, $like ) );
		return array_map( 'intval', is_numeric( $text ) ? array_merge( $ids, array( $text ) ) : $ids );
	}

	private static function table(): Table {
		return new Table( 'wc_orders' );
	}
}
