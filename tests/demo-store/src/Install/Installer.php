<?php
/**
 * First set-up.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Install;

use DemoStore\Data\Notes;
use DemoStore\Data\TaxClasses;

/** Creates everything that the store needs; a second run changes nothing. */
final class Installer {

	private const PAGES = array(
		'shop'      => 'Shop',
		'cart'      => 'Cart',
		'checkout'  => 'Checkout',
		'myaccount' => 'My account',
	);

	/** Tables, roles, options, pages and the first note. */
	public static function install(): void {
		Tables::create();
		Capabilities::add();
		self::add_options();
		TaxClasses::add_first();
		foreach ( self::PAGES as $slug => $title ) {
			self::add_page( $slug, $title );
		}
		if ( 0 === Notes::count_all() ) {
			self::add_first_note();
		}
		update_option( 'woocommerce_version', WC_VERSION );
	}

	/** Installs when the files were put in place without the activation hook, as must-use plugins are. */
	public static function maybe_install(): void {
		if ( WC_VERSION !== get_option( 'woocommerce_version' ) ) {
			self::install();
		}
	}

	private static function add_options(): void {
		$options = array(
			'woocommerce_admin_install_timestamp'      => (string) time(),
			'woocommerce_default_country'              => 'US:CA',
			'woocommerce_currency'                     => 'USD',
			'woocommerce_onboarding_profile'           => array(
				'completed' => true,
				'skipped'   => true,
			),
			'woocommerce_remote_variant_assignment'    => (string) wp_rand( 1, 120 ),
			'woocommerce_task_list_hidden'             => 'no',
			'woocommerce_coming_soon'                  => 'yes',
			'woocommerce_store_pages_only'             => 'yes',
			'woocommerce_share_key'                    => wp_generate_password( 32, false ),
			'woocommerce_allow_tracking'               => 'no',
			'woocommerce_demo_store'                   => 'no',
			'woocommerce_analytics_scheduled_import'   => 'yes',
			'woocommerce_custom_orders_table_enabled'  => 'yes',
			'woocommerce_show_marketplace_suggestions' => 'yes',
			'woocommerce_feature_email_improvements_enabled' => 'yes',
			'woocommerce_gateway_order'                => array(
				'bacs'   => 3,
				'cheque' => 4,
				'cod'    => 5,
			),
		);
		foreach ( $options as $name => $value ) {
			add_option( $name, $value );
		}
	}

	private static function add_page( string $slug, string $title ): void {
		if ( get_post( (int) get_option( "woocommerce_{$slug}_page_id" ) ) && get_option( "woocommerce_{$slug}_page_id" ) ) {
			return;
		}
		$id = wp_insert_post(
			array(
				'post_type'   => 'page',
				'post_status' => 'publish',
				'post_title'  => $title,
				'post_name'   => 'myaccount' === $slug ? 'my-account' : $slug,
			)
		);
		update_option( "woocommerce_{$slug}_page_id", (string) $id );
	}

	private static function add_first_note(): void {
		Notes::insert(
			array(
				'name'         => 'demo-store-welcome',
				'type'         => 'info',
				'title'        => 'This is a demo store',
				'content'      => 'It answers like a real store. Its products, orders and customers are made up.',
				'source'       => 'woocommerce-core',
				// Every note has data, as in a store that was in use for a while.
				'content_data' => '{"seed":true}',
			),
			array(
				array(
					'name'  => 'read-more',
					'label' => 'Look at the orders',
					'query' => admin_url( 'admin.php?page=wc-orders' ),
				),
			)
		);
	}
}
