<?php
/**
 * Labels of segments.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Reports;

use WP_REST_Request;
use WP_Term;

/** Segments of an answer with their labels. */
final class Labels {

	/**
	 * Labels by id: of the requested items, or else of all.
	 *
	 * @param string          $segment Name of the parameter segmentby.
	 * @param WP_REST_Request $request Validated request.
	 * @return array<int|string, string|null>
	 */
	public static function of( string $segment, WP_REST_Request $request ): array {
		return match ( $segment ) {
			'product'       => self::posts( 'product', self::asked( $request, array( 'products', 'product_includes' ) ), self::asked( $request, array( 'categories', 'category_includes' ) ) ),
			'variation'     => self::posts( 'product_variation', self::asked( $request, array( 'variations', 'variation_includes' ) ), array(), self::asked( $request, array( 'products', 'product_includes' ) ) ),
			'category'      => self::categories( self::asked( $request, array( 'categories', 'category_includes' ) ) ),
			'coupon'        => self::posts( 'shop_coupon', self::asked( $request, array( 'coupons', 'coupon_includes' ) ) ),
			'tax_rate_id'   => self::rates( self::asked( $request, array( 'taxes' ) ) ),
			'customer_type' => array( null, null ),
			default         => array(),
		};
	}

	/** Joins the categories of an order line's product, with the alias t. */
	public static function category_join( string $product ): string {
		global $wpdb;
		return "INNER JOIN {$wpdb->term_relationships} r ON r.object_id = $product INNER JOIN {$wpdb->term_taxonomy} t ON t.term_taxonomy_id = r.term_taxonomy_id AND t.taxonomy = 'product_cat'";
	}

	/**
	 * Name of a tax rate, as on invoices.
	 *
	 * @param array<string, string|null> $rate Row of the rate.
	 */
	public static function rate( array $rate ): string {
		$parts = array( (string) $rate['tax_rate_country'], (string) $rate['tax_rate_state'], (string) $rate['tax_rate_name'], (string) absint( $rate['tax_rate_priority'] ) );
		return strtoupper( implode( '-', array_filter( $parts ) ) );
	}

	/**
	 * @param list<string> $names Parameters.
	 * @return list<int>
	 */
	private static function asked( WP_REST_Request $request, array $names ): array {
		return array_values( array_unique( array_merge( ...array_map( static fn ( string $name ): array => wp_parse_id_list( $request[ $name ] ?? array() ), $names ) ) ) );
	}

	/**
	 * @param list<int> $ids        Posts; empty for all.
	 * @param list<int> $categories Categories, including subcategories; empty for all.
	 * @param list<int> $parents    Parents; empty for all.
	 * @return array<int, string>
	 */
	private static function posts( string $type, array $ids, array $categories = array(), array $parents = array() ): array {
		global $wpdb;
		$where = array( 'post_type = ' . Sql::text( $type ), "post_status NOT IN ( 'trash', 'auto-draft' )", $ids ? Sql::ids( 'ID', $ids ) : '', $categories ? Sql::ids( 'ID', ProductFilters::in_categories( $categories ) ) : '', $parents ? Sql::ids( 'post_parent', $parents ) : '' );
		// phpcs:ignore WordPress.DB.PreparedSQL -- prepared in parts.
		$rows  = (array) $wpdb->get_results( "SELECT ID, post_title FROM {$wpdb->posts} WHERE " . Sql::join( $where ) . ' ORDER BY ID', ARRAY_A );
		return array_column( $rows, 'post_title', 'ID' );
	}

	/**
	 * @param list<int> $ids Categories; empty for all.
	 * @return array<int, string>
	 */
	private static function categories( array $ids ): array {
		$terms  = get_terms(
			array(
				'taxonomy'   => 'product_cat',
				'hide_empty' => true,
				'include'    => $ids,
				'orderby'    => 'term_id',
			)
		);
		$labels = array();
		foreach ( is_array( $terms ) ? $terms : array() as $term ) {
			if ( $term instanceof WP_Term ) {
				$labels[ $term->term_id ] = $term->name;
			}
		}
		return $labels;
	}

	/**
	 * @param list<int> $ids Rates; empty for all.
	 * @return array<int, string>
	 */
	private static function rates( array $ids ): array {
		global $wpdb;
		// phpcs:ignore WordPress.DB.PreparedSQL -- numbers only.
		$rows = (array) $wpdb->get_results( 'SELECT * FROM ' . Sql::table( 'woocommerce_tax_rates' ) . ( $ids ? ' WHERE ' . Sql::ids( 'tax_rate_id', $ids ) : '' ) . ' ORDER BY tax_rate_id', ARRAY_A );
		return array_map( array( self::class, 'rate' ), array_column( $rows, null, 'tax_rate_id' ) );
	}
}
