<?php
/**
 * Routes of tax classes.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Rest;

use DemoStore\Data\TaxClasses;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/** Reads, adds and removes classes. */
final class TaxClassesController extends Controller {

	private const BASE = 'wc/v3/taxes/classes';

	/** Registers the routes. */
	public function register(): void {
		$this->route(
			self::BASE,
			$this->endpoint( self::READ, array( $this, 'list' ), Access::needs( 'manage_woocommerce' ) ),
			$this->endpoint(
				self::POST,
				array( $this, 'create' ),
				Access::needs( 'manage_woocommerce', 'create' ),
				array(
					'name' => array(
						'type'     => 'string',
						'required' => true,
					),
				)
			)
		);
		$this->route(
			self::BASE . '/(?P<slug>\w[\w\s\-]*)',
			$this->endpoint( self::READ, array( $this, 'one' ), Access::needs( 'manage_woocommerce' ) ),
			$this->endpoint( self::ERASE, array( $this, 'delete' ), Access::needs( 'manage_woocommerce', 'delete' ), array( 'force' => array( 'type' => 'boolean' ) ) )
		);
	}

	/** All classes, the standard one first. */
	public function list(): WP_REST_Response {
		$standard = array(
			'slug' => TaxClasses::STANDARD,
			'name' => __( 'Standard rate', 'woocommerce' ),
		);
		return $this->whole( array_map( array( $this, 'tax_class' ), array_merge( array( $standard ), TaxClasses::all() ) ) );
	}

	/**
	 * One class; like the host's, the answer is a list.
	 *
	 * @return list<array<string, mixed>>|WP_Error
	 */
	public function one( WP_REST_Request $request ): array|WP_Error {
		$found = TaxClasses::find( (string) $request['slug'] );
		return $found ? array( $this->tax_class( $found ) ) : $this->no_class();
	}

	/** Adds a class. */
	public function create( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$name = sanitize_text_field( (string) $request['name'] );
		if ( TaxClasses::find( sanitize_title( $name ) ) ) {
			return $this->error( 'woocommerce_rest_tax_class_exists', __( 'There is such a tax class already.', 'woocommerce' ), 400 );
		}
		return new WP_REST_Response( $this->tax_class( (array) TaxClasses::find( TaxClasses::insert( $name ) ) ), 201 );
	}

	/** @return array<string, mixed>|WP_Error */
	public function delete( WP_REST_Request $request ): array|WP_Error {
		if ( ! $request['force'] ) {
			return $this->error( 'woocommerce_rest_trash_not_supported', __( 'Without force nothing is deleted here.', 'woocommerce' ), 501 );
		}
		$found = TaxClasses::find( (string) $request['slug'] );
		if ( ! $found ) {
			return $this->no_class();
		}
		TaxClasses::delete( $found['slug'] );
		return $this->tax_class( $found );
	}

	/**
	 * @param array<string, string> $data Slug and name.
	 * @return array<string, mixed>
	 */
	private function tax_class( array $data ): array {
		return $this->item( $data, array( 'collection' => array( array( 'href' => rest_url( self::BASE ) ) ) ) );
	}

	private function no_class(): WP_Error {
		return $this->error( 'woocommerce_rest_tax_class_invalid_slug', __( 'No tax class has this slug.', 'woocommerce' ), 404 );
	}
}
