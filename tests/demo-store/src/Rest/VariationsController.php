<?php
/**
 * Routes of the lists of variations and of similar products.
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

/** Variations of a product, and related and suggested products. In analytics also the variations of all products. */
final class VariationsController extends Controller {

	/** Fields that products have and variations do not. */
	private const WITHOUT = array( 'slug', 'featured', 'catalog_visibility', 'short_description', 'total_sales', 'price_html', 'external_url', 'button_text', 'sold_individually', 'shipping_required', 'shipping_taxable', 'reviews_allowed', 'average_rating', 'rating_count', 'upsell_ids', 'cross_sell_ids', 'purchase_note', 'categories', 'brands', 'tags', 'images', 'default_attributes', 'variations', 'grouped_products', 'related_ids', 'has_options', 'post_password' );

	/**
	 * Stores the namespace.
	 *
	 * @param string $namespace Namespace.
	 */
	public function __construct( private readonly string $namespace ) {
	}

	/** Registers the routes. */
	public function register(): void {
		$read  = Access::needs( 'read_private_products' );
		$ids   = array(
			'type'    => 'array',
			'items'   => array( 'type' => 'integer' ),
			'default' => array(),
		);
		$args  = array(
			'include' => $ids,
			'exclude' => $ids,
			'parent'  => $ids,
		) + $this->list_args( array( 'date', 'id', 'include', 'title', 'slug', 'modified', 'menu_order' ) );
		$limit = array(
			'limit' => array(
				'type'    => 'integer',
				'default' => 5,
			),
		);
		$this->route( "{$this->namespace}/products/(?P<product_id>[\d]+)/variations", $this->endpoint( self::READ, array( $this, 'list' ), $read, $args ) );
		$this->route( "{$this->namespace}/products/(?P<product_id>[\d]+)/variations/(?P<id>[\d]+)", $this->endpoint( self::READ, array( $this, 'one' ), $read ) );
		if ( 'wc-analytics' === $this->namespace ) {
			$this->route( 'wc-analytics/variations', $this->endpoint( self::READ, array( $this, 'list' ), $read, $args ) );
			$this->route( 'wc-analytics/products/(?P<id>[\d]+)/related', $this->endpoint( self::READ, array( $this, 'related' ), $read ) );
			$this->route( 'wc-analytics/products/suggested-products', $this->endpoint( self::READ, array( $this, 'suggested' ), $read, $limit ) );
		}
	}

	/** A page of variations, the newest first. */
	public function list( WP_REST_Request $request ): WP_REST_Response {
		$parents = $request['product_id'] ? array( (int) $request['product_id'] ) : wp_parse_id_list( $request['parent'] ?? array() );
		$order   = strtoupper( (string) $request['order'] );
		$column  = array(
			'include'    => 'post__in',
			'title'      => 'title',
			'menu_order' => 'menu_order',
		)[ $request['orderby'] ] ?? 'ID';
		$found   = new WP_Query(
			array_filter(
				array(
					'post__in'        => wp_parse_id_list( $request['include'] ?? array() ),
					'post__not_in'    => wp_parse_id_list( $request['exclude'] ?? array() ),
					'post_parent__in' => $parents,
					's'               => (string) $request['search'],
				)
			) + array(
				'post_type'      => 'product_variation',
				'post_status'    => array( 'publish', 'private' ),
				'posts_per_page' => (int) $request['per_page'],
				'paged'          => (int) $request['page'],
				'orderby'        => array( $column => $order ),
			)
		);
		return $this->page( $request, array_map( array( $this, 'variation' ), $found->posts ), (int) $found->found_posts );
	}

	/** @return array<string, mixed>|WP_Error */
	public function one( WP_REST_Request $request ): array|WP_Error {
		$post = get_post( (int) $request['id'] );
		return $post instanceof WP_Post && 'product_variation' === $post->post_type ? $this->variation( $post ) : $this->error( 'woocommerce_rest_product_variation_invalid_id', __( 'Nothing has this id.', 'woocommerce' ), 404 );
	}

	/** @return array{related_ids: list<int>} Products of the same categories. */
	public function related( WP_REST_Request $request ): array {
		$categories = wp_get_post_terms( (int) $request['id'], 'product_cat', array( 'fields' => 'ids' ) );
		$args       = array(
			'post_type'   => 'product',
			'numberposts' => 5,
			'fields'      => 'ids',
			'exclude'     => array( (int) $request['id'] ), // phpcs:ignore WordPressVIPMinimum.Performance -- tests only.
			'tax_query'   => array( // phpcs:ignore WordPress.DB.SlowDBQuery -- tests only.
				array(
					'taxonomy' => 'product_cat',
					'terms'    => is_array( $categories ) ? $categories : array(),
				),
			),
		);
		return array( 'related_ids' => array_map( 'intval', get_posts( $args ) ) );
	}

	/** Suggested products. */
	public function suggested( WP_REST_Request $request ): WP_REST_Response {
		$posts = get_posts(
			array(
				'post_type'   => 'product',
				'numberposts' => (int) $request['limit'],
			)
		);
		return $this->whole( array_map( fn ( WP_Post $post ): array => $this->item( ( new ProductShape( $post ) )->fields(), $this->links( 'wc-analytics/products', $post->ID ) ), $posts ) );
	}

	/** @return array<string, mixed> */
	private function variation( WP_Post $post ): array {
		$fields          = array_diff_key( ( new ProductShape( $post ) )->fields(), array_flip( self::WITHOUT ) );
		$images          = ProductParts::images( $post->ID );
		$fields['image'] = $images ? array_diff_key( $images[0], array_flip( array( 'srcset', 'sizes', 'thumbnail' ) ) ) : null;
		$list            = "{$this->namespace}/products/{$post->post_parent}/variations";
		return $this->item( $fields, $this->links( $list, $post->ID ) + array( 'up' => array( array( 'href' => rest_url( "{$this->namespace}/products/{$post->post_parent}" ) ) ) ) );
	}
}
