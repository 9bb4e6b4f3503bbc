<?php
/**
 * Routes of the scheduled updates of the reports.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Rest\Reports;

use DemoStore\Rest\Access;
use WP_Error;

/** Times of the last and the next scheduled update. A store can also import each order immediately. */
final class UpdatesController extends ReportController {

	private const EVERY = 12 * HOUR_IN_SECONDS;

	/** Option: time of the last update that was started by a request. */
	private const OPTION = 'demo_store_update';

	/** Duration of such an update in seconds. */
	private const LENGTH = 3;

	/** Registers the routes. */
	public function register(): void {
		$this->route( 'wc-analytics/imports/status', $this->endpoint( self::READ, array( $this, 'status' ), Access::needs( 'manage_woocommerce' ) ) );
		$this->route( 'wc-analytics/imports/trigger', $this->endpoint( self::POST, array( $this, 'trigger' ), Access::needs( 'manage_woocommerce', 'edit' ) ) );
	}

	/** @return array<string, mixed> */
	public function status(): array {
		if ( ! self::is_scheduled() ) {
			return array(
				'mode'                      => 'immediate',
				'last_processed_date'       => null,
				'next_scheduled'            => null,
				'import_in_progress_or_due' => null,
			);
		}
		$asked = (int) get_option( self::OPTION, 0 );
		$last  = max( $asked + self::LENGTH <= time() ? $asked : 0, intdiv( time(), self::EVERY ) * self::EVERY );
		return array(
			'mode'                      => 'scheduled',
			'last_processed_date'       => wp_date( 'Y-m-d H:i:s', $last ),
			'next_scheduled'            => wp_date( 'Y-m-d H:i:s', $last + self::EVERY ),
			'import_in_progress_or_due' => self::is_running(),
		);
	}

	/** @return array<string, mixed>|WP_Error */
	public function trigger(): array|WP_Error {
		if ( ! self::is_scheduled() ) {
			return $this->error( 'woocommerce_rest_analytics_import_immediate_mode', __( 'Every order counts at once; there is nothing to update.', 'woocommerce' ), 400 );
		}
		if ( self::is_running() ) {
			return $this->error( 'woocommerce_rest_analytics_import_in_progress', __( 'An update is running or about to start.', 'woocommerce' ), 400 );
		}
		update_option( self::OPTION, time(), false );
		return array(
			'success' => true,
			'message' => __( 'The update has begun.', 'woocommerce' ),
		);
	}

	private static function is_scheduled(): bool {
		return 'no' !== get_option( 'woocommerce_analytics_scheduled_import', 'yes' );
	}

	private static function is_running(): bool {
		return (int) get_option( self::OPTION, 0 ) + self::LENGTH > time();
	}
}
