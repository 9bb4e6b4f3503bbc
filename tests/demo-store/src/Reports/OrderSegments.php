<?php
/**
 * Segments of orders.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Reports;

use WP_REST_Request;

/** Segments of orders by content or by type of customer. The amounts of a product, variation or category are those of its order lines. */
final class OrderSegments {

	private const ORDERS = 'COUNT( DISTINCT CASE WHEN s.parent_id = 0 THEN s.order_id END )';

	/** Segments of a request; null when it has none. */
	public static function of( WP_REST_Request $request ): ?Segments {
		$name   = (string) $request['segmentby'];
		$labels = Labels::of( $name, $request );
		return match ( $name ) {
			'product'       => self::by_line( 'l.product_id', $labels ),
			'variation'     => self::by_line( 'l.variation_id', $labels, '', 'l.variation_id > 0' ),
			'category'      => self::by_line( 't.term_id', $labels, Labels::category_join( 'l.product_id' ) ),
			'coupon'        => new Segments( 'g.coupon_id', $labels, 'INNER JOIN ' . Sql::table( 'wc_order_coupon_lookup' ) . ' g ON g.order_id = s.order_id', self::coupon_figures(), array( 'gross_sales' ) ),
			// The host compares numbers with names here, so its segments are always empty.
			'customer_type' => new Segments( "'-'", $labels, '', array(), array( 'gross_sales' ) ),
			default         => null,
		};
	}

	/** @return array<string, array{string, 'int'|int}> */
	private static function coupon_figures(): array {
		return array(
			'coupons'       => array( 'SUM( g.discount_amount )', -1 ),
			'coupons_count' => array( 'COUNT( DISTINCT g.coupon_id )', 'int' ),
		);
	}

	/** @param array<int|string, string|null> $labels Labels. */
	private static function by_line( string $column, array $labels, string $join = '', string $condition = '1 = 1' ): Segments {
		$net = 'SUM( l.product_net_revenue )';
		return new Segments(
			$column,
			$labels,
			'INNER JOIN ' . Sql::table( 'wc_order_product_lookup' ) . " l ON l.order_id = s.order_id $join",
			array(
				'num_items_sold'      => array( 'SUM( l.product_qty )', 'int' ),
				'total_sales'         => array( 'SUM( l.product_gross_revenue )', -1 ),
				'coupons'             => array( 'SUM( l.coupon_amount )', -1 ),
				'coupons_count'       => array( 'COUNT( DISTINCT CASE WHEN l.coupon_amount > 0 THEN l.order_id END )', 'int' ),
				'refunds'             => array( 'SUM( CASE WHEN l.product_gross_revenue < 0 THEN l.product_gross_revenue ELSE 0 END )', -1 ),
				'taxes'               => array( 'SUM( l.tax_amount )', -1 ),
				'shipping'            => array( 'SUM( l.shipping_amount )', -1 ),
				'net_revenue'         => array( $net, -1 ),
				'orders_count'        => array( self::ORDERS, 'int' ),
				'avg_items_per_order' => array( 'SUM( l.product_qty ) * 1.0 / NULLIF( ' . self::ORDERS . ', 0 )', 4 ),
				'avg_order_value'     => array( "$net / NULLIF( " . self::ORDERS . ', 0 )', -1 ),
			),
			array( 'gross_sales' ),
			$condition
		);
	}
}
