<?php
/**
 * Routes of the leaderboards.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Rest\Reports;

use DemoStore\Reports\Leaderboards;
use DemoStore\Rest\Access;
use WP_REST_Request;
use WP_REST_Response;

/** All leaderboards, a single one, and the list of allowed ones. */
final class LeaderboardsController extends ReportController {

	private const ROUTE = 'wc-analytics/leaderboards';

	/** Registers the routes. */
	public function register(): void {
		$read = Access::needs( 'view_woocommerce_reports' );
		$args = array(
			'page'            => $this->list_args()['page'],
			'per_page'        => array(
				'type'    => 'integer',
				'default' => 5,
				'minimum' => 1,
				'maximum' => 20,
			),
			'after'           => $this->date(),
			'before'          => $this->date(),
			'persisted_query' => array( 'type' => 'string' ),
		);
		$one  = array(
			'leaderboard' => array(
				'type' => 'string',
				'enum' => array_keys( Leaderboards::names() ),
			),
		);
		$this->route( self::ROUTE, $this->endpoint( self::READ, array( $this, 'list' ), $read, $args ) );
		$this->route( self::ROUTE . '/allowed', $this->endpoint( self::READ, array( $this, 'allowed' ), $read ) );
		$this->route( self::ROUTE . '/(?P<leaderboard>\w+)', $this->endpoint( self::READ, array( $this, 'list' ), $read, $one + $args ) );
	}

	/** @return list<array<string, mixed>> */
	public function list( WP_REST_Request $request ): array {
		$ids = $request['leaderboard'] ? array( (string) $request['leaderboard'] ) : array_keys( Leaderboards::names() );
		return array_map( static fn ( string $id ): array => self::head( $id ) + array( 'rows' => Leaderboards::rows( $id, $request ) ), $ids );
	}

	/** List of allowed leaderboards. */
	public function allowed(): WP_REST_Response {
		return $this->whole( array_map( array( self::class, 'head' ), array_keys( Leaderboards::names() ) ) );
	}

	/** @return array<string, mixed> */
	private static function head( string $id ): array {
		[ $label, $headers ] = Leaderboards::names()[ $id ];
		return array(
			'id'      => $id,
			'label'   => $label,
			'headers' => array_map( static fn ( string $header ): array => array( 'label' => $header ), $headers ),
		);
	}
}
