<?php
/**
 * Figures of orders.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Reports;

use DemoStore\Settings\Options;

/** Figures of orders by the day of payment, or by another date of the settings. Refunds are separate rows. */
final class OrderStats extends StatsReport {

	private const ORDERS = 'SUM( CASE WHEN s.parent_id = 0 THEN 1 ELSE 0 END )';

	/** Figures of the answer. */
	public function figures(): array {
		$orders_net = 'SUM( CASE WHEN s.parent_id = 0 THEN s.net_total ELSE 0 END )';
		return array(
			'orders_count'        => array( self::ORDERS, 'int' ),
			'num_items_sold'      => array( 'SUM( s.num_items_sold )', 'int' ),
			'gross_sales'         => array( "$orders_net + SUM( COALESCE( c.discount, 0 ) )", -1 ),
			'total_sales'         => array( 'SUM( s.total_sales )', -1 ),
			'coupons'             => array( 'SUM( COALESCE( c.discount, 0 ) )', -1 ),
			'coupons_count'       => array( '0', 'int' ),
			'refunds'             => array( 'ABS( SUM( CASE WHEN s.parent_id > 0 THEN s.total_sales ELSE 0 END ) )', -1 ),
			'taxes'               => array( 'SUM( s.tax_total )', -1 ),
			'shipping'            => array( 'SUM( s.shipping_total )', -1 ),
			'net_revenue'         => array( 'SUM( s.net_total )', -1 ),
			'avg_items_per_order' => array( 'SUM( CASE WHEN s.parent_id = 0 THEN s.num_items_sold ELSE 0 END ) * 1.0 / NULLIF( ' . self::ORDERS . ', 0 )', 4 ),
			'avg_order_value'     => array( "$orders_net / NULLIF( " . self::ORDERS . ', 0 )', -1 ),
			'total_customers'     => array( 'COUNT( DISTINCT s.customer_id )', 'int' ),
		);
	}

	/** Numbers of products and coupons. */
	public function more_totals( Period $period ): array {
		return array(
			'products'      => $this->distinct( $period, 'wc_order_product_lookup', 'product_id' ),
			'coupons_count' => $this->distinct( $period, 'wc_order_coupon_lookup', 'coupon_id' ),
		);
	}

	/** The host always sends both. */
	public function always(): array {
		return array( 'products', 'coupons_count' );
	}

	/** Copies a fault of the host: the first interval with orders has the number of coupons of the whole period. */
	public function adjust( array $rows, array $totals ): array {
		$first = array_key_first( array_filter( $rows, static fn ( array $row ): bool => $row['total_customers'] > 0 ) );
		if ( null !== $first ) {
			$rows[ $first ]['coupons_count'] = $totals['coupons_count'];
		}
		return $rows;
	}

	/** Segments by product, variation, category, coupon or type of customer. */
	public function segments(): ?Segments {
		return OrderSegments::of( $this->request );
	}

	/** Orders with their discounts. */
	protected function from(): string {
		return Sql::table( 'wc_order_stats' ) . ' s LEFT JOIN ( SELECT order_id, SUM( discount_amount ) AS discount FROM ' . Sql::table( 'wc_order_coupon_lookup' ) . ' GROUP BY order_id ) c ON c.order_id = s.order_id';
	}

	/** Column of the date. */
	protected function date(): string {
		return 's.' . self::date_column( (string) ( $this->request['date_type'] ?? '' ) );
	}

	/** Condition of the filters. */
	protected function filters(): string {
		return OrderFilters::condition( $this->request );
	}

	/** Column of the date: the requested one, or the one of the settings, or the date of payment. */
	public static function date_column( string $asked = '' ): string {
		$columns = array( 'date_paid', 'date_created', 'date_completed' );
		$chosen  = '' === $asked ? Options::text( 'woocommerce_date_type' ) : $asked;
		return in_array( $chosen, $columns, true ) ? $chosen : 'date_paid';
	}

	private function distinct( Period $period, string $table, string $column ): int {
		global $wpdb;
		$sql = "SELECT COUNT( DISTINCT l.$column ) FROM " . Sql::table( $table ) . ' l INNER JOIN ' . Sql::table( 'wc_order_stats' ) . ' s ON s.order_id = l.order_id WHERE ' . Sql::in_period( $this->date(), $period ) . ' AND ' . $this->filters();
		return (int) $wpdb->get_var( $sql ); // phpcs:ignore WordPress.DB.PreparedSQL -- prepared in parts.
	}
}
