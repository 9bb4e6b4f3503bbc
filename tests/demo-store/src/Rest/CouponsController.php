<?php
/**
 * Routes of coupons.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Rest;

use WP_Error;
use WP_Post;
use WP_Query;
use WP_REST_Request;
use WP_REST_Response;

/** List of coupons, and a single coupon. */
final class CouponsController extends Controller {

	private readonly string $base;

	/**
	 * Stores the namespace.
	 *
	 * @param string $namespace Namespace.
	 */
	public function __construct( string $namespace ) {
		$this->base = "$namespace/coupons";
	}

	/** Registers the routes. */
	public function register(): void {
		$read = Access::needs( 'read_private_shop_coupons' );
		$ids  = array(
			'type'    => 'array',
			'items'   => array( 'type' => 'integer' ),
			'default' => array(),
		);
		$args = array(
			'include' => $ids,
			'exclude' => $ids,
			'code'    => array( 'type' => 'string' ),
		);
		$this->route( $this->base, $this->endpoint( self::READ, array( $this, 'list' ), $read, $args + $this->list_args( array( 'date', 'id', 'include', 'title', 'slug', 'modified' ) ) ) );
		$this->route( $this->base . '/(?P<id>[\d]+)', $this->endpoint( self::READ, array( $this, 'one' ), $read ) );
	}

	/** A page of coupons. */
	public function list( WP_REST_Request $request ): WP_REST_Response {
		$order = strtoupper( (string) $request['order'] );
		$names = array(
			'id'      => 'ID',
			'include' => 'post__in',
			'slug'    => 'name',
		);
		$found = new WP_Query(
			array_filter(
				array(
					'post__in'     => wp_parse_id_list( $request['include'] ?? array() ),
					'post__not_in' => wp_parse_id_list( $request['exclude'] ?? array() ), // phpcs:ignore WordPressVIPMinimum.Performance -- tests only.
					'title'        => (string) $request['code'],
					's'            => (string) $request['search'],
				)
			) + array(
				'post_type'      => 'shop_coupon',
				'post_status'    => 'publish',
				'posts_per_page' => (int) $request['per_page'],
				'paged'          => (int) $request['page'],
				'orderby'        => array(
					$names[ $request['orderby'] ] ?? (string) $request['orderby'] => $order,
					'ID' => $order,
				),
			)
		);
		return $this->page( $request, array_map( array( $this, 'coupon' ), $found->posts ), (int) $found->found_posts );
	}

	/** @return array<string, mixed>|WP_Error */
	public function one( WP_REST_Request $request ): array|WP_Error {
		$post = get_post( (int) $request['id'] );
		return $post instanceof WP_Post && 'shop_coupon' === $post->post_type ? $this->coupon( $post ) : $this->error( 'woocommerce_rest_shop_coupon_invalid_id', __( 'Nothing has this id.', 'woocommerce' ), 404 );
	}

	/** @return array<string, mixed> */
	private function coupon( WP_Post $post ): array {
		$meta    = static fn ( string $name ): string => (string) get_post_meta( $post->ID, $name, true );
		$money   = static fn ( string $name ): string => number_format( (float) $meta( $name ), 2, '.', '' );
		$flag    = static fn ( string $name ): bool => 'yes' === $meta( $name );
		$limit   = static fn ( string $name ): ?int => (int) $meta( $name ) > 0 ? (int) $meta( $name ) : null;
		$list    = static fn ( string $name ): array => wp_parse_id_list( get_post_meta( $post->ID, $name, true ) ?: array() );
		$expires = (int) $meta( 'date_expires' );
		return $this->item(
			array(
				'id'                          => $post->ID,
				'code'                        => $post->post_title,
				'amount'                      => $money( 'coupon_amount' ),
				'status'                      => $post->post_status,
				'date_created'                => $this->plain_date( $post->post_date ),
				'date_created_gmt'            => $this->plain_date( $post->post_date_gmt ),
				'date_modified'               => $this->plain_date( $post->post_modified ),
				'date_modified_gmt'           => $this->plain_date( $post->post_modified_gmt ),
				'discount_type'               => $meta( 'discount_type' ),
				'description'                 => $post->post_excerpt,
				'date_expires'                => $expires > 0 ? wp_date( 'Y-m-d\TH:i:s', $expires ) : null,
				'date_expires_gmt'            => $expires > 0 ? gmdate( 'Y-m-d\TH:i:s', $expires ) : null,
				'usage_count'                 => (int) $meta( 'usage_count' ),
				'individual_use'              => $flag( 'individual_use' ),
				'product_ids'                 => $list( 'product_ids' ),
				'excluded_product_ids'        => $list( 'exclude_product_ids' ),
				'usage_limit'                 => $limit( 'usage_limit' ),
				'usage_limit_per_user'        => $limit( 'usage_limit_per_user' ),
				'limit_usage_to_x_items'      => $limit( 'limit_usage_to_x_items' ),
				'free_shipping'               => $flag( 'free_shipping' ),
				'product_categories'          => $list( 'product_categories' ),
				'excluded_product_categories' => $list( 'exclude_product_categories' ),
				'exclude_sale_items'          => $flag( 'exclude_sale_items' ),
				'minimum_amount'              => $money( 'minimum_amount' ),
				'maximum_amount'              => $money( 'maximum_amount' ),
				'email_restrictions'          => array(),
				'used_by'                     => array_values( array_map( 'strval', (array) get_post_meta( $post->ID, '_used_by' ) ) ),
				'meta_data'                   => array(),
			),
			$this->links( $this->base, $post->ID )
		);
	}
}
