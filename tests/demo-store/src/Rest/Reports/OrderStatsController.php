<?php
/**
 * Routes of the order and revenue statistics.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Rest\Reports;

use DemoStore\Reports\OrderStats;
use WP_REST_Request;
use WP_REST_Response;

/** Figures of orders and of revenue. Revenue is the same report without filters; its request can choose the date type. */
final class OrderStatsController extends ReportController {

	private const SEGMENTS = array( 'product', 'category', 'variation', 'coupon', 'customer_type' );

	/** Registers the routes. */
	public function register(): void {
		$revenue = $this->stats_args( array( 'date', 'total_sales', 'coupons', 'refunds', 'shipping', 'taxes', 'net_revenue', 'orders_count', 'items_sold', 'gross_sales' ), self::SEGMENTS );
		$by_date = array(
			'date_type' => array(
				'type' => 'string',
				'enum' => array( 'date_paid', 'date_created', 'date_completed' ),
			),
		);
		$this->report( 'revenue/stats', array( $this, 'answer' ), $revenue + $by_date );
		$orders = $this->stats_args( array( 'date', 'net_revenue', 'orders_count', 'avg_order_value' ), self::SEGMENTS );
		$this->report( 'orders/stats', array( $this, 'answer' ), $orders + $this->filters() );
	}

	/** Figures of both reports. */
	public function answer( WP_REST_Request $request ): WP_REST_Response {
		return $this->stats( $request, new OrderStats( $request ) );
	}

	/** @return array<string, array<string, mixed>> */
	private function filters(): array {
		$customer = array(
			'type' => 'string',
			'enum' => array( 'new', 'returning' ),
		);
		return OrdersReportController::filter_args() + array(
			'customer'      => $customer,
			'customer_type' => $customer,
		) + $this->match() + $this->statuses() + $this->attributes();
	}
}
