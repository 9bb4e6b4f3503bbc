<?php
/**
 * Figures of a period.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Data;

use DemoStore\Settings\Options;

/**
 * Sums over the analytics tables, each with the date rule of the host: revenue and orders count by the day of payment
 * (refunds by the day they were made), products, coupons and taxes by the day of the order, downloads by their own.
 */
final class Indicators {

	/**
	 * Figures of orders, computed once for all indicators that need them.
	 *
	 * @var array<string, float>|null
	 */
	private ?array $orders = null;

	/**
	 * Stores the period.
	 *
	 * @param string $after  First moment, in store time.
	 * @param string $before Last moment, in store time.
	 */
	public function __construct( private readonly string $after, private readonly string $before ) {
	}

	/** Value of an indicator. */
	public function value( string $stat ): float|int {
		$orders = static fn ( self $self ): array => $self->orders ??= $self->order_sums();
		return match ( $stat ) {
			'revenue/total_sales'        => $orders( $this )['total_sales'],
			'revenue/net_revenue'        => $orders( $this )['net'],
			'revenue/shipping'           => $orders( $this )['shipping'],
			'revenue/refunds'            => abs( $orders( $this )['refunded'] ),
			'revenue/gross_sales'        => $orders( $this )['order_net'] + $this->coupon_sum( self::paid_date() ),
			'orders/orders_count'        => (int) $orders( $this )['orders_count'],
			'orders/avg_order_value'     => $orders( $this )['orders_count'] > 0 ? $orders( $this )['order_net'] / $orders( $this )['orders_count'] : 0,
			'products/items_sold'        => (int) $this->sum( 'wc_order_product_lookup', 'SUM( l.product_qty )' ),
			'variations/items_sold'      => (int) $this->sum( 'wc_order_product_lookup', 'SUM( CASE WHEN l.variation_id > 0 THEN l.product_qty ELSE 0 END )' ),
			'coupons/orders_count'       => (int) $this->sum( 'wc_order_coupon_lookup', 'COUNT( DISTINCT l.order_id )' ),
			'coupons/amount'             => $this->coupon_sum( 'l.date_created' ),
			'taxes/total_tax'            => $this->sum( 'wc_order_tax_lookup', 'SUM( l.total_tax )' ),
			'taxes/order_tax'            => $this->sum( 'wc_order_tax_lookup', 'SUM( l.order_tax )' ),
			'taxes/shipping_tax'         => $this->sum( 'wc_order_tax_lookup', 'SUM( l.shipping_tax )' ),
			default                      => $this->downloads(),
		};
	}

	/** @return array<string, float> */
	private function order_sums(): array {
		global $wpdb;
		$stats = ( new Table( 'wc_order_stats' ) )->name;
		$sql   = "SELECT SUM( s.total_sales ) AS total_sales, SUM( s.net_total ) AS net, SUM( s.shipping_total ) AS shipping,
			SUM( CASE WHEN s.parent_id = 0 THEN 1 ELSE 0 END ) AS orders_count,
			SUM( CASE WHEN s.parent_id = 0 THEN s.net_total ELSE 0 END ) AS order_net,
			SUM( CASE WHEN s.parent_id > 0 THEN s.total_sales ELSE 0 END ) AS refunded
			FROM $stats s WHERE " . $this->period( self::paid_date() );
		return array_map( 'floatval', (array) $wpdb->get_row( $sql, ARRAY_A ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- period() is prepared.
	}

	private function coupon_sum( string $date ): float {
		return $this->sum( 'wc_order_coupon_lookup', 'SUM( l.discount_amount )', $date );
	}

	private function sum( string $lookup, string $what, string $date = 'l.date_created' ): float {
		global $wpdb;
		$table = ( new Table( $lookup ) )->name;
		$stats = ( new Table( 'wc_order_stats' ) )->name;
		// phpcs:ignore WordPress.DB.PreparedSQL -- period() is prepared, the rest comes from here.
		return (float) $wpdb->get_var( "SELECT $what FROM $table l INNER JOIN $stats s ON s.order_id = l.order_id WHERE " . $this->period( $date ) );
	}

	private function downloads(): int {
		global $wpdb;
		$log = ( new Table( 'wc_download_log' ) )->name;
		// phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- name of our own table.
		return (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM $log WHERE timestamp BETWEEN %s AND %s", $this->after, $this->before ) );
	}

	/** Condition on the date and on the status of the order. */
	private function period( string $date ): string {
		global $wpdb;
		$excluded = array_map( array( OrderStatuses::class, 'stored' ), array_merge( Options::list( 'woocommerce_excluded_report_order_statuses' ), array( 'checkout-draft' ) ) );
		$marks    = implode( ', ', array_fill( 0, count( $excluded ), '%s' ) );
		// phpcs:ignore WordPress.DB.PreparedSQL, WordPress.DB.PreparedSQLPlaceholders -- only marks and an expression of ours are put in.
		return $wpdb->prepare( "$date BETWEEN %s AND %s AND s.status NOT IN ( $marks )", array_merge( array( $this->after, $this->before ), $excluded ) );
	}

	private static function paid_date(): string {
		$column = Options::text( 'woocommerce_date_type' );
		$column = in_array( $column, array( 'date_created', 'date_completed' ), true ) ? $column : 'date_paid';
		return "CASE WHEN s.parent_id > 0 THEN s.date_created ELSE s.$column END";
	}
}
