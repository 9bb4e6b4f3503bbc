<?php
/**
 * Routes of shipping zones and their places.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Rest;

use DemoStore\Data\ShippingZones;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/** Reads and changes zones; the rest of the world can only be read. */
final class ShippingZonesController extends Controller {

	private const BASE = 'wc/v3/shipping/zones';

	/** Registers the routes. */
	public function register(): void {
		$read  = ShippingAccess::needs( 'view' );
		$write = ShippingAccess::needs( 'edit' );
		$this->route(
			self::BASE,
			$this->endpoint( self::READ, array( $this, 'list' ), $read ),
			$this->endpoint( self::POST, array( $this, 'create' ), ShippingAccess::needs( 'create' ), array( 'name' => array( 'required' => true ) + self::args()['name'] ) + self::args() )
		);
		$this->route(
			self::BASE . '/(?P<id>[\d]+)',
			$this->endpoint( self::READ, array( $this, 'one' ), $read ),
			$this->endpoint( self::WRITE, array( $this, 'update' ), $write, self::args() ),
			$this->endpoint( self::ERASE, array( $this, 'delete' ), ShippingAccess::needs_delete(), array( 'force' => array( 'type' => 'boolean' ) ) )
		);
		$this->route(
			self::BASE . '/(?P<id>[\d]+)/locations',
			$this->endpoint( self::READ, array( $this, 'locations' ), $read ),
			$this->endpoint( self::WRITE, array( $this, 'set_locations' ), $write )
		);
	}

	/** All zones, the rest of the world first. */
	public function list(): WP_REST_Response {
		$zones = array_merge( array( ShippingZones::find( ShippingZones::REST_OF_WORLD ) ), ShippingZones::all() );
		return $this->whole( array_map( array( $this, 'zone' ), $zones ) );
	}

	/** @return array<string, mixed>|WP_Error */
	public function one( WP_REST_Request $request ): array|WP_Error {
		$zone = ShippingZones::find( (int) $request['id'] );
		return $zone ? $this->zone( $zone ) : ShippingAccess::no_zone();
	}

	/** Adds a zone. */
	public function create( WP_REST_Request $request ): WP_REST_Response {
		$id       = ShippingZones::insert( sanitize_text_field( (string) $request['name'] ), (int) $request['order'] );
		$response = new WP_REST_Response( $this->zone( ShippingZones::find( $id ) ), 201 );
		$response->header( 'Location', rest_url( self::BASE . "/$id" ) );
		return $response;
	}

	/** @return array<string, mixed>|WP_Error */
	public function update( WP_REST_Request $request ): array|WP_Error {
		$zone = ShippingZones::find( (int) $request['id'] );
		if ( ! $zone ) {
			return ShippingAccess::no_zone();
		}
		if ( ShippingZones::REST_OF_WORLD === $zone['id'] ) {
			return $this->fixed_zone( 'woocommerce_rest_shipping_zone_invalid_zone' );
		}
		ShippingZones::update( $zone['id'], sanitize_text_field( (string) ( $request['name'] ?? $zone['name'] ) ), (int) ( $request['order'] ?? $zone['order'] ) );
		return $this->one( $request );
	}

	/** @return array<string, mixed>|WP_Error */
	public function delete( WP_REST_Request $request ): array|WP_Error {
		$zone = ShippingZones::find( (int) $request['id'] );
		if ( ! $zone ) {
			return ShippingAccess::no_zone();
		}
		if ( ! $request['force'] ) {
			return $this->error( 'rest_trash_not_supported', __( 'Without force nothing is deleted here.', 'woocommerce' ), 501 );
		}
		ShippingZones::delete( $zone['id'] );
		return $this->zone( $zone );
	}

	/** Places of a zone. */
	public function locations( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$id = (int) $request['id'];
		if ( ! ShippingZones::find( $id ) ) {
			return ShippingAccess::no_zone();
		}
		$links = array(
			'collection' => array( array( 'href' => rest_url( self::BASE . "/$id/locations" ) ) ),
			'describes'  => array( array( 'href' => rest_url( self::BASE . "/$id" ) ) ),
		);
		return $this->whole( array_map( fn ( array $location ): array => $this->item( $location, $links ), ShippingZones::locations( $id ) ) );
	}

	/** Replaces the places of a zone with the list in the body; a body that is no list removes all places. */
	public function set_locations( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$id = (int) $request['id'];
		if ( ! ShippingZones::find( $id ) ) {
			return ShippingAccess::no_zone();
		}
		if ( ShippingZones::REST_OF_WORLD === $id ) {
			return $this->fixed_zone( 'woocommerce_rest_shipping_zone_locations_invalid_zone' );
		}
		ShippingZones::set_locations( $id, array_values( array_filter( (array) $request->get_json_params(), 'is_array' ) ) );
		return $this->locations( $request );
	}

	/**
	 * @param array{id: int, name: string, order: int} $zone Zone.
	 * @return array<string, mixed>
	 */
	private function zone( array $zone ): array {
		$links = $this->links( self::BASE, $zone['id'] ) + array( 'describedby' => array( array( 'href' => rest_url( self::BASE . "/{$zone['id']}/locations" ) ) ) );
		return $this->item( $zone, $links );
	}

	private function fixed_zone( string $code ): WP_Error {
		return $this->error( $code, __( 'The zone of everywhere else stays as it is.', 'woocommerce' ), 403 );
	}

	/** @return array<string, array<string, mixed>> */
	private static function args(): array {
		return array(
			'name'  => array( 'type' => 'string' ),
			'order' => array( 'type' => 'integer' ),
		);
	}
}
