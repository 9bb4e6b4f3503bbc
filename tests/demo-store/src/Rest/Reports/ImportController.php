<?php
/**
 * Routes of the import of past orders.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Rest\Reports;

use DemoStore\Reports\Import;
use DemoStore\Rest\Access;
use WP_REST_Request;

/** Starts and cancels an import, deletes imported data, returns status and totals. */
final class ImportController extends ReportController {

	/** Registers the routes. */
	public function register(): void {
		$read  = Access::needs( 'manage_woocommerce' );
		$write = Access::needs( 'manage_woocommerce', 'edit' );
		$args  = array(
			'days'          => array(
				'type'    => 'integer',
				'minimum' => 0,
			),
			'skip_existing' => $this->flag(),
		);
		$this->route( self::BASE . 'import', $this->endpoint( self::WRITE, array( $this, 'start' ), $write, $args ) );
		$this->route( self::BASE . 'import/cancel', $this->endpoint( self::WRITE, array( $this, 'cancel' ), $write ) );
		$this->route( self::BASE . 'import/delete', $this->endpoint( self::WRITE, array( $this, 'delete' ), $write ) );
		$this->route( self::BASE . 'import/status', $this->endpoint( self::READ, array( Import::class, 'status' ), $read ) );
		$this->route( self::BASE . 'import/totals', $this->endpoint( self::READ, array( $this, 'totals' ), $read, $args ) );
	}

	/** @return array{status: string, message: string} */
	public function start( WP_REST_Request $request ): array {
		Import::start( (int) $request['days'], (bool) $request['skip_existing'] );
		return self::done( __( 'The import has begun.', 'woocommerce' ) );
	}

	/** @return array{status: string, message: string} */
	public function cancel(): array {
		Import::cancel();
		return self::done( __( 'The import was stopped.', 'woocommerce' ) );
	}

	/** @return array{status: string, message: string} */
	public function delete(): array {
		Import::delete();
		return self::done( __( 'The imported data is deleted.', 'woocommerce' ) );
	}

	/** @return array{customers: int, orders: int} */
	public function totals( WP_REST_Request $request ): array {
		return Import::totals( (int) $request['days'], (bool) $request['skip_existing'] );
	}

	/** @return array{status: string, message: string} */
	private static function done( string $message ): array {
		return array(
			'status'  => 'success',
			'message' => $message,
		);
	}
}
