<?php
/**
 * Routes of exports.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Rest\Reports;

use DemoStore\Reports\Export;
use DemoStore\Reports\ExportColumns;
use DemoStore\Rest\Access;
use WP_Error;
use WP_REST_Request;

/** Starts an export and returns its progress. */
final class ExportController extends ReportController {

	/** Registers the routes. */
	public function register(): void {
		$read = Access::needs( 'view_woocommerce_reports' );
		$args = array(
			'report_args' => array( 'type' => 'object' ),
			'email'       => array( 'type' => 'boolean' ),
		);
		$this->route( self::BASE . '(?P<type>[a-z]+)/export', $this->endpoint( self::WRITE, array( $this, 'start' ), $read, $args ) );
		$this->route( self::BASE . '(?P<type>[a-z]+)/export/(?P<export_id>[a-z0-9]+)/status', $this->endpoint( self::READ, array( $this, 'status' ), $read ) );
	}

	/** @return array<string, mixed>|WP_Error */
	public function start( WP_REST_Request $request ): array|WP_Error {
		$type = (string) $request['type'];
		if ( ! ExportColumns::headers( $type ) ) {
			// The host fails with a fatal error here.
			return $this->error( 'internal_server_error', __( 'No such report.', 'woocommerce' ), 500 );
		}
		$id = Export::start( $type, (array) ( $request['report_args'] ?? array() ), (bool) $request['email'] );
		return $this->item(
			array(
				'message'   => __( 'The file is being made.', 'woocommerce' ),
				'export_id' => $id,
			),
			array( 'status' => array( array( 'href' => rest_url( self::BASE . "$type/export/$id/status" ) ) ) )
		);
	}

	/** @return array<string, mixed>|WP_Error */
	public function status( WP_REST_Request $request ): array|WP_Error {
		$id   = (string) $request['export_id'];
		$type = (string) $request['type'];
		if ( Export::type( $id ) !== $type ) {
			return $this->error( 'woocommerce_admin_reports_export_invalid_id', __( 'No file has this id.', 'woocommerce' ), 404 );
		}
		$status = array( 'percent_complete' => Export::percent( $id ) );
		if ( 100 === $status['percent_complete'] ) {
			$status['download_url'] = Export::url( $type, $id );
		}
		return $this->item( $status, array( 'self' => array( array( 'href' => rest_url( $request->get_route() ) ) ) ) );
	}
}
