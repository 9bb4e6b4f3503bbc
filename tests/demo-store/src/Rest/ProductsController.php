<?php
/**
 * Routes of products.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Rest;

use DemoStore\Data\Products;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/** Lists, one product, its variations and what is low in stock. */
final class ProductsController extends Controller {

	private const STATUSES = array( 'any', 'future', 'trash', 'draft', 'pending', 'private', 'publish' );

	private const LOW_FIELDS = array( 'id', 'images', 'attributes', 'low_stock_amount', 'name', 'parent_id', 'stock_quantity', 'type' );

	private string $base;

	public function __construct( string $namespace ) {
		$this->base = "$namespace/products";
	}

	/** Registers the routes. */
	public function register(): void {
		$read = Access::needs( 'read_private_products' );
		$this->route( $this->base, $this->endpoint( self::READ, array( $this, 'list' ), $read, $this->args() ) );
		$this->route(
			$this->base . '/(?P<id>[\d]+)',
			$this->endpoint( self::READ, array( $this, 'one' ), array( $this, 'can_read_one' ) ),
			$this->endpoint( self::WRITE, array( $this, 'update' ), Access::needs( 'edit_products', 'edit' ), $this->stock_args() )
		);
		$this->route(
			$this->base . '/(?P<product_id>[\d]+)/variations/(?P<id>[\d]+)',
			$this->endpoint( self::WRITE, array( $this, 'update' ), Access::needs( 'edit_products', 'edit' ), $this->stock_args() )
		);
		if ( str_starts_with( $this->base, 'wc-analytics' ) ) {
			$this->route( $this->base . '/low-in-stock', $this->endpoint( self::READ, array( $this, 'low_in_stock' ), $read, $this->low_args() ) );
			$this->route( $this->base . '/count-low-in-stock', $this->endpoint( self::READ, array( $this, 'count_low_in_stock' ), $read, array_diff_key( $this->low_args(), $this->list_args() ) ) );
		}
	}

	/** A page of products, variations too when only those low in stock are asked for. */
	public function list( WP_REST_Request $request ): WP_REST_Response {
		if ( $request['low_in_stock'] ) {
			// Only this list sends the number of sales as a string.
			return $this->low( $request, fn ( int $id ): array => array( 'total_sales' => (string) (int) get_post_meta( $id, 'total_sales', true ) ) + $this->last_order( $id ) + $this->product( $id ) );
		}
		[ $ids, $total ] = Products::query( $request->get_params() );
		return $this->page( $request, array_map( array( $this, 'product' ), $ids ), $total );
	}

	/** @return array<string, mixed>|WP_Error */
	public function one( WP_REST_Request $request ): array|WP_Error {
		return $this->exists( $request ) ? $this->product( (int) $request['id'] ) : $this->no_product();
	}

	/**
	 * Price, name, status and stock can be changed.
	 *
	 * @return array<string, mixed>|WP_Error
	 */
	public function update( WP_REST_Request $request ): array|WP_Error {
		if ( ! $this->exists( $request ) ) {
			return $this->no_product( 400 );
		}
		$id   = (int) $request['id'];
		$post = array_filter(
			array(
				'post_title'  => $request['name'],
				'post_status' => $request['status'],
			),
			'is_string'
		);
		if ( $post ) {
			wp_update_post( array( 'ID' => $id ) + $post );
		}
		foreach ( array( 'regular_price', 'sale_price', 'sku', 'low_stock_amount' ) as $name ) {
			if ( null !== $request[ $name ] ) {
				update_post_meta( $id, "_$name", sanitize_text_field( (string) $request[ $name ] ) );
			}
		}
		if ( null !== $request['manage_stock'] ) {
			update_post_meta( $id, '_manage_stock', wc_bool_to_string( rest_sanitize_boolean( $request['manage_stock'] ) ) );
		}
		if ( null !== $request['stock_quantity'] ) {
			Products::set_stock( $id, (int) $request['stock_quantity'] );
		}
		clean_post_cache( $id );
		return $this->product( $id ) + $this->sample_address( $id );
	}

	/** Products with low stock, the newest first, with few fields. */
	public function low_in_stock( WP_REST_Request $request ): WP_REST_Response {
		return $this->low(
			$request,
			fn ( int $id ): array => $this->last_order( $id ) + array_intersect_key( $this->product( $id ), array_flip( self::LOW_FIELDS ) )
		);
	}

	/** Number of products with low stock; the header with the number of pages is always 0, as on the host. */
	public function count_low_in_stock( WP_REST_Request $request ): WP_REST_Response {
		$total    = Products::count_low_in_stock( (string) $request['status'] );
		$response = new WP_REST_Response( array( 'total' => $total ) );
		$response->header( 'X-WP-Total', (string) $total );
		$response->header( 'X-WP-TotalPages', '0' );
		return $response;
	}

	/**
	 * What the address of a product will be; part of the answers to writes.
	 *
	 * @return array<string, string>
	 */
	private function sample_address( int $id ): array {
		if ( 'product' !== get_post_type( $id ) ) {
			return array();
		}
		require_once ABSPATH . 'wp-admin/includes/post.php';
		return array_combine( array( 'permalink_template', 'generated_slug' ), get_sample_permalink( $id ) );
	}

	/** @return array{last_order_date: string|null} */
	private function last_order( int $id ): array {
		return array( 'last_order_date' => $this->plain_date( Products::last_order_date( $id ) ) );
	}

	/** @param callable(int): array<string, mixed> $shape Gives the item of a product. */
	private function low( WP_REST_Request $request, callable $shape ): WP_REST_Response {
		$status = 'any' === $request['status'] ? 'publish' : (string) $request['status'];
		$ids    = Products::low_in_stock( $status, (int) $request['per_page'], ( (int) $request['page'] - 1 ) * (int) $request['per_page'] );
		return $this->page( $request, array_map( $shape, $ids ), Products::count_low_in_stock( $status ) );
	}

	/** Published products may be read by everyone, for embedding in other answers. */
	public function can_read_one( WP_REST_Request $request ): bool|WP_Error {
		return 'publish' === get_post_status( (int) $request['id'] ) || current_user_can( 'read_private_products' ) ? true : Access::refuse( 'view' );
	}

	/** @return array<string, mixed> */
	private function product( int $id ): array {
		$post  = get_post( $id );
		$links = 'product_variation' === $post->post_type
			? $this->links( "{$this->base}/{$post->post_parent}/variations", $id ) + array( 'up' => array( array( 'href' => rest_url( "{$this->base}/{$post->post_parent}" ) ) ) )
			: $this->links( $this->base, $id );
		return $this->item( ( new ProductShape( $post ) )->fields(), $links );
	}

	private function exists( WP_REST_Request $request ): bool {
		return in_array( get_post_type( (int) $request['id'] ), array( 'product', 'product_variation' ), true );
	}

	/** A read of an unknown id answers 404, a write answers 400. */
	private function no_product( int $status = 404 ): WP_Error {
		return $this->error( 'woocommerce_rest_product_invalid_id', __( 'Nothing has this id.', 'woocommerce' ), $status );
	}

	/** @return array<string, array<string, mixed>> */
	private function args(): array {
		return array(
			'status'       => array(
				'type'    => 'string',
				'default' => 'any',
				'enum'    => self::STATUSES,
			),
			'type'         => array(
				'type' => 'string',
				'enum' => array( 'simple', 'grouped', 'external', 'variable' ),
			),
			'stock_status' => array(
				'type' => 'string',
				'enum' => array( 'instock', 'outofstock', 'onbackorder' ),
			),
			'low_in_stock' => array(
				'type'    => 'boolean',
				'default' => false,
			),
		) + $this->list_args( array( 'date', 'id', 'include', 'title', 'slug', 'modified', 'popularity', 'rating', 'price', 'menu_order' ) );
	}

	/** @return array<string, array<string, mixed>> */
	private function low_args(): array {
		return array(
			'status' => array(
				'type'    => 'string',
				'default' => 'publish',
				'enum'    => array( 'draft', 'pending', 'private', 'publish', 'future' ),
			),
		) + $this->list_args();
	}

	/** @return array<string, array<string, mixed>> */
	private function stock_args(): array {
		return array(
			'manage_stock'     => array( 'type' => 'boolean' ),
			'stock_quantity'   => array( 'type' => 'integer' ),
			'low_stock_amount' => array( 'type' => array( 'integer', 'null' ) ),
		);
	}
}
