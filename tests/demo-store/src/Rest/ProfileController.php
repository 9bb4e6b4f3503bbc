<?php
/**
 * Routes of the onboarding profile.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Rest;

use DemoStore\Settings\CountryFacts;
use DemoStore\Settings\OlderTasks;
use WP_REST_Request;
use WP_REST_Response;

/** Answers given in the setup wizard, and the steps that were completed. */
final class ProfileController extends Controller {

	private const BASE     = 'wc-admin/onboarding/profile';
	private const OPTION   = 'woocommerce_onboarding_profile';
	private const PROGRESS = 'woocommerce_onboarding_profile_progress';
	private const STEPS    = array( 'intro-opt-in', 'skip-guided-setup', 'user-profile', 'business-info', 'plugins', 'intro-builder' );

	private const TYPES = array(
		'completed'               => 'boolean',
		'skipped'                 => 'boolean',
		'industry'                => array( 'array', 'string' ),
		'business_extensions'     => array( 'array', 'string' ),
		'is_agree_marketing'      => 'boolean',
		'store_email'             => 'string',
		'is_store_country_set'    => 'boolean',
		'is_plugins_page_skipped' => 'boolean',
		'business_choice'         => 'string',
		'selling_online_answer'   => 'string',
		'selling_platforms'       => array( array( 'array', 'null' ), array( 'string', 'null' ) ),
	);

	/** Fields that the wizard of older hosts has. */
	private const OLDER_TYPES = array( 'product_types' => array( 'array', 'string' ) );

	/** Registers the routes. */
	public function register(): void {
		$read  = Access::needs( 'manage_woocommerce', 'view' );
		$write = Access::needs( 'manage_woocommerce', 'edit' );
		$this->route(
			self::BASE,
			$this->endpoint( self::READ, array( $this, 'read' ), $read ),
			$this->endpoint( self::WRITE, array( $this, 'write' ), $write, $this->args() )
		);
		$this->route( self::BASE . '/experimental_get_email_prefill', $this->endpoint( self::READ, array( $this, 'email' ), $read ) );
		$this->route( self::BASE . '/progress', $this->endpoint( self::READ, array( $this, 'progress' ), $read ) );
		$this->route(
			self::BASE . '/progress/core-profiler/complete',
			$this->endpoint(
				self::WRITE,
				array( $this, 'complete' ),
				$write,
				array(
					'step' => array(
						'type'     => 'string',
						'enum'     => self::STEPS,
						'required' => true,
					),
				)
			)
		);
		$this->route(
			self::BASE . '/update-store-currency-and-measurement-units',
			$this->endpoint(
				self::POST,
				array( $this, 'update_units' ),
				$write,
				array(
					'country_code' => array(
						'type'     => 'string',
						'required' => true,
					),
				)
			)
		);
	}

	/**
	 * The profile; what was not answered is null.
	 *
	 * @return array<string, mixed>
	 */
	public function read(): array {
		$stored  = (array) get_option( self::OPTION, array() );
		$profile = array();
		foreach ( array_keys( self::types() ) as $name ) {
			$profile[ $name ] = $stored[ $name ] ?? null;
		}
		return $profile + array( 'wccom_connected' => false );
	}

	/**
	 * Stores answers; unknown ones are ignored.
	 *
	 * @return array{status: string, message: string}
	 */
	public function write( WP_REST_Request $request ): array {
		$answers = array_intersect_key( (array) $request->get_json_params() + $request->get_params(), self::types() );
		$profile = array_merge( (array) get_option( self::OPTION, array() ), $answers );
		update_option( self::OPTION, $profile );
		do_action( 'woocommerce_onboarding_profile_data_updated', $answers, $profile );
		if ( ! empty( $answers['completed'] ) ) {
			do_action( 'woocommerce_onboarding_profile_completed' );
		}
		return array(
			'status'  => 'success',
			'message' => __( 'The profile is saved.', 'woocommerce' ),
		);
	}

	/**
	 * Address to propose.
	 *
	 * @return array{email: string}
	 */
	public function email(): array {
		return array( 'email' => (string) get_option( 'woocommerce_email_from_address', get_option( 'admin_email' ) ) );
	}

	/** @return array<string, mixed> */
	public function progress(): array {
		return (array) get_option( self::PROGRESS, array() );
	}

	/**
	 * Marks a step as done.
	 *
	 * @return array<string, mixed>
	 */
	public function complete( WP_REST_Request $request ): array {
		$progress = $this->progress();
		$step     = (string) $request['step'];

		$progress['core_profiler_completed_steps'][ $step ] = array( 'completed_at' => gmdate( 'Y-m-d\TH:i:s\Z' ) );
		update_option( self::PROGRESS, $progress );
		do_action( 'woocommerce_core_profiler_step_complete', $step );
		return array(
			'results' => $progress,
			'status'  => 'success',
		);
	}

	/** Saves the currency and the units of a country. */
	public function update_units( WP_REST_Request $request ): WP_REST_Response {
		$facts = CountryFacts::of( explode( ':', (string) $request['country_code'] )[0] );
		if ( $facts ) {
			update_option( 'woocommerce_currency', $facts['currency_code'] );
			update_option( 'woocommerce_currency_pos', $facts['currency_pos'] );
			update_option( 'woocommerce_price_thousand_sep', $facts['thousand_sep'] );
			update_option( 'woocommerce_price_decimal_sep', $facts['decimal_sep'] );
			update_option( 'woocommerce_price_num_decimals', (string) $facts['num_decimals'] );
			update_option( 'woocommerce_weight_unit', $facts['weight_unit'] );
			update_option( 'woocommerce_dimension_unit', $facts['dimension_unit'] );
		}
		return new WP_REST_Response( null, 204 );
	}

	/** @return array<string, mixed> */
	private static function types(): array {
		return self::TYPES + ( OlderTasks::has( 'purchase' ) ? self::OLDER_TYPES : array() );
	}

	/** @return array<string, array<string, mixed>> */
	private function args(): array {
		$args = array();
		foreach ( self::types() as $name => $type ) {
			$args[ $name ] = is_array( $type ) ? array(
				'type'  => $type[0],
				'items' => array( 'type' => $type[1] ),
			) : array( 'type' => $type );
			if ( 'array' === $args[ $name ]['type'] ) {
				// A string is parsed as a list.
				$args[ $name ]['sanitize_callback'] = 'rest_sanitize_request_arg';
			}
		}
		return $args;
	}
}
