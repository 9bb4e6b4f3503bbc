<?php

declare( strict_types=1 );

namespace StoreAdmin\Tests\Seed;

use Automattic\WooCommerce\Internal\DataStores\Orders\DataSynchronizer;

/**
 * The settings of the seeded store, and the removal of caches that are outdated by its rows.
 */
final class StoreOptions {

	private const OPTIONS = array(
		'timezone_string'                              => Clock::ZONE,
		'gmt_offset'                                   => '',
		'woocommerce_store_address'                    => '100 Congress Ave',
		'woocommerce_store_city'                       => 'Austin',
		'woocommerce_store_postcode'                   => '78701',
		'woocommerce_default_country'                  => 'US:TX',
		'woocommerce_currency'                         => 'USD',
		'woocommerce_calc_taxes'                       => 'yes',
		'woocommerce_prices_include_tax'               => 'no',
		'woocommerce_tax_based_on'                     => 'shipping',
		'woocommerce_manage_stock'                     => 'yes',
		'woocommerce_notify_low_stock_amount'          => '2',
		'woocommerce_enable_reviews'                   => 'yes',
		'woocommerce_enable_coupons'                   => 'yes',
		'woocommerce_allow_tracking'                   => 'no',
		'woocommerce_coming_soon'                      => 'yes',
		'woocommerce_store_pages_only'                 => 'yes',
		'woocommerce_task_list_hidden'                 => 'no',
		'woocommerce_custom_orders_table_data_sync_enabled' => 'no',
		'woocommerce_custom_orders_table_enabled'      => 'yes',
		'woocommerce_analytics_uses_old_full_refund_data' => 'no',
		'woocommerce_onboarding_profile'               => array(
			'completed' => true,
			'skipped'   => true,
		),
		'woocommerce_bacs_settings'                    => array(
			'enabled' => 'yes',
			'title'   => 'Direct bank transfer',
		),
		'woocommerce_cheque_settings'                  => array(
			'enabled' => 'yes',
			'title'   => 'Check payments',
		),
		'woocommerce_cod_settings'                     => array(
			'enabled' => 'yes',
			'title'   => 'Cash on delivery',
		),
	);

	public static function apply(): void {
		// WooCommerce makes the order tables only once a store switches to them.
		if ( function_exists( 'wc_get_container' ) && class_exists( DataSynchronizer::class ) ) {
			$synchronizer = wc_get_container()->get( DataSynchronizer::class );
			if ( ! $synchronizer->check_orders_table_exists() ) {
				$synchronizer->create_database_tables();
			}
		}
		foreach ( self::OPTIONS as $name => $value ) {
			update_option( $name, $value );
		}
	}

	/**
	 * Removes values that the host and WordPress cached before.
	 */
	public static function clearCaches( Database $database ): void {
		$options = $database->table( 'options' );
		$database->connection->execute(
			"DELETE FROM {$options} WHERE option_name LIKE '%|_transient|_%' ESCAPE '|' AND ( option_name LIKE '%wc%' OR option_name LIKE '%woocommerce%' )"
		);
		$database->connection->execute( "DELETE FROM {$options} WHERE option_name IN ( 'product_cat_children', 'product_brand_children' )" );
		wp_cache_flush();
	}
}
