<?php
/**
 * REST routes of the settings history.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\History;

use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Lists the last changes of settings and undoes one.
 *
 * @phpstan-import-type Entry from HistoryLog
 */
final class HistoryRoutes {

	private const NAMESPACE = 'store-admin/v1';

	/**
	 * Registers the routes.
	 */
	public static function register(): void {
		$routes = new self();

		register_rest_route(
			self::NAMESPACE,
			'/settings-history',
			array(
				array(
					'methods'             => 'GET',
					'callback'            => array( $routes, 'list_entries' ),
					'permission_callback' => array( $routes, 'may_use' ),
				),
				'schema' => array( $routes, 'schema' ),
			)
		);
		register_rest_route(
			self::NAMESPACE,
			'/settings-history/(?P<id>\d+)/put-back',
			array(
				array(
					'methods'             => 'POST',
					'callback'            => array( $routes, 'put_back' ),
					'permission_callback' => array( $routes, 'may_use' ),
					'args'                => array(
						'id' => array(
							'type'     => 'integer',
							'required' => true,
							'minimum'  => 1,
						),
					),
				),
			)
		);
	}

	/**
	 * Whether the user may read and write settings of the store.
	 */
	public function may_use(): bool {
		return current_user_can( 'manage_woocommerce' );
	}

	/**
	 * The entries, newest first.
	 */
	public function list_entries(): WP_REST_Response {
		return new WP_REST_Response( array_map( array( $this, 'prepare' ), ( new HistoryLog() )->entries() ) );
	}

	/**
	 * Undoes an entry.
	 *
	 * @param WP_REST_Request $request Request with the id.
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 * @return WP_REST_Response|WP_Error
	 */
	public function put_back( WP_REST_Request $request ) {
		$entry = ( new HistoryLog() )->find( (int) $request['id'] );

		if ( null === $entry ) {
			return new WP_Error( 'store_admin_no_entry', __( 'This change is no longer in the history.', 'store-admin' ), array( 'status' => 404 ) );
		}

		$result = ( new PutBack() )->run( $entry['changes'] );

		return is_wp_error( $result ) ? $result : new WP_REST_Response( array( 'putBack' => $entry['id'] ) );
	}

	/**
	 * The schema of an entry.
	 *
	 * @return array<string, mixed>
	 */
	public function schema(): array {
		$text = array( 'type' => 'string' );
		$any  = array( 'type' => array( 'string', 'number', 'boolean', 'array', 'object', 'null' ) );

		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'settings-history-entry',
			'type'       => 'object',
			'properties' => array(
				'id'         => array( 'type' => 'integer' ),
				'time'       => array(
					'type'   => 'string',
					'format' => 'date-time',
				),
				'user'       => $text,
				'place'      => $text,
				'canPutBack' => array( 'type' => 'boolean' ),
				'changes'    => array(
					'type'  => 'array',
					'items' => array(
						'type'       => 'object',
						'properties' => array(
							'option' => $text,
							'label'  => $text,
							'before' => $any,
							'after'  => $any,
						),
					),
				),
			),
		);
	}

	/**
	 * An entry as it is sent. The time is UTC.
	 *
	 * @param array<string, mixed> $entry Entry of the log.
	 * @phpstan-param Entry $entry
	 * @return array<string, mixed>
	 */
	private function prepare( array $entry ): array {
		$user = get_userdata( $entry['user'] );

		return array(
			'id'         => $entry['id'],
			'time'       => gmdate( 'Y-m-d\TH:i:s\Z', $entry['time'] ),
			'user'       => $user ? $user->display_name : '',
			'place'      => $entry['place'],
			'canPutBack' => ( new PutBack() )->is_possible( $entry['changes'] ),
			'changes'    => array_values( $entry['changes'] ),
		);
	}
}
