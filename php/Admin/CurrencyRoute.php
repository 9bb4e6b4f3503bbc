<?php
/**
 * The route of currency and units for hosts that do not have it.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Admin;

use Automattic\WooCommerce\Admin\API\OnboardingProfile;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Older hosts let the browser set currency and units of a country. Here the server does it, at the address that newer hosts have.
 */
final class CurrencyRoute {

	private const METHOD = 'update_store_currency_and_measurement_units';

	/**
	 * Options of the store by what the host's list of countries calls their values.
	 */
	private const OPTIONS = array(
		'currency_code'  => 'woocommerce_currency',
		'currency_pos'   => 'woocommerce_currency_pos',
		'thousand_sep'   => 'woocommerce_price_thousand_sep',
		'decimal_sep'    => 'woocommerce_price_decimal_sep',
		'num_decimals'   => 'woocommerce_price_num_decimals',
		'weight_unit'    => 'woocommerce_weight_unit',
		'dimension_unit' => 'woocommerce_dimension_unit',
	);

	/**
	 * Registers the route, unless the host has it.
	 */
	public static function register(): void {
		if ( ! class_exists( OnboardingProfile::class ) || in_array( self::METHOD, get_class_methods( OnboardingProfile::class ), true ) ) {
			return;
		}

		register_rest_route(
			'wc-admin',
			'/onboarding/profile/update-store-currency-and-measurement-units',
			array(
				'methods'             => 'POST',
				'callback'            => array( self::class, 'save' ),
				'permission_callback' => static function (): bool {
					return current_user_can( 'manage_woocommerce' );
				},
				'args'                => array(
					'country_code' => array(
						'type'     => 'string',
						'required' => true,
					),
				),
			)
		);
	}

	/**
	 * Saves currency and units of a country.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return WP_REST_Response|WP_Error
	 */
	public static function save( WP_REST_Request $request ) {
		$file      = dirname( (string) constant( 'WC_PLUGIN_FILE' ) ) . '/i18n/locale-info.php';
		$countries = is_readable( $file ) ? include $file : array();

		return self::save_country( is_array( $countries ) ? $countries : array(), (string) $request->get_param( 'country_code' ) );
	}

	/**
	 * Saves currency and units of a country of a list.
	 *
	 * @param array<mixed> $countries The host's facts about countries, by code.
	 * @param string       $code      Code of the country.
	 * @return WP_REST_Response|WP_Error
	 */
	public static function save_country( array $countries, string $code ) {
		$country = $countries[ $code ] ?? null;

		if ( ! is_array( $country ) ) {
			return new WP_Error( 'woocommerce_rest_invalid_country_code', __( 'This country is not known.', 'store-admin' ), array( 'status' => 400 ) );
		}

		foreach ( array_intersect_key( self::OPTIONS, $country ) as $name => $option ) {
			update_option( $option, $country[ $name ] );
		}

		return new WP_REST_Response( null, 204 );
	}
}
