<?php
/**
 * Routes around the launch of the store.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Rest;

use DemoStore\Data\Table;
use WP_REST_Request;
use WP_REST_Response;

/** Coming-soon mode, the survey after the launch, test orders of a provider. */
final class LaunchController extends Controller {

	private const BASE   = 'wc-admin/launch-your-store';
	private const SURVEY = 'woocommerce_admin_launch_your_store_survey_completed';

	/** Registers the routes. */
	public function register(): void {
		// WordPress itself rejects the request, so the error code is rest_forbidden.
		$manage = static fn (): bool => current_user_can( 'manage_woocommerce' );
		$this->route( self::BASE . '/initialize-coming-soon', $this->endpoint( self::POST, array( $this, 'coming_soon' ), $manage ) );
		$this->route(
			self::BASE . '/update-survey-status',
			$this->endpoint(
				self::POST,
				array( $this, 'store_survey' ),
				$manage,
				array(
					'status' => array(
						'type' => 'string',
						'enum' => array( 'yes', 'no' ),
					),
				)
			)
		);
		$this->route( self::BASE . '/survey-completed', $this->endpoint( self::READ, static fn (): string => (string) get_option( self::SURVEY, 'no' ), $manage ) );
		$this->route( self::BASE . '/woopayments/test-orders/count', $this->endpoint( self::READ, array( $this, 'count_test_orders' ), $manage ) );
		$this->route( self::BASE . '/woopayments/test-orders', $this->endpoint( self::ERASE, array( $this, 'delete_test_orders' ), $manage ) );
	}

	/** Hides a store that was not launched, its own pages only. */
	public function coming_soon(): bool {
		add_option( 'woocommerce_coming_soon', 'yes' );
		add_option( 'woocommerce_store_pages_only', 'yes' );
		add_option( 'woocommerce_private_link', 'no' );
		return true;
	}

	/** Saves that the survey was answered; the response has no body. */
	public function store_survey( WP_REST_Request $request ): WP_REST_Response {
		update_option( self::SURVEY, (string) ( $request['status'] ?? 'yes' ) );
		return new WP_REST_Response();
	}

	/** Number of orders in the test mode of the provider. */
	public function count_test_orders(): array {
		return array( 'count' => count( $this->test_orders() ) );
	}

	/** Deletes those orders; the response has no body. */
	public function delete_test_orders(): WP_REST_Response {
		foreach ( $this->test_orders() as $id ) {
			( new Table( 'wc_orders' ) )->delete( array( 'id' => $id ) );
			( new Table( 'wc_orders_meta' ) )->delete( array( 'order_id' => $id ) );
		}
		return new WP_REST_Response( null, 204 );
	}

	/** Ids of those orders. */
	private function test_orders(): array {
		$rows = ( new Table( 'wc_orders_meta' ) )->rows(
			array(
				'meta_key'   => '_wcpay_mode', // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_key -- A column of the table.
				'meta_value' => 'test', // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_value -- A column of the table.
			)
		);
		return array_unique( array_column( $rows, 'order_id' ) );
	}
}
