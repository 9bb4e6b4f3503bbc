<?php
/**
 * Routes of options.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Rest;

use WP_Error;
use WP_REST_Request;

/** Reads and writes options of the store. Other options read as false and cannot be written. */
final class OptionsController extends Controller {

	private const ALLOWED_PREFIXES = array( 'woocommerce_', 'woocommerce-', 'wc_', 'wcpay_', 'wcadmin_', 'store_admin_' );

	/** Registers the routes. */
	public function register(): void {
		$this->route(
			'wc-admin/options',
			$this->endpoint( self::READ, array( $this, 'read' ), array( $this, 'can_read' ) ),
			$this->endpoint( self::WRITE, array( $this, 'write' ), array( $this, 'can_write' ) )
		);
	}

	/** The missing parameter is noticed before the rights are, as on the host. */
	public function can_read( WP_REST_Request $request ): bool|WP_Error {
		if ( ! is_string( $request['options'] ) || '' === $request['options'] ) {
			return new WP_Error( 'woocommerce_rest_cannot_view', __( 'You must supply an array of options.', 'woocommerce' ), 500 );
		}
		return current_user_can( 'manage_woocommerce' ) ? true : Access::refuse( 'view', __( 'Sorry, you cannot view these options.', 'woocommerce' ) );
	}

	/** Whether all options of the body may be written. */
	public function can_write( WP_REST_Request $request ): bool|WP_Error {
		$refused = array_filter( array_keys( $this->body( $request ) ), fn ( string|int $name ): bool => ! $this->is_allowed( (string) $name ) );
		return current_user_can( 'manage_woocommerce' ) && ! $refused ? true : Access::refuse( 'update', __( 'Sorry, you cannot manage these options.', 'woocommerce' ) );
	}

	/**
	 * Values by name.
	 *
	 * @return array<string, mixed>
	 */
	public function read( WP_REST_Request $request ): array {
		$values = array();
		foreach ( explode( ',', (string) $request['options'] ) as $name ) {
			$values[ $name ] = $this->is_allowed( $name ) ? get_option( $name ) : false;
		}
		return $values;
	}

	/**
	 * Whether each value was changed.
	 *
	 * @return array<string, bool>
	 */
	public function write( WP_REST_Request $request ): array {
		$results = array();
		foreach ( $this->body( $request ) as $name => $value ) {
			$results[ $name ] = update_option( (string) $name, $value );
		}
		return $results;
	}

	/** @return array<string, mixed> */
	private function body( WP_REST_Request $request ): array {
		return (array) $request->get_json_params() + $request->get_body_params();
	}

	private function is_allowed( string $name ): bool {
		foreach ( self::ALLOWED_PREFIXES as $prefix ) {
			if ( str_starts_with( $name, $prefix ) ) {
				return true;
			}
		}
		$more = (array) apply_filters( 'woocommerce_rest_api_option_permissions', array(), null );
		return ! empty( $more[ $name ] );
	}
}
