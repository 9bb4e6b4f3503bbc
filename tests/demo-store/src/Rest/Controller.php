<?php
/**
 * Base of the REST controllers.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Rest;

use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/** Registers routes and builds answers; it has nothing about any single resource. */
abstract class Controller {

	protected const READ  = WP_REST_Server::READABLE;
	protected const WRITE = WP_REST_Server::EDITABLE;
	protected const POST  = WP_REST_Server::CREATABLE;
	protected const ERASE = WP_REST_Server::DELETABLE;

	/** Registers the routes of the controller. */
	abstract public function register(): void;

	/**
	 * Registers one or several methods of a route.
	 *
	 * @param string                     $route     Namespace and path, such as wc-admin/options.
	 * @param array<string, mixed>       ...$endpoints methods, callback, permission_callback, args.
	 */
	protected function route( string $route, array ...$endpoints ): void {
		[ $name, $path ] = self::split( $route );
		register_rest_route( $name, $path, $endpoints );
	}

	/**
	 * An endpoint of route().
	 *
	 * @param string               $methods  READ, WRITE, POST or ERASE.
	 * @param callable             $callback Handler.
	 * @param callable             $access   Permission check.
	 * @param array<string, mixed> $args     Arguments.
	 * @return array<string, mixed>
	 */
	protected function endpoint( string $methods, callable $callback, callable $access, array $args = array() ): array {
		return array(
			'methods'             => $methods,
			'callback'            => $callback,
			'permission_callback' => $access,
			'args'                => $args,
		);
	}

	/**
	 * Arguments of a paged list.
	 *
	 * @param list<string> $orderby Allowed columns, the first is the default.
	 * @return array<string, array<string, mixed>>
	 */
	protected function list_args( array $orderby = array( 'date' ) ): array {
		return array(
			'page'     => array(
				'type'    => 'integer',
				'default' => 1,
				'minimum' => 1,
			),
			'per_page' => array(
				'type'    => 'integer',
				'default' => 10,
				'minimum' => 1,
				'maximum' => 100,
			),
			'order'    => array(
				'type'    => 'string',
				'default' => 'desc',
				'enum'    => array( 'asc', 'desc' ),
			),
			'orderby'  => array(
				'type'    => 'string',
				'default' => $orderby[0],
				'enum'    => $orderby,
			),
			'search'   => array( 'type' => 'string' ),
		);
	}

	/**
	 * Argument that takes several of a fixed set.
	 *
	 * @param list<string> $allowed Allowed values.
	 * @return array<string, mixed>
	 */
	protected function choices( array $allowed ): array {
		return array(
			'type'  => 'array',
			'items' => array(
				'type' => 'string',
				'enum' => $allowed,
			),
		);
	}

	/**
	 * Answer with a page of a list and its totals.
	 *
	 * @param WP_REST_Request        $request Request.
	 * @param list<mixed>            $items   Prepared items.
	 * @param int                    $total   Number of items on all pages.
	 */
	protected function page( WP_REST_Request $request, array $items, int $total ): WP_REST_Response {
		$pages    = (int) ceil( $total / max( 1, (int) $request['per_page'] ) );
		$page     = (int) $request['page'];
		$response = rest_ensure_response( $items );
		$response->header( 'X-WP-Total', (string) $total );
		$response->header( 'X-WP-TotalPages', (string) $pages );

		$base = add_query_arg( urlencode_deep( $request->get_query_params() ), rest_url( $request->get_route() ) );
		if ( $page > 1 ) {
			$response->link_header( 'prev', add_query_arg( 'page', min( $page - 1, $pages ), $base ) );
		}
		if ( $page < $pages ) {
			$response->link_header( 'next', add_query_arg( 'page', $page + 1, $base ) );
		}
		return $response;
	}

	/**
	 * Answer with a list that has no pages, and its totals.
	 *
	 * @param list<mixed> $items Prepared items.
	 */
	protected function whole( array $items ): WP_REST_Response {
		$response = new WP_REST_Response( $items );
		$response->header( 'X-WP-Total', (string) count( $items ) );
		$response->header( 'X-WP-TotalPages', '1' );
		return $response;
	}

	/**
	 * An item of a list, or a whole answer, with its links.
	 *
	 * @param array<string, mixed>        $item  Fields.
	 * @param array<string, array<mixed>> $links Links.
	 * @return array<string, mixed>
	 */
	protected function item( array $item, array $links = array() ): array {
		$response = new WP_REST_Response( $item );
		$response->add_links( $links );
		return $item + array( '_links' => WP_REST_Server::get_compact_response_links( $response ) );
	}

	/**
	 * Links to the item and its list.
	 *
	 * @param string $collection Path of the list with namespace.
	 * @param int|string $id     Id.
	 * @return array<string, list<array{href: string}>>
	 */
	protected function links( string $collection, int|string $id ): array {
		return array(
			'self'       => array( array( 'href' => rest_url( "$collection/$id" ) ) ),
			'collection' => array( array( 'href' => rest_url( $collection ) ) ),
		);
	}

	/** An error as the host sends it. */
	protected function error( string $code, string $message, int $status ): WP_Error {
		return new WP_Error( $code, $message, array( 'status' => $status ) );
	}

	/**
	 * A date of the database (UTC) in store time, null when there is none.
	 *
	 * @param string|null $utc Date and time.
	 */
	protected function local_date( ?string $utc ): ?string {
		return self::is_date( $utc ) ? str_replace( ' ', 'T', get_date_from_gmt( (string) $utc ) ) : null;
	}

	/**
	 * A date of the database as it is, null when there is none.
	 *
	 * @param string|null $date Date and time.
	 */
	protected function plain_date( ?string $date ): ?string {
		return self::is_date( $date ) ? str_replace( ' ', 'T', (string) $date ) : null;
	}

	private static function is_date( ?string $date ): bool {
		return null !== $date && '' !== $date && ! str_starts_with( $date, '0000' );
	}

	/**
	 * @return array{string, string} Namespace and path.
	 */
	private static function split( string $route ): array {
		preg_match( '#^(wc/v3|wc/private|wp/v2|jetpack/v4|[^/]+)(/.*)$#', $route, $parts );
		return array( $parts[1], $parts[2] );
	}
}
