<?php
/**
 * Facts that decide whether set-up tasks are complete.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Data;

use DemoStore\Settings\AddressRules;
use DemoStore\Settings\Gateways;
use DemoStore\Settings\Options;

/** Queries rows and options. */
final class StoreFacts {

	private const WOOPAYMENTS      = 'woocommerce_payments';
	private const TAX_COUNTRIES    = array( 'US', 'CA', 'AU', 'GB', 'AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR', 'HU', 'IE', 'IT', 'LT', 'LU', 'LV', 'MT', 'NL', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK' );
	private const STRIPE_COUNTRIES = array( 'AU', 'AT', 'BE', 'BG', 'CA', 'HR', 'CY', 'CZ', 'DK', 'EE', 'FI', 'FR', 'DE', 'GR', 'HK', 'HU', 'IE', 'IT', 'JP', 'LV', 'LT', 'LU', 'MT', 'NL', 'NZ', 'NO', 'PL', 'PT', 'RO', 'SG', 'SK', 'SI', 'ES', 'SE', 'CH', 'AE', 'GB', 'US' );

	/** Whether a product was published, or the task was skipped. */
	public static function has_products(): bool {
		global $wpdb;
		return null !== $wpdb->get_var( "SELECT ID FROM {$wpdb->posts} WHERE post_type = 'product' AND post_status IN ('publish','private') LIMIT 1" );
	}

	/** Whether a payment method is switched on. */
	public static function has_enabled_gateway(): bool {
		return array() !== Gateways::enabled_ids();
	}

	/** Whether a payment method that works over the net is switched on. */
	public static function has_online_gateway(): bool {
		return array() !== array_diff( Gateways::enabled_ids(), Gateways::OFFLINE );
	}

	/** Whether taxes are automated, a tax rate exists, or the question about sales tax was answered. */
	public static function has_taxes(): bool {
		return Options::is_yes( 'wc_connect_taxes_enabled' )
			|| false !== get_option( 'woocommerce_no_sales_tax' )
			|| ( new Table( 'woocommerce_tax_rates' ) )->count() > 0;
	}

	/** Whether the address of the store is complete, by the rules of its country. */
	public static function has_address(): bool {
		$has_code = AddressRules::has( Options::base_country(), 'postcode' );
		$names    = array_merge( array( 'address', 'city' ), $has_code ? array( 'postcode' ) : array() );
		return array() === array_filter( $names, static fn ( string $name ): bool => '' === Options::text( "woocommerce_store_$name" ) );
	}

	/** Whether there is a shipping zone. */
	public static function has_shipping_zones(): bool {
		return ( new Table( 'woocommerce_shipping_zones' ) )->count() > 0;
	}

	/**
	 * Data of the payment tasks.
	 *
	 * @return array<string, bool>
	 */
	public static function payments(): array {
		return array(
			'woo_payments_is_active'                     => self::is_active( 'woocommerce-payments' ),
			'woo_payments_is_installed'                  => in_array( 'woocommerce-payments', PluginList::installed(), true ),
			'woo_payments_settings_country_is_supported' => in_array( Options::base_country(), self::STRIPE_COUNTRIES, true ),
			'woo_payments_is_onboarded'                  => self::is_active( 'woocommerce-payments' ) && ! Gateways::needs_setup( self::WOOPAYMENTS ),
			'woo_payments_has_test_account'              => false,
			'woo_payments_has_other_providers_enabled'   => array() !== array_diff( Gateways::enabled_ids(), array( self::WOOPAYMENTS ) ),
			'woo_payments_has_other_providers_need_setup' => Gateways::some_need_setup( array( self::WOOPAYMENTS ) ),
			'woo_payments_has_online_gateways_enabled'   => self::has_online_gateway(),
		);
	}

	/**
	 * Data of the tax task.
	 *
	 * @return array<string, mixed>
	 */
	public static function tax_partners(): array {
		return array(
			'avalara_activated'              => self::is_active( 'woocommerce-avatax' ),
			'tax_jar_activated'              => self::is_active( 'taxjar-simplified-taxes-for-woocommerce' ),
			'stripe_tax_activated'           => self::is_active( 'stripe-tax-for-woocommerce' ),
			'woocommerce_tax_activated'      => self::is_active( 'woocommerce-tax' ),
			'woocommerce_shipping_activated' => self::is_active( 'woocommerce-shipping' ),
			'woocommerce_tax_countries'      => self::TAX_COUNTRIES,
			'stripe_tax_countries'           => self::STRIPE_COUNTRIES,
		);
	}

	private static function is_active( string $slug ): bool {
		return in_array( $slug, PluginList::active(), true );
	}
}
