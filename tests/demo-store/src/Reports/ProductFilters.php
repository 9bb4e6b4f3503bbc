<?php
/**
 * Filters on products.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Reports;

use WP_REST_Request;

/** Filters of the product and variation reports. The table of order lines has the alias `l`. */
final class ProductFilters {

	/** Condition of the filters of a product report. */
	public static function products( WP_REST_Request $request ): string {
		return Sql::join(
			array(
				Sql::counted(),
				self::product_condition( $request ),
				self::ids( $request, 'variations', 'l.variation_id' ),
			)
		);
	}

	/** Condition of the filters of a variation report. */
	public static function variations( WP_REST_Request $request ): string {
		$filters = array_merge(
			array(
				self::ids( $request, 'product_includes', 'l.product_id' ),
				self::ids( $request, 'product_excludes', 'l.product_id', true ),
				self::ids( $request, 'variation_includes', 'l.variation_id' ),
				self::ids( $request, 'variation_excludes', 'l.variation_id', true ),
				self::categories( $request, 'category_includes' ),
				self::categories( $request, 'category_excludes', true ),
			),
			Attributes::conditions( $request, 'l.order_id', 'l.order_item_id' )
		);
		return Sql::join(
			array(
				Sql::counted(),
				'l.variation_id > 0',
				self::ids( $request, 'products', 'l.product_id' ),
				self::ids( $request, 'variations', 'l.variation_id' ),
				array_filter( $filters ) ? Sql::join( $filters, (string) $request['match'] ) : '',
			)
		);
	}

	/**
	 * Products of categories and their subcategories.
	 *
	 * @param list<int> $categories Categories.
	 * @return list<int>
	 */
	public static function in_categories( array $categories ): array {
		global $wpdb;
		$tree = Sql::table( 'wc_category_lookup' );
		$sql  = "SELECT DISTINCT r.object_id FROM {$wpdb->term_relationships} r INNER JOIN {$wpdb->term_taxonomy} t ON t.term_taxonomy_id = r.term_taxonomy_id AND t.taxonomy = 'product_cat' WHERE "
			. Sql::ids( 't.term_id', $categories ) . " OR t.term_id IN ( SELECT category_id FROM $tree WHERE " . Sql::ids( 'category_tree_id', $categories ) . ' )';
		return array_map( 'intval', $wpdb->get_col( $sql ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- numbers only.
	}

	/**
	 * Products that match the products and categories of a request; null when it has neither.
	 *
	 * @return list<int>|null
	 */
	public static function included( WP_REST_Request $request ): ?array {
		$products   = wp_parse_id_list( $request['products'] ?? array() );
		$categories = wp_parse_id_list( $request['categories'] ?? array() );
		if ( ! $categories ) {
			return $products ?: null;
		}
		$inside = self::in_categories( $categories );
		if ( ! $products ) {
			return $inside;
		}
		return array_values( 'any' === $request['match'] ? array_unique( array_merge( $products, $inside ) ) : array_intersect( $products, $inside ) );
	}

	private static function product_condition( WP_REST_Request $request ): string {
		$products = self::included( $request );
		return null === $products ? '' : Sql::ids( 'l.product_id', $products );
	}

	private static function ids( WP_REST_Request $request, string $name, string $column, bool $is_not = false ): string {
		$ids = wp_parse_id_list( $request[ $name ] ?? array() );
		return $ids ? Sql::ids( $column, $ids, $is_not ) : '';
	}

	private static function categories( WP_REST_Request $request, string $name, bool $is_not = false ): string {
		$ids = wp_parse_id_list( $request[ $name ] ?? array() );
		return $ids ? Sql::ids( 'l.product_id', self::in_categories( $ids ), $is_not ) : '';
	}
}
