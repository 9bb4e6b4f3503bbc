<?php
/**
 * Coupons used in a period.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Reports;

use WP_Post;
use WP_REST_Request;

/** One row for each used coupon, and for requested coupons that were not used. */
final class CouponList {

	/**
	 * A page and the number of rows on all pages.
	 *
	 * @return array{list<array<string, string|null>>, int}
	 */
	public static function of( WP_REST_Request $request ): array {
		$ids   = wp_parse_id_list( $request['coupons'] ?? array() );
		$query = new ListQuery(
			'l.coupon_id, SUM( l.discount_amount ) AS amount, COUNT( DISTINCT l.order_id ) AS orders_count',
			Sql::table( 'wc_order_coupon_lookup' ) . ' l INNER JOIN ' . Sql::table( 'wc_order_stats' ) . ' s ON s.order_id = l.order_id',
			Sql::join( array( Sql::in_period( 'l.date_created', Period::of( $request ) ), Sql::counted(), $ids ? Sql::ids( 'l.coupon_id', $ids ) : '' ) ),
			'l.coupon_id'
		);
		$rows  = array_column( $query->all(), null, 'coupon_id' );
		foreach ( $ids as $id ) {
			$rows[ $id ] ??= array(
				'coupon_id'    => (string) $id,
				'amount'       => '0',
				'orders_count' => '0',
			);
		}
		$codes = array();
		foreach ( array_keys( $rows ) as $id ) {
			$codes[ $id ] = (string) get_post_field( 'post_title', $id );
		}
		return Sorting::page( array_values( $rows ), $request, 'code' === $request['orderby'] ? $codes : null, 'coupon_id' );
	}

	/**
	 * Details of a coupon. Like in the host, both fields of each date are in store time.
	 *
	 * @return array<string, string>
	 */
	public static function details( int $id ): array {
		$post = get_post( $id );
		if ( ! $post instanceof WP_Post ) {
			return array(
				'code'             => __( '(Deleted)', 'woocommerce' ),
				'date_created'     => '',
				'date_created_gmt' => '',
				'date_expires'     => '',
				'date_expires_gmt' => '',
				'discount_type'    => __( 'N/A', 'woocommerce' ),
			);
		}
		$created = str_replace( ' ', 'T', $post->post_date );
		$expires = (int) get_post_meta( $id, 'date_expires', true );
		$expires = $expires > 0 ? wp_date( 'Y-m-d\TH:i:s', $expires ) : '';
		return array(
			'code'             => $post->post_title,
			'date_created'     => $created,
			'date_created_gmt' => $created,
			'date_expires'     => (string) $expires,
			'date_expires_gmt' => (string) $expires,
			'discount_type'    => (string) get_post_meta( $id, 'discount_type', true ),
		);
	}
}
