<?php
/**
 * Figures of coupons.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Reports;

/** Discounts by the day of the order. */
final class CouponStats extends StatsReport {

	/** Figures of the answer. */
	public function figures(): array {
		return array(
			'amount'        => array( 'SUM( l.discount_amount )', -1 ),
			'coupons_count' => array( 'COUNT( DISTINCT l.coupon_id )', 'int' ),
			'orders_count'  => array( 'COUNT( DISTINCT l.order_id )', 'int' ),
		);
	}

	/** Segments by coupon, or by product, variation or category. */
	public function segments(): ?Segments {
		$name   = (string) $this->request['segmentby'];
		$labels = Labels::of( $name, $this->request );
		$lines  = 'INNER JOIN ' . Sql::table( 'wc_order_product_lookup' ) . ' p ON p.order_id = l.order_id';
		$amount = array( 'amount' => array( 'SUM( p.coupon_amount )', -1 ) );
		return match ( $name ) {
			'coupon'    => new Segments( 'l.coupon_id', $labels ),
			'product'   => new Segments( 'p.product_id', $labels, $lines, $amount ),
			'variation' => new Segments( 'p.variation_id', $labels, $lines, $amount, array(), 'p.variation_id > 0' ),
			'category'  => new Segments( 't.term_id', $labels, "$lines " . Labels::category_join( 'p.product_id' ), $amount ),
			default     => null,
		};
	}

	/** Discounts with their orders. */
	protected function from(): string {
		return Sql::table( 'wc_order_coupon_lookup' ) . ' l INNER JOIN ' . Sql::table( 'wc_order_stats' ) . ' s ON s.order_id = l.order_id';
	}

	/** Column of the date. */
	protected function date(): string {
		return 'l.date_created';
	}

	/** Condition of the filters. */
	protected function filters(): string {
		$ids = wp_parse_id_list( $this->request['coupons'] ?? array() );
		return Sql::join( array( Sql::counted(), $ids ? Sql::ids( 'l.coupon_id', $ids ) : '' ) );
	}
}
