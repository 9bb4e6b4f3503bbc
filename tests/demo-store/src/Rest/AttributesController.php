<?php
/**
 * Routes of attributes.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Rest;

use DemoStore\Data\Table;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_Term;

/** Global attributes and their terms. */
final class AttributesController extends Controller {

	private readonly string $base;

	/**
	 * Stores the namespace.
	 *
	 * @param string $namespace Namespace.
	 */
	public function __construct( string $namespace ) {
		$this->base = "$namespace/products/attributes";
	}

	/** Registers the routes. */
	public function register(): void {
		$read  = Access::needs( 'manage_product_terms' );
		$terms = array(
			'order'      => array(
				'type'    => 'string',
				'default' => 'asc',
				'enum'    => array( 'asc', 'desc' ),
			),
			'hide_empty' => array(
				'type'    => 'boolean',
				'default' => false,
			),
			'include'    => array(
				'type'    => 'array',
				'items'   => array( 'type' => 'integer' ),
				'default' => array(),
			),
		) + $this->list_args( array( 'name', 'id', 'include', 'slug', 'count', 'menu_order' ) );
		$this->route( $this->base, $this->endpoint( self::READ, array( $this, 'list' ), $read, array( 'search' => array( 'type' => 'string' ) ) ) );
		$this->route( $this->base . '/(?P<id>[\d]+)', $this->endpoint( self::READ, array( $this, 'one' ), $read ) );
		$this->route( $this->base . '/(?P<attribute_id>[\d]+)/terms', $this->endpoint( self::READ, array( $this, 'terms' ), $read, $terms ) );
		$this->route( $this->base . '/(?P<attribute_id>[\d]+)/terms/(?P<id>[\d]+)', $this->endpoint( self::READ, array( $this, 'one_term' ), $read ) );
	}

	/** All attributes, or those whose name contains a text. */
	public function list( WP_REST_Request $request ): WP_REST_Response {
		$text = (string) $request['search'];
		$rows = array_filter( ( new Table( 'woocommerce_attribute_taxonomies' ) )->rows( array(), array( 'order' => 'attribute_label' ) ), static fn ( array $row ): bool => '' === $text || false !== stripos( (string) $row['attribute_label'], $text ) );
		return $this->whole( array_map( array( $this, 'attribute' ), array_values( $rows ) ) );
	}

	/** @return array<string, mixed>|WP_Error */
	public function one( WP_REST_Request $request ): array|WP_Error {
		$row = ( new Table( 'woocommerce_attribute_taxonomies' ) )->row( array( 'attribute_id' => (int) $request['id'] ) );
		return $row ? $this->attribute( $row ) : $this->none();
	}

	/** @return WP_REST_Response|WP_Error A page of terms. */
	public function terms( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$taxonomy = $this->taxonomy( $request );
		if ( null === $taxonomy ) {
			return $this->none();
		}
		$query = array(
			'taxonomy'   => $taxonomy,
			'hide_empty' => (bool) $request['hide_empty'],
			'search'     => (string) $request['search'],
			'include'    => wp_parse_id_list( $request['include'] ?? array() ),
			'orderby'    => array( 'id' => 'term_id' )[ $request['orderby'] ] ?? 'name',
			'order'      => strtoupper( (string) $request['order'] ),
		);
		$terms = get_terms(
			$query + array(
				'number' => (int) $request['per_page'],
				'offset' => ( (int) $request['page'] - 1 ) * (int) $request['per_page'],
			)
		);
		return $this->page( $request, array_map( fn ( WP_Term $term ): array => $this->term( $term, (int) $request['attribute_id'] ), is_array( $terms ) ? $terms : array() ), (int) wp_count_terms( $query ) );
	}

	/** @return array<string, mixed>|WP_Error */
	public function one_term( WP_REST_Request $request ): array|WP_Error {
		$term = get_term( (int) $request['id'], (string) $this->taxonomy( $request ) );
		return $term instanceof WP_Term ? $this->term( $term, (int) $request['attribute_id'] ) : $this->none();
	}

	/**
	 * @param array<string, string|null> $row Row.
	 * @return array<string, mixed>
	 */
	private function attribute( array $row ): array {
		return $this->item(
			array(
				'id'           => (int) $row['attribute_id'],
				'name'         => (string) $row['attribute_label'],
				'slug'         => 'pa_' . $row['attribute_name'],
				'type'         => (string) $row['attribute_type'],
				'order_by'     => (string) $row['attribute_orderby'],
				'has_archives' => (bool) $row['attribute_public'],
			),
			$this->links( $this->base, (int) $row['attribute_id'] )
		);
	}

	/** @return array<string, mixed> */
	private function term( WP_Term $term, int $attribute ): array {
		return $this->item(
			array(
				'id'          => $term->term_id,
				'name'        => $term->name,
				'slug'        => $term->slug,
				'description' => $term->description,
				'menu_order'  => (int) get_term_meta( $term->term_id, 'order', true ),
				'count'       => $term->count,
			),
			$this->links( "{$this->base}/$attribute/terms", $term->term_id )
		);
	}

	private function taxonomy( WP_REST_Request $request ): ?string {
		$row = ( new Table( 'woocommerce_attribute_taxonomies' ) )->row( array( 'attribute_id' => (int) $request['attribute_id'] ) );
		return $row ? 'pa_' . $row['attribute_name'] : null;
	}

	private function none(): WP_Error {
		return $this->error( 'woocommerce_rest_taxonomy_invalid', __( 'Nothing has this id.', 'woocommerce' ), 404 );
	}
}
