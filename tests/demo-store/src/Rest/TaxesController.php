<?php
/**
 * Routes of tax rates.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Rest;

use DemoStore\Data\TaxClasses;
use DemoStore\Data\TaxRates;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/** Reads and changes rates; the same routes in both namespaces. */
final class TaxesController extends Controller {

	private string $base;

	public function __construct( string $namespace ) {
		$this->base = "$namespace/taxes";
	}

	/** Registers the routes. */
	public function register(): void {
		$classes = array( 'class' => array( 'type' => 'string' ) );
		$list    = $this->list_args( array( 'order', 'id', 'priority' ) );

		$list['order']['default'] = 'asc';
		$this->route(
			$this->base,
			$this->endpoint( self::READ, array( $this, 'list' ), Access::needs( 'manage_woocommerce' ), $classes + $list ),
			$this->endpoint( self::POST, array( $this, 'create' ), Access::needs( 'manage_woocommerce', 'create' ), $this->args() )
		);
		$this->route(
			$this->base . '/(?P<id>[\d]+)',
			$this->endpoint( self::READ, array( $this, 'one' ), Access::needs( 'manage_woocommerce', 'view', __( 'You may not see this.', 'woocommerce' ) ) ),
			$this->endpoint( self::WRITE, array( $this, 'update' ), Access::needs( 'manage_woocommerce', 'edit' ), $this->args() ),
			$this->endpoint( self::ERASE, array( $this, 'delete' ), Access::needs( 'manage_woocommerce', 'delete' ), array( 'force' => array( 'type' => 'boolean' ) ) )
		);
	}

	/** A page of rates. */
	public function list( WP_REST_Request $request ): WP_REST_Response {
		return $this->page( $request, array_map( array( $this, 'rate' ), TaxRates::query( $request->get_params() ) ), TaxRates::count( $request->get_params() ) );
	}

	/** @return array<string, mixed>|WP_Error */
	public function one( WP_REST_Request $request ): array|WP_Error {
		$rate = TaxRates::find( (int) $request['id'] );
		return $rate ? $this->rate( $rate ) : $this->no_rate();
	}

	/** Adds a rate. */
	public function create( WP_REST_Request $request ): WP_REST_Response {
		$id = TaxRates::insert(
			self::columns( $request ) + array(
				'tax_rate'          => '0.0000',
				'tax_rate_priority' => 1,
				'tax_rate_compound' => 0,
				'tax_rate_shipping' => 1,
				'tax_rate_order'    => 0,
				'tax_rate_class'    => '',
			)
		);
		self::store_places( $id, $request );
		$response = new WP_REST_Response( $this->rate( (array) TaxRates::find( $id ) ), 201 );
		$response->header( 'Location', rest_url( "{$this->base}/$id" ) );
		return $response;
	}

	/** @return array<string, mixed>|WP_Error */
	public function update( WP_REST_Request $request ): array|WP_Error {
		$id = (int) $request['id'];
		if ( ! TaxRates::find( $id ) ) {
			return $this->no_rate();
		}
		TaxRates::update( $id, self::columns( $request ) );
		self::store_places( $id, $request );
		return $this->one( $request );
	}

	/** @return array<string, mixed>|WP_Error */
	public function delete( WP_REST_Request $request ): array|WP_Error {
		if ( ! $request['force'] ) {
			return $this->error( 'woocommerce_rest_trash_not_supported', __( 'Without force nothing is deleted here.', 'woocommerce' ), 501 );
		}
		$rate = TaxRates::find( (int) $request['id'] );
		if ( ! $rate ) {
			return $this->no_rate();
		}
		TaxRates::delete( (int) $request['id'] );
		return $this->rate( $rate );
	}

	/**
	 * What a request asks to store.
	 *
	 * @return array<string, mixed>
	 */
	private static function columns( WP_REST_Request $request ): array {
		$columns = array();
		foreach ( array( 'country', 'state' ) as $name ) {
			if ( null !== $request[ $name ] ) {
				$columns[ "tax_rate_$name" ] = strtoupper( sanitize_text_field( (string) $request[ $name ] ) );
			}
		}
		if ( null !== $request['rate'] ) {
			$columns['tax_rate'] = number_format( (float) $request['rate'], 4, '.', '' );
		}
		if ( null !== $request['name'] ) {
			$name = sanitize_text_field( (string) $request['name'] );

			$columns['tax_rate_name'] = '' === $name ? __( 'Tax', 'woocommerce' ) : $name;
		}
		foreach ( array( 'priority', 'order', 'compound', 'shipping' ) as $name ) {
			if ( null !== $request[ $name ] ) {
				$columns[ "tax_rate_$name" ] = (int) $request[ $name ];
			}
		}
		if ( null !== $request['class'] ) {
			$columns['tax_rate_class'] = TaxClasses::STANDARD === $request['class'] ? '' : (string) $request['class'];
		}
		return $columns;
	}

	private static function store_places( int $id, WP_REST_Request $request ): void {
		$lists = array(
			'postcode' => 'postcodes',
			'city'     => 'cities',
		);
		foreach ( $lists as $type => $name ) {
			// The single value is the older way, several with semicolons between them.
			$codes = $request[ $name ] ?? ( null === $request[ $type ] ? null : explode( ';', (string) $request[ $type ] ) );
			if ( null !== $codes ) {
				TaxRates::set_places( $id, $type, array_values( (array) $codes ) );
			}
		}
	}

	/**
	 * @param array<string, mixed> $rate Row with its places.
	 * @return array<string, mixed>
	 */
	private function rate( array $rate ): array {
		return $this->item(
			array(
				'id'        => (int) $rate['tax_rate_id'],
				'country'   => $rate['tax_rate_country'],
				'state'     => $rate['tax_rate_state'],
				'postcode'  => (string) end( $rate['postcodes'] ),
				'city'      => (string) end( $rate['cities'] ),
				'rate'      => $rate['tax_rate'],
				'name'      => $rate['tax_rate_name'],
				'priority'  => (int) $rate['tax_rate_priority'],
				'compound'  => (bool) $rate['tax_rate_compound'],
				'shipping'  => (bool) $rate['tax_rate_shipping'],
				'order'     => (int) $rate['tax_rate_order'],
				'class'     => '' === (string) $rate['tax_rate_class'] ? TaxClasses::STANDARD : $rate['tax_rate_class'],
				'postcodes' => $rate['postcodes'],
				'cities'    => $rate['cities'],
			),
			$this->links( $this->base, (int) $rate['tax_rate_id'] )
		);
	}

	private function no_rate(): WP_Error {
		return $this->error( 'woocommerce_rest_invalid_id', __( 'Nothing has this id.', 'woocommerce' ), 404 );
	}

	/** @return array<string, array<string, mixed>> */
	private function args(): array {
		return array(
			'country'   => array( 'type' => 'string' ),
			'state'     => array( 'type' => 'string' ),
			'postcode'  => array( 'type' => 'string' ),
			'city'      => array( 'type' => 'string' ),
			'rate'      => array( 'type' => 'string' ),
			'name'      => array( 'type' => 'string' ),
			'priority'  => array( 'type' => 'integer' ),
			'compound'  => array( 'type' => 'boolean' ),
			'shipping'  => array( 'type' => 'boolean' ),
			'order'     => array( 'type' => 'integer' ),
			'class'     => array(
				'type' => 'string',
				'enum' => array_merge( array( TaxClasses::STANDARD ), array_column( TaxClasses::all(), 'slug' ) ),
			),
			'postcodes' => array(
				'type'  => 'array',
				'items' => array( 'type' => 'string' ),
			),
			'cities'    => array(
				'type'  => 'array',
				'items' => array( 'type' => 'string' ),
			),
		);
	}
}
