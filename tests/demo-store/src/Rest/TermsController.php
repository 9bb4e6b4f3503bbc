<?php
/**
 * Routes of categories, tags and brands.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Rest;

use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_Term;

/** Terms of a product taxonomy: the list, and a single term. */
final class TermsController extends Controller {

	private const PATHS = array(
		'categories' => 'product_cat',
		'tags'       => 'product_tag',
		'brands'     => 'product_brand',
	);

	/**
	 * Stores the path.
	 *
	 * @param string $namespace Namespace.
	 * @param string $path      categories, tags or brands.
	 */
	public function __construct( private readonly string $namespace, private readonly string $path ) {
	}

	/** Registers the routes. */
	public function register(): void {
		$read = Access::needs( 'manage_product_terms' );
		$args = array(
			'order'      => array(
				'type'    => 'string',
				'default' => 'asc',
				'enum'    => array( 'asc', 'desc' ),
			),
			'hide_empty' => array(
				'type'    => 'boolean',
				'default' => false,
			),
			'parent'     => array( 'type' => 'integer' ),
			'product'    => array( 'type' => array( 'integer', 'null' ) ),
			'slug'       => array( 'type' => 'string' ),
			'include'    => self::ids(),
			'exclude'    => self::ids(),
		) + $this->list_args( array( 'name', 'id', 'include', 'slug', 'term_group', 'description', 'count' ) );
		$this->route( $this->base(), $this->endpoint( self::READ, array( $this, 'list' ), $read, $args ) );
		$this->route( $this->base() . '/(?P<id>[\d]+)', $this->endpoint( self::READ, array( $this, 'one' ), $read ) );
	}

	/** A page of terms. */
	public function list( WP_REST_Request $request ): WP_REST_Response {
		$query = array_filter(
			array(
				'include'    => wp_parse_id_list( $request['include'] ?? array() ),
				'exclude'    => wp_parse_id_list( $request['exclude'] ?? array() ),
				'search'     => (string) $request['search'],
				'slug'       => (string) $request['slug'],
				'object_ids' => (int) $request['product'],
			)
		) + array(
			'taxonomy'   => self::PATHS[ $this->path ],
			'hide_empty' => (bool) $request['hide_empty'],
			'orderby'    => 'id' === $request['orderby'] ? 'term_id' : (string) $request['orderby'],
			'order'      => strtoupper( (string) $request['order'] ),
		);
		if ( null !== $request['parent'] ) {
			$query['parent'] = (int) $request['parent'];
		}
		$total = (int) wp_count_terms( $query );
		$terms = get_terms(
			$query + array(
				'number' => (int) $request['per_page'],
				'offset' => ( (int) $request['page'] - 1 ) * (int) $request['per_page'],
			)
		);
		return $this->page( $request, array_map( array( $this, 'term' ), is_array( $terms ) ? $terms : array() ), $total );
	}

	/** @return array<string, mixed>|WP_Error */
	public function one( WP_REST_Request $request ): array|WP_Error {
		$term = get_term( (int) $request['id'], self::PATHS[ $this->path ] );
		return $term instanceof WP_Term ? $this->term( $term ) : $this->error( 'woocommerce_rest_term_invalid', __( 'Nothing has this id.', 'woocommerce' ), 404 );
	}

	/** @return array<string, mixed> */
	private function term( WP_Term $term ): array {
		$fields = array(
			'id'   => $term->term_id,
			'name' => $term->name,
			'slug' => $term->slug,
		);
		if ( 'tags' !== $this->path ) {
			$fields['parent'] = $term->parent;
		}
		$fields['description'] = $term->description;
		if ( 'tags' !== $this->path ) {
			$fields += array(
				'display'    => 'default',
				'image'      => null,
				'menu_order' => (int) get_term_meta( $term->term_id, 'order', true ),
			);
		}
		$links = $this->links( $this->base(), $term->term_id );
		if ( $term->parent > 0 ) {
			$links['up'] = array( array( 'href' => rest_url( "{$this->base()}/{$term->parent}" ) ) );
		}
		return $this->item( $fields + array( 'count' => $term->count ), $links );
	}

	private function base(): string {
		return "{$this->namespace}/products/{$this->path}";
	}

	/** @return array<string, mixed> */
	private static function ids(): array {
		return array(
			'type'    => 'array',
			'items'   => array( 'type' => 'integer' ),
			'default' => array(),
		);
	}
}
