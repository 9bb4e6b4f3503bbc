<?php
/**
 * Products and variations.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Data;

use DemoStore\Settings\Options;
use WP_Query;

/** Posts of products; figures of the lookup table. */
final class Products {

	/** @return array<string, string> Names of the stock statuses by slug. */
	public static function stock_statuses(): array {
		return array(
			'instock'     => __( 'In stock', 'woocommerce' ),
			'outofstock'  => __( 'Out of stock', 'woocommerce' ),
			'onbackorder' => __( 'On backorder', 'woocommerce' ),
		);
	}

	/**
	 * A page of products.
	 *
	 * @param array<string, mixed> $query Arguments of the REST list.
	 * @return array{list<int>, int} Ids of the page and total.
	 */
	public static function query( array $query ): array {
		$order = strtoupper( (string) $query['order'] );
		$args  = array(
			'post_type'      => empty( $query['sku'] ) ? array( 'product' ) : array( 'product', 'product_variation' ),
			'post_status'    => 'any' === $query['status'] ? array( 'publish', 'draft', 'pending', 'private', 'future' ) : $query['status'],
			'posts_per_page' => (int) $query['per_page'],
			'paged'          => (int) $query['page'],
			'orderby'        => array(
				self::order_column( (string) $query['orderby'] ) => $order,
				'ID' => $order,
			),
			'fields'         => 'ids',
			's'              => (string) ( $query['search'] ?? '' ),
			'meta_query'     => self::meta_filters( $query ), // phpcs:ignore WordPress.DB.SlowDBQuery -- tests only.
			'tax_query'      => self::term_filters( $query ), // phpcs:ignore WordPress.DB.SlowDBQuery -- tests only.
		);
		if ( ! empty( $query['include'] ) ) {
			$args['post__in'] = wp_parse_id_list( $query['include'] );
		}
		$found = new WP_Query( $args );
		return array( array_map( 'intval', $found->posts ), (int) $found->found_posts );
	}

	/**
	 * Filters on post meta.
	 *
	 * @param array<string, mixed> $query Arguments of the REST list.
	 * @return list<array<string, mixed>>
	 */
	private static function meta_filters( array $query ): array {
		$filters = array();
		foreach ( array( 'sku', 'stock_status' ) as $name ) {
			if ( ! empty( $query[ $name ] ) ) {
				$filters[] = array(
					'key'     => "_$name",
					'value'   => wp_parse_list( $query[ $name ] ),
					'compare' => 'IN',
				);
			}
		}
		return $filters;
	}

	/**
	 * Filters on terms.
	 *
	 * @param array<string, mixed> $query Arguments of the REST list.
	 * @return list<array<string, mixed>>
	 */
	private static function term_filters( array $query ): array {
		$filters    = array();
		$taxonomies = array(
			'type'     => array( 'product_type', 'slug' ),
			'category' => array( 'product_cat', 'term_id' ),
			'tag'      => array( 'product_tag', 'term_id' ),
		);
		foreach ( $taxonomies as $name => [ $taxonomy, $field ] ) {
			if ( ! empty( $query[ $name ] ) ) {
				$filters[] = array(
					'taxonomy' => $taxonomy,
					'field'    => $field,
					'terms'    => wp_parse_list( $query[ $name ] ),
				);
			}
		}
		return $filters;
	}

	/**
	 * Products and variations that are at or below their low-stock amount, also those that are sold out but may not be ordered in advance.
	 *
	 * @return list<int> Ids, the newest first.
	 */
	public static function low_in_stock( string $status, int $limit, int $offset ): array {
		global $wpdb;
		// phpcs:ignore WordPress.DB.PreparedSQL -- from() is prepared.
		$ids = $wpdb->get_col( 'SELECT p.ID ' . self::low_from( $status ) . $wpdb->prepare( ' ORDER BY p.ID DESC LIMIT %d OFFSET %d', $limit, $offset ) );
		return array_map( 'intval', $ids );
	}

	/** Number of them. */
	public static function count_low_in_stock( string $status ): int {
		global $wpdb;
		return (int) $wpdb->get_var( 'SELECT COUNT(*) ' . self::low_from( $status ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- prepared below.
	}

	/** Sets the stock of a product in its meta and in the lookup table. */
	public static function set_stock( int $id, int $quantity ): void {
		$status = $quantity > (int) Options::text( 'woocommerce_notify_no_stock_amount' ) ? 'instock' : 'outofstock';
		if ( 'outofstock' === $status && 'no' !== get_post_meta( $id, '_backorders', true ) ) {
			$status = 'onbackorder';
		}
		update_post_meta( $id, '_stock', (string) $quantity );
		update_post_meta( $id, '_stock_status', $status );
		( new Table( 'wc_product_meta_lookup' ) )->update(
			array(
				'stock_quantity' => $quantity,
				'stock_status'   => $status,
			),
			array( 'product_id' => $id )
		);
	}

	/** Type of a product: that of its term, or variation. */
	public static function type_of( int $id ): string {
		if ( 'product_variation' === get_post_type( $id ) ) {
			return 'variation';
		}
		$terms = get_the_terms( $id, 'product_type' );
		return is_array( $terms ) && $terms ? $terms[0]->slug : 'simple';
	}

	/** When the product or variation was last ordered, in store time; null when never. */
	public static function last_order_date( int $id ): ?string {
		global $wpdb;
		$table  = new Table( 'wc_order_product_lookup' );
		$column = 'product_variation' === get_post_type( $id ) ? 'variation_id' : 'product_id';
		// phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- names of our own table.
		return $wpdb->get_var( $wpdb->prepare( "SELECT MAX(date_created) FROM {$table->name} WHERE $column = %d", $id ) );
	}

	private static function low_from( string $status ): string {
		global $wpdb;
		$lookup = ( new Table( 'wc_product_meta_lookup' ) )->name;
		return $wpdb->prepare(
			// phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- names of tables.
			"FROM {$wpdb->posts} p INNER JOIN $lookup l ON l.product_id = p.ID LEFT JOIN {$wpdb->postmeta} m ON m.post_id = p.ID AND m.meta_key = '_low_stock_amount' WHERE p.post_type IN ('product', 'product_variation') AND p.post_status = %s AND l.stock_quantity IS NOT NULL AND l.stock_status <> 'onbackorder' AND l.stock_quantity <= CASE WHEN COALESCE(m.meta_value, '') = '' THEN %d ELSE m.meta_value + 0 END",
			$status,
			(int) Options::text( 'woocommerce_notify_low_stock_amount' )
		);
	}

	private static function order_column( string $orderby ): string {
		return array(
			'id'         => 'ID',
			'title'      => 'title',
			'slug'       => 'name',
			'modified'   => 'modified',
			'menu_order' => 'menu_order',
			'include'    => 'post__in',
		)[ $orderby ] ?? 'date';
	}
}
