<?php
/**
 * Filters on orders.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Reports;

use DemoStore\Data\OrderStatuses;
use WP_REST_Request;

/** Filters of the order reports. The table of orders has the alias `s`. */
final class OrderFilters {

	/** Table, column and prefix of the parameter of each filter on a lookup table. */
	private const LOOKUPS = array(
		array( 'wc_order_product_lookup', 'product_id', 'product' ),
		array( 'wc_order_product_lookup', 'variation_id', 'variation' ),
		array( 'wc_order_coupon_lookup', 'coupon_id', 'coupon' ),
		array( 'wc_order_tax_lookup', 'tax_rate_id', 'tax_rate' ),
	);

	/** SQL expression for the id of the order; for a refund, the id of the refunded order. */
	public const ORDER = 'CASE WHEN s.parent_id > 0 THEN s.parent_id ELSE s.order_id END';

	/** Condition of all filters of a request. */
	public static function condition( WP_REST_Request $request ): string {
		$match      = 'any' === $request['match'] ? 'any' : 'all';
		$conditions = array_merge( self::lookups( $request ), Attributes::conditions( $request, 's.order_id' ), self::own( $request ) );
		$statuses   = self::statuses( $request );
		$required   = array();
		if ( $statuses ) {
			$conditions = array_merge( $conditions, $statuses );
		} else {
			$required[] = Sql::counted();
		}
		if ( $conditions ) {
			$required[] = Sql::join( $conditions, $match );
		}
		// These two values match only refunds, never orders, whatever the other filters are.
		if ( in_array( $request['refunds'], array( 'partial', 'full' ), true ) ) {
			$required[] = 's.parent_id > 0';
		}
		// Newer hosts have a filter on the payment method, which is required even if match is any.
		foreach ( array( 'includes', 'excludes' ) as $rule ) {
			$methods    = wp_parse_list( $request[ "payment_method_$rule" ] ?? array() );
			$required[] = $methods ? self::ORDER . ' IN ( SELECT id FROM ' . Sql::table( 'wc_orders' ) . ' WHERE ' . Sql::texts( 'payment_method', $methods, 'excludes' === $rule ) . ' )' : '';
		}
		return Sql::join( $required );
	}

	/** @return list<string> */
	private static function lookups( WP_REST_Request $request ): array {
		$conditions = array();
		foreach ( self::LOOKUPS as [ $table, $column, $name ] ) {
			foreach ( array( 'includes', 'excludes' ) as $rule ) {
				$ids = wp_parse_id_list( $request[ "{$name}_$rule" ] ?? array() );
				if ( $ids ) {
					$conditions[] = 's.order_id ' . ( 'excludes' === $rule ? 'NOT ' : '' ) . 'IN ( SELECT order_id FROM ' . Sql::table( $table ) . ' WHERE ' . Sql::ids( $column, $ids ) . ' )';
				}
			}
		}
		foreach ( array( 'includes', 'excludes' ) as $rule ) {
			$ids = wp_parse_id_list( $request[ "order_$rule" ] ?? array() );
			if ( $ids ) {
				$conditions[] = Sql::ids( 's.order_id', $ids, 'excludes' === $rule );
			}
		}
		return $conditions;
	}

	/** @return list<string> */
	private static function own( WP_REST_Request $request ): array {
		$type     = (string) ( $request['customer_type'] ?? '' );
		$type     = '' === $type ? (string) ( $request['customer'] ?? '' ) : $type;
		$refunded = 's.parent_id IN ( SELECT order_id FROM ' . Sql::table( 'wc_order_stats' ) . " WHERE status = 'wc-refunded' )";
		return array_values(
			array_filter(
				array(
					array(
						'new'       => 's.returning_customer = 0',
						'returning' => 's.returning_customer = 1',
					)[ $type ] ?? '',
					array(
						'all'     => 's.parent_id > 0',
						'none'    => 's.parent_id = 0',
						'full'    => $refunded,
						'partial' => "NOT $refunded",
					)[ (string) $request['refunds'] ] ?? '',
				)
			)
		);
	}

	/**
	 * Conditions on the requested statuses; empty without such a filter.
	 *
	 * @return list<string>
	 */
	public static function statuses( WP_REST_Request $request ): array {
		$conditions = array();
		foreach ( array( 'status_is', 'status_is_not' ) as $rule ) {
			$slugs = wp_parse_list( $request[ $rule ] ?? array() );
			if ( $slugs ) {
				$conditions[] = Sql::texts( 's.status', array_map( array( OrderStatuses::class, 'stored' ), $slugs ), 'status_is_not' === $rule );
			}
		}
		return $conditions;
	}
}
