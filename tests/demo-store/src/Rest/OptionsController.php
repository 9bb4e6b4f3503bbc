<?php
/**
 * Routes of options.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Rest;

use DemoStore\Data\JsonFile;
use WP_Error;
use WP_REST_Request;

/** Reads and writes options. */
final class OptionsController extends Controller {

	/** Registers the routes. */
	public function register(): void {
		$this->route(
			'wc-admin/options',
			$this->endpoint( self::READ, array( $this, 'read' ), array( $this, 'can_read' ) ),
			$this->endpoint( self::WRITE, array( $this, 'write' ), array( $this, 'can_write' ) )
		);
	}

	/** Checks the parameter before the permission, as the host does. */
	public function can_read( WP_REST_Request $request ): bool|WP_Error {
		if ( ! is_string( $request['options'] ) || '' === $request['options'] ) {
			return new WP_Error( 'woocommerce_rest_cannot_view', __( 'The request names no options.', 'woocommerce' ), 500 );
		}
		return $this->may_use( explode( ',', $request['options'] ) ) ? true : Access::refuse( 'view', __( 'You may not see some of these options.', 'woocommerce' ) );
	}

	/** Whether all options of the body may be written. */
	public function can_write( WP_REST_Request $request ): bool|WP_Error {
		return $this->may_use( array_keys( $this->body( $request ) ) ) ? true : Access::refuse( 'update', __( 'You may not change some of these options.', 'woocommerce' ) );
	}

	/**
	 * Values by name.
	 *
	 * @return array<string, mixed>
	 */
	public function read( WP_REST_Request $request ): array {
		$names = explode( ',', (string) $request['options'] );
		return array_combine( $names, array_map( 'get_option', $names ) );
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

	/** @param list<string|int> $names Options. */
	private function may_use( array $names ): bool {
		return current_user_can( 'manage_woocommerce' ) && array_filter( $names, fn ( string|int $name ): bool => ! $this->is_allowed( (string) $name ) ) === array();
	}

	/**
	 * An administrator may use every option in production. Everybody else, and everybody in development, may use only
	 * known options: one unknown name rejects the whole request.
	 */
	private function is_allowed( string $name ): bool {
		if ( 'production' === wp_get_environment_type() && current_user_can( 'manage_options' ) ) {
			return true;
		}
		$more = (array) apply_filters( 'woocommerce_rest_api_option_permissions', array(), null );
		return ! empty( $more[ $name ] ) || in_array( $name, JsonFile::read( 'known-options' ), true );
	}
}
