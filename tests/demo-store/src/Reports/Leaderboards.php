<?php
/**
 * Leaderboards.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Reports;

use WP_REST_Request;

/** The best customers, coupons, categories and products of a period. */
final class Leaderboards {

	/**
	 * Label and headers by id, with the same texts as in the host.
	 *
	 * @return array<string, array{string, list<string>}>
	 */
	public static function names(): array {
		$net = __( 'Net sales', 'woocommerce' );
		return array(
			'customers'  => array( __( 'Top Customers - Total Spend', 'woocommerce' ), array( __( 'Customer Name', 'woocommerce' ), __( 'Orders', 'woocommerce' ), __( 'Total Spend', 'woocommerce' ) ) ),
			'coupons'    => array( __( 'Top Coupons - Number of Orders', 'woocommerce' ), array( __( 'Coupon code', 'woocommerce' ), __( 'Orders', 'woocommerce' ), __( 'Amount discounted', 'woocommerce' ) ) ),
			'categories' => array( __( 'Top categories - Items sold', 'woocommerce' ), array( __( 'Category', 'woocommerce' ), __( 'Items sold', 'woocommerce' ), $net ) ),
			'products'   => array( __( 'Top products - Items sold', 'woocommerce' ), array( __( 'Product', 'woocommerce' ), __( 'Items sold', 'woocommerce' ), $net ) ),
		);
	}

	/**
	 * Rows of a leaderboard, each with three cells.
	 *
	 * @param string          $id      Leaderboard.
	 * @param WP_REST_Request $request Request with period, per_page and persisted_query.
	 * @return list<list<array<string, mixed>>>
	 */
	public static function rows( string $id, WP_REST_Request $request ): array {
		$rows = 'customers' === $id ? self::customers( $request ) : self::listed( $id, $request );
		return array_map(
			static fn ( array $row ): array => array(
				self::name( $id, $row, $request ),
				array(
					'display' => number_format( (float) $row['count'], 0, wc_get_price_decimal_separator(), wc_get_price_thousand_separator() ),
					'value'   => (int) $row['count'],
					'format'  => 'number',
				),
				array(
					'display' => Money::html( (float) $row['money'] ),
					'value'   => (float) $row['money'],
					'format'  => 'currency',
				),
			),
			$rows
		);
	}

	/** @return list<array<string, mixed>> Id, name, count and money. */
	private static function customers( WP_REST_Request $request ): array {
		$query = new ListQuery(
			"c.customer_id AS id, CONCAT( c.first_name, ' ', c.last_name ) AS name, SUM( CASE WHEN s.parent_id = 0 THEN 1 ELSE 0 END ) AS count, SUM( s.total_sales ) AS money",
			Sql::table( 'wc_order_stats' ) . ' s INNER JOIN ' . Sql::table( 'wc_customer_lookup' ) . ' c ON c.customer_id = s.customer_id',
			Sql::in_period( 's.date_created', Period::of( $request ) ) . ' AND ' . Sql::counted(),
			'c.customer_id, c.first_name, c.last_name',
			'SUM( s.total_sales ) > 0'
		);
		return $query->page( $request, 'money DESC, c.customer_id ASC' );
	}

	/** @return list<array<string, mixed>> */
	private static function listed( string $id, WP_REST_Request $request ): array {
		$inner = new WP_REST_Request( 'GET', "/wc-analytics/reports/$id" );
		$inner->set_query_params(
			array_filter( array_intersect_key( $request->get_params(), array_flip( array( 'after', 'before', 'per_page' ) ) ) ) + array(
				'orderby'       => 'coupons' === $id ? 'orders_count' : 'items_sold',
				'order'         => 'desc',
				'extended_info' => true,
			)
		);
		$singular = array(
			'coupons'    => 'coupon_id',
			'categories' => 'category_id',
			'products'   => 'product_id',
		)[ $id ];
		return array_map(
			static fn ( array $row ): array => array(
				'id'    => $row[ $singular ],
				'name'  => $row['extended_info']['name'] ?? $row['extended_info']['code'] ?? '',
				'count' => $row['items_sold'] ?? $row['orders_count'],
				'money' => $row['net_revenue'] ?? $row['amount'],
			),
			(array) rest_do_request( $inner )->get_data()
		);
	}

	/**
	 * @param array<string, mixed> $row Row.
	 * @return array{display: string, value: string}
	 */
	private static function name( string $id, array $row, WP_REST_Request $request ): array {
		$filter = array(
			'customers'  => 'single_customer',
			'coupons'    => 'single_coupon',
			'categories' => 'single_category',
			'products'   => 'single_product',
		)[ $id ];
		$kept   = (array) json_decode( (string) $request['persisted_query'], true );
		$href   = wc_admin_url(
			"/analytics/$id",
			$kept + array(
				'filter' => $filter,
				$id      => $row['id'],
			)
		);
		return array(
			'display' => "<a href='" . esc_url_raw( $href ) . "'>" . esc_html( (string) $row['name'] ) . '</a>',
			'value'   => (string) $row['name'],
		);
	}
}
