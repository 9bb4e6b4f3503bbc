<?php
/**
 * Routes of the reports of coupons.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Rest\Reports;

use DemoStore\Reports\CouponList;
use DemoStore\Reports\CouponStats;
use WP_REST_Request;
use WP_REST_Response;

/** Used coupons, and their figures. */
final class CouponsReportController extends ReportController {

	/** Registers the routes. */
	public function register(): void {
		$ids = $this->ids( 'coupons' );
		$this->report( 'coupons', array( $this, 'list' ), $ids + array( 'extended_info' => $this->flag() ) + $this->period_args( array( 'coupon_id', 'code', 'amount', 'orders_count' ) ) );
		$this->report( 'coupons/stats', array( $this, 'answer' ), $ids + $this->stats_args( array( 'date', 'amount', 'coupons_count', 'orders_count' ), array( 'product', 'variation', 'category', 'coupon' ) ) );
	}

	/** Figures of coupons. */
	public function answer( WP_REST_Request $request ): WP_REST_Response {
		return $this->stats( $request, new CouponStats( $request ) );
	}

	/** A page of coupons. */
	public function list( WP_REST_Request $request ): WP_REST_Response {
		[ $rows, $total ] = CouponList::of( $request );
		return $this->page( $request, array_map( fn ( array $row ): array => $this->coupon( $row, (bool) $request['extended_info'] ), $rows ), $total );
	}

	/**
	 * @param array<string, string|null> $row Row.
	 * @return array<string, mixed>
	 */
	private function coupon( array $row, bool $is_extended ): array {
		$id = (int) $row['coupon_id'];
		return $this->item(
			array(
				'coupon_id'     => $id,
				'amount'        => (float) $row['amount'],
				'orders_count'  => (int) $row['orders_count'],
				'extended_info' => $is_extended ? CouponList::details( $id ) : (object) array(),
			),
			array( 'coupon' => array( array( 'href' => rest_url( "wc-analytics/coupons/$id" ) ) ) )
		);
	}
}
