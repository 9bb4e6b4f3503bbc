<?php
/**
 * Routes around the launch of the store.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Rest;

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
		$this->route( self::BASE . '/woopayments/test-orders/count', $this->endpoint( self::READ, static fn (): array => array( 'count' => 0 ), $manage ) );
		$this->route( self::BASE . '/woopayments/test-orders', $this->endpoint( self::ERASE, static fn (): WP_REST_Response => new WP_REST_Response( null, 204 ), $manage ) );
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
}
