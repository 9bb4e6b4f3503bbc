<?php
/**
 * Stock of products.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Reports;

use DemoStore\Settings\Options;
use WP_REST_Request;

/** Products and variations with their stock. */
final class Stock {

	private const COLUMNS = array(
		'stock_status'   => 'stock_status',
		'stock_quantity' => 'quantity',
		'title'          => 'p.post_title',
		'sku'            => 'sku',
		'date'           => 'p.post_date',
	);

	/**
	 * A page of published and private products and the number of rows on all pages.
	 *
	 * @return array{list<array<string, string|null>>, int}
	 */
	public static function of( WP_REST_Request $request ): array {
		$filters = array( "p.post_status IN ( 'publish', 'private' )", self::type( (string) $request['type'] ) );
		foreach ( array(
			'include'        => array( 'p.ID', false ),
			'exclude'        => array( 'p.ID', true ),
			'parent'         => array( 'p.post_parent', false ),
			'parent_exclude' => array( 'p.post_parent', true ),
		) as $name => [ $column, $is_not ] ) {
			$ids       = wp_parse_id_list( $request[ $name ] ?? array() );
			$filters[] = $ids ? Sql::ids( $column, $ids, $is_not ) : '';
		}
		$query  = self::query( $filters );
		$way    = 'desc' === $request['order'] ? 'DESC' : 'ASC';
		$column = self::COLUMNS[ $request['orderby'] ] ?? 'p.ID';
		return array( $query->page( $request, "$column $way, quantity ASC, p.ID ASC" ), $query->count() );
	}

	/**
	 * Numbers of products by stock status. Products with low stock and drafts also count as in stock.
	 *
	 * @return array<string, int>
	 */
	public static function totals(): array {
		$totals = array();
		foreach ( array( 'lowstock', 'instock', 'outofstock', 'onbackorder' ) as $type ) {
			$statuses        = 'lowstock' === $type ? "p.post_status IN ( 'publish', 'private' )" : "p.post_status NOT IN ( 'trash', 'auto-draft' )";
			$totals[ $type ] = self::query( array( $statuses, self::type( $type ) ) )->count();
		}
		$totals['products'] = self::query( array( "p.post_status IN ( 'publish', 'private' )" ) )->count();
		return $totals;
	}

	/** @param list<string> $filters Conditions. */
	private static function query( array $filters ): ListQuery {
		global $wpdb;
		return new ListQuery(
			'p.ID AS id, p.post_parent AS parent_id, p.post_title AS name, l.sku, l.stock_status, COALESCE( l.stock_quantity, 0 ) AS quantity, m.meta_value AS low, s.meta_value AS manages',
			"{$wpdb->posts} p INNER JOIN " . Sql::table( 'wc_product_meta_lookup' ) . " l ON l.product_id = p.ID LEFT JOIN {$wpdb->postmeta} m ON m.post_id = p.ID AND m.meta_key = '_low_stock_amount' LEFT JOIN {$wpdb->postmeta} s ON s.post_id = p.ID AND s.meta_key = '_manage_stock'",
			Sql::join( array_merge( array( "p.post_type IN ( 'product', 'product_variation' )" ), $filters ) )
		);
	}

	private static function type( string $type ): string {
		$limit = (int) Options::text( 'woocommerce_notify_low_stock_amount' );
		$none  = (int) Options::text( 'woocommerce_notify_no_stock_amount' );
		return match ( $type ) {
			'all'      => '',
			'lowstock' => "l.stock_quantity IS NOT NULL AND l.stock_status = 'instock' AND l.stock_quantity > $none AND l.stock_quantity <= CASE WHEN COALESCE( m.meta_value, '' ) = '' THEN $limit ELSE m.meta_value + 0 END",
			default    => 'l.stock_status = ' . Sql::text( $type ),
		};
	}
}
