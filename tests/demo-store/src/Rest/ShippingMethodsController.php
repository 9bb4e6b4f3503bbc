<?php
/**
 * Routes of shipping methods.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Rest;

use DemoStore\Data\ShippingMethods;
use DemoStore\Data\ShippingZones;
use DemoStore\Settings\MethodFields;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/** The kinds of methods, and the methods that a zone has. */
final class ShippingMethodsController extends Controller {

	private const KINDS = 'wc/v3/shipping_methods';
	private const ZONES = 'wc/v3/shipping/zones';
	private const BASE  = self::ZONES . '/(?P<zone_id>[\d]+)/methods';

	/** Registers the routes. */
	public function register(): void {
		$read = ShippingAccess::needs( 'view' );
		$this->route( self::KINDS, $this->endpoint( self::READ, array( $this, 'kinds' ), $read ) );
		$this->route( self::KINDS . '/(?P<id>[\w-]+)', $this->endpoint( self::READ, array( $this, 'kind' ), $read ) );
		$this->route(
			self::BASE,
			$this->endpoint( self::READ, array( $this, 'list' ), $read ),
			$this->endpoint( self::POST, array( $this, 'create' ), ShippingAccess::needs( 'create' ), array( 'method_id' => array( 'required' => true ) ) + self::args() )
		);
		$this->route(
			self::BASE . '/(?P<instance_id>[\d]+)',
			$this->endpoint( self::READ, array( $this, 'one' ), $read ),
			$this->endpoint( self::WRITE, array( $this, 'update' ), ShippingAccess::needs( 'edit' ), self::args() ),
			$this->endpoint( self::ERASE, array( $this, 'delete' ), ShippingAccess::needs_delete(), array( 'force' => array( 'type' => 'boolean' ) ) )
		);
	}

	/** All kinds. */
	public function kinds(): WP_REST_Response {
		return $this->whole( array_map( array( $this, 'kind_item' ), array_keys( ShippingMethods::kinds() ) ) );
	}

	/** @return array<string, mixed>|WP_Error */
	public function kind( WP_REST_Request $request ): array|WP_Error {
		$id = (string) $request['id'];
		return isset( ShippingMethods::kinds()[ $id ] ) ? $this->kind_item( $id ) : ShippingAccess::missing( 'woocommerce_rest_shipping_method_invalid' );
	}

	/** Methods of a zone. */
	public function list( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$zone = (int) $request['zone_id'];
		return ShippingZones::find( $zone ) ? $this->whole( array_map( array( $this, 'method' ), ShippingMethods::of_zone( $zone ) ) ) : ShippingAccess::no_zone();
	}

	/** @return array<string, mixed>|WP_Error */
	public function one( WP_REST_Request $request ): array|WP_Error {
		$method = $this->find( $request );
		return is_wp_error( $method ) ? $method : $this->method( $method );
	}

	/**
	 * Adds a method. The answer still has the title of the kind, as the host's has.
	 *
	 * @return array<string, mixed>|WP_Error
	 */
	public function create( WP_REST_Request $request ): array|WP_Error {
		$zone = (int) $request['zone_id'];
		if ( ! ShippingZones::find( $zone ) ) {
			return ShippingAccess::no_zone();
		}
		if ( ! is_string( $request['method_id'] ) || ! ShippingMethods::fits_zone( $request['method_id'] ) ) {
			return $this->error( 'woocommerce_rest_shipping_zone_not_created', __( 'It was not added.', 'woocommerce' ), 500 );
		}
		$method = (array) ShippingMethods::find( $zone, ShippingMethods::insert( $zone, $request['method_id'] ) );
		$error  = $this->store( $method, $request );
		return $error ?? array( 'title' => $method['title'] ) + $this->method( (array) ShippingMethods::find( $zone, $method['instance_id'] ) );
	}

	/** @return array<string, mixed>|WP_Error */
	public function update( WP_REST_Request $request ): array|WP_Error {
		$method = $this->find( $request );
		if ( is_wp_error( $method ) ) {
			return $method;
		}
		return $this->store( $method, $request ) ?? $this->one( $request );
	}

	/** @return array<string, mixed>|WP_Error */
	public function delete( WP_REST_Request $request ): array|WP_Error {
		$method = $this->find( $request );
		if ( is_wp_error( $method ) ) {
			return $method;
		}
		if ( ! $request['force'] ) {
			return $this->error( 'rest_trash_not_supported', __( 'Without force nothing is deleted here.', 'woocommerce' ), 501 );
		}
		ShippingMethods::delete( $method );
		return $this->method( $method );
	}

	/**
	 * Stores what a request asks for.
	 *
	 * @param array<string, mixed> $method Method.
	 */
	private function store( array $method, WP_REST_Request $request ): ?WP_Error {
		$settings = null;
		if ( is_array( $request['settings'] ) ) {
			$settings = MethodFields::apply( ShippingMethods::kinds()[ $method['method_id'] ]['fields'], $method['settings'], $request['settings'] );
			if ( is_wp_error( $settings ) ) {
				return $settings;
			}
		}
		$columns = array();
		if ( null !== $request['order'] ) {
			$columns['method_order'] = (int) $request['order'];
		}
		if ( null !== $request['enabled'] ) {
			$columns['is_enabled'] = (int) rest_sanitize_boolean( $request['enabled'] );
		}
		ShippingMethods::update( $method, $columns, $settings );
		return null;
	}

	/** @return array<string, mixed>|WP_Error */
	private function find( WP_REST_Request $request ): array|WP_Error {
		$zone = (int) $request['zone_id'];
		if ( ! ShippingZones::find( $zone ) ) {
			return ShippingAccess::no_zone();
		}
		return ShippingMethods::find( $zone, (int) $request['instance_id'] ) ?? ShippingAccess::missing( 'woocommerce_rest_shipping_zone_method_invalid' );
	}

	/**
	 * @param array<string, mixed> $method Method.
	 * @return array<string, mixed>
	 */
	private function method( array $method ): array {
		$kind  = ShippingMethods::kinds()[ $method['method_id'] ];
		$links = $this->links( self::ZONES . "/{$method['zone_id']}/methods", $method['instance_id'] )
			+ array( 'describes' => array( array( 'href' => rest_url( self::ZONES . "/{$method['zone_id']}" ) ) ) );
		return $this->item(
			array(
				'id'                 => $method['instance_id'],
				'instance_id'        => $method['instance_id'],
				'title'              => $method['title'],
				'order'              => $method['order'],
				'enabled'            => $method['enabled'],
				'method_id'          => $method['method_id'],
				'method_title'       => $kind['title'],
				'method_description' => wpautop( $kind['description'] ),
				'settings'           => MethodFields::shape( $kind['fields'], $method['settings'] ),
			),
			$links
		);
	}

	/** @return array<string, mixed> */
	private function kind_item( string $id ): array {
		return $this->item( array( 'id' => $id ) + array_intersect_key( ShippingMethods::kinds()[ $id ], array_flip( array( 'title', 'description' ) ) ), $this->links( self::KINDS, $id ) );
	}

	/** @return array<string, array<string, mixed>> */
	private static function args(): array {
		return array(
			'order'    => array( 'type' => 'integer' ),
			'enabled'  => array( 'type' => 'boolean' ),
			'settings' => array( 'type' => 'object' ),
		);
	}
}
