<?php
/**
 * Filters on attributes.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Reports;

use DemoStore\Data\Table;
use WP_REST_Request;
use WP_Term;

/** Conditions on orders or order lines whose variation has, or does not have, an attribute value. */
final class Attributes {

	/**
	 * Conditions for the parameters attribute_is and attribute_is_not, which are lists of pairs of attribute and term, by id or by name.
	 *
	 * @param WP_REST_Request $request Validated request.
	 * @param string          $order   Column of the order.
	 * @param string          $line    Column of the order line, for conditions on lines.
	 * @return list<string>
	 */
	public static function conditions( WP_REST_Request $request, string $order, string $line = '' ): array {
		$conditions = array();
		foreach ( array( 'attribute_is', 'attribute_is_not' ) as $rule ) {
			foreach ( (array) ( $request[ $rule ] ?? array() ) as $pair ) {
				$pair = array_values( (array) $pair );
				if ( 2 === count( $pair ) ) {
					$conditions[] = self::condition( (string) $pair[0], (string) $pair[1], 'attribute_is_not' === $rule, $order, $line );
				}
			}
		}
		return array_values( array_filter( $conditions ) );
	}

	private static function condition( string $attribute, string $value, bool $is_not, string $order, string $line ): string {
		[ $key, $value ] = is_numeric( $attribute ) ? self::global_pair( (int) $attribute, (int) $value ) : array( sanitize_title( $attribute ), $value );
		if ( '' === $key ) {
			return '';
		}
		$items = Sql::table( 'woocommerce_order_items' );
		$meta  = Sql::table( 'woocommerce_order_itemmeta' );
		$has   = 'm.meta_key = ' . Sql::text( $key );
		$value = Sql::text( $value );
		if ( '' !== $line ) {
			return "$line IN ( SELECT m.order_item_id FROM $meta m WHERE $has AND m.meta_value " . ( $is_not ? '<>' : '=' ) . " $value )";
		}
		// For attribute_is_not, an order matches if at least one of its lines has another value or none.
		return $is_not
			? "$order IN ( SELECT i.order_id FROM $items i LEFT JOIN $meta m ON m.order_item_id = i.order_item_id AND $has WHERE i.order_item_type = 'line_item' AND ( m.meta_value IS NULL OR m.meta_value <> $value ) )"
			: "$order IN ( SELECT i.order_id FROM $items i INNER JOIN $meta m ON m.order_item_id = i.order_item_id WHERE $has AND m.meta_value = $value )";
	}

	/** @return array{string, string} Taxonomy and slug of the term; empty when the pair does not exist. */
	private static function global_pair( int $attribute, int $term ): array {
		$row      = ( new Table( 'woocommerce_attribute_taxonomies' ) )->row( array( 'attribute_id' => $attribute ) );
		$taxonomy = $row ? 'pa_' . $row['attribute_name'] : '';
		$found    = $row ? get_term_by( 'id', $term, $taxonomy ) : false;
		return $found instanceof WP_Term ? array( $taxonomy, $found->slug ) : array( '', '' );
	}
}
