<?php
/**
 * Settings of the admin app.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Admin;

use Automattic\WooCommerce\Admin\Features\OnboardingTasks\TaskLists;
use Automattic\WooCommerce\Admin\PageController;
use DemoStore\Data\Notes;
use DemoStore\Data\OrderStatuses;
use DemoStore\Data\PluginList;
use DemoStore\Settings\Catalogue;
use DemoStore\Settings\CountryFacts;
use DemoStore\Settings\Currencies;
use DemoStore\Settings\Options;
use DemoStore\Settings\Places;

/** Fills wcSettings.admin through the filter that other plugins use, at the host's priorities. */
final class AdminSettings {

	private const PRELOADED_OPTIONS = array( 'woocommerce_default_homepage_layout', 'woocommerce_admin_install_timestamp', 'woocommerce_admin_transient_notices_queue' );

	/** Adds the hooks. */
	public function add_hooks(): void {
		add_filter( 'woocommerce_admin_shared_settings', array( $this, 'add_store' ) );
		add_filter( 'woocommerce_admin_shared_settings', array( $this, 'add_user' ) );
		add_filter( 'woocommerce_admin_shared_settings', array( $this, 'add_preloads' ) );
		add_filter( 'woocommerce_admin_shared_settings', array( $this, 'add_onboarding' ), 20 );
		add_filter( 'woocommerce_admin_shared_settings', array( $this, 'add_marketing' ), 30 );
	}

	/**
	 * What describes the store.
	 *
	 * @param array<string, mixed> $settings Settings.
	 * @return array<string, mixed>
	 */
	public function add_store( array $settings ): array {
		$settings += array(
			'orderStatuses'                     => OrderStatuses::without_prefix(),
			'stockStatuses'                     => wc_get_product_stock_status_options(),
			'currency'                          => Currencies::settings(),
			'locale'                            => SharedSettings::locale(),
			'reviewsEnabled'                    => Options::text( 'woocommerce_enable_reviews' ),
			'manageStock'                       => Options::text( 'woocommerce_manage_stock' ),
			'commentModeration'                 => get_option( 'comment_moderation' ),
			'notifyLowStockAmount'              => Options::text( 'woocommerce_notify_low_stock_amount' ),
			'wcAdminAssetUrl'                   => plugins_url( 'assets', WC_PLUGIN_FILE ),
			'wcVersion'                         => WC_VERSION,
			'siteUrl'                           => site_url(),
			'shopUrl'                           => wc_get_page_permalink( 'shop' ),
			'homeUrl'                           => home_url(),
			'dateFormat'                        => get_option( 'date_format' ),
			'timeZone'                          => wp_timezone_string(),
			'plugins'                           => array(
				'installedPlugins' => PluginList::installed(),
				'activePlugins'    => PluginList::active(),
			),
			'__experimentalFlags'               => array(),
			'woocommerceTranslation'            => __( 'WooCommerce', 'woocommerce' ),
			'usesNewFullRefundData'             => true,
			'variationTitleAttributesSeparator' => apply_filters( 'woocommerce_product_variation_title_attributes_separator', ' - ', null ),
			'wcAdminSettings'                   => $this->group_values( 'wc_admin' ),
			'allowMarketplaceSuggestions'       => (bool) apply_filters( 'woocommerce_allow_marketplace_suggestions', Options::is_yes( 'woocommerce_show_marketplace_suggestions' ) ),
			'connectNonce'                      => wp_create_nonce( 'connect' ),
			'wcpay_welcome_page_connect_nonce'  => wp_create_nonce( 'wcpay-connect' ),
			'email_preview_nonce'               => wp_create_nonce( 'email-preview-nonce' ),
			'email_listing_nonce'               => wp_create_nonce( 'email-listing-nonce' ),
			'wc_helper_nonces'                  => array( 'refresh' => wp_create_nonce( 'refresh' ) ),
			'features'                          => EngineFeatures::states(),
			'gutenberg_version'                 => 0,
			'_feature_nonce'                    => wp_create_nonce( 'change_feature_enable' ),
		);
		if ( PageController::is_admin_page() ) {
			$settings['unregisteredOrderStatuses'] = array();
		}
		if ( PageController::is_embed_page() ) {
			$settings['embedBreadcrumbs'] = wc_admin_get_breadcrumbs();
		}
		return $settings;
	}

	/**
	 * The signed-in user, as REST sends it.
	 *
	 * @param array<string, mixed> $settings Settings.
	 * @return array<string, mixed>
	 */
	public function add_user( array $settings ): array {
		$settings['currentUserData'] = $this->rest( '/wp/v2/users/me', array( 'context' => 'edit' ) );
		return $settings;
	}

	/**
	 * Options, settings and answers that other plugins may extend.
	 *
	 * @param array<string, mixed> $settings Settings.
	 * @return array<string, mixed>
	 */
	public function add_preloads( array $settings ): array {
		foreach ( (array) apply_filters( 'woocommerce_admin_preload_options', self::PRELOADED_OPTIONS ) as $name ) {
			$settings['preloadOptions'][ $name ] = get_option( $name );
		}
		foreach ( (array) apply_filters( 'woocommerce_admin_preload_settings', array( 'general' ) ) as $group ) {
			$settings['preloadSettings'][ $group ] = $this->group_values( $group );
		}
		$endpoints = array( 'jetpackStatus' => '/jetpack/v4/connection' );
		foreach ( (array) apply_filters( 'woocommerce_component_settings_preload_endpoints', $endpoints ) as $key => $path ) {
			$settings['dataEndpoints'][ $key ] = $this->rest( $path );
		}
		return $settings;
	}

	/**
	 * Profile, task lists and alerts.
	 *
	 * @param array<string, mixed> $settings Settings.
	 * @return array<string, mixed>
	 */
	public function add_onboarding( array $settings ): array {
		$settings['onboarding'] = array(
			'profile'         => (array) get_option( 'woocommerce_onboarding_profile', array() ) + array( 'wccom_connected' => false ),
			'currencySymbols' => Currencies::symbols(),
			'euCountries'     => Places::EUROPEAN_UNION,
			'localeInfo'      => CountryFacts::locale_info(),
		);

		$lists = TaskLists::get_lists();

		$settings['visibleTaskListIds']   = array_keys( array_filter( $lists, static fn ( $list ): bool => $list->is_visible() ) );
		$settings['completedTaskListIds'] = (array) get_option( 'woocommerce_task_list_completed_lists', array() );
		$settings['alertCount']           = Notes::count(
			array(
				'type'   => array( 'error', 'update' ),
				'status' => array( 'unactioned' ),
			)
		);
		return $settings;
	}

	/**
	 * Extensions that have to do with marketing.
	 *
	 * @param array<string, mixed> $settings Settings.
	 * @return array<string, mixed>
	 */
	public function add_marketing( array $settings ): array {
		if ( PageController::is_admin_page() ) {
			$settings['marketing'] = array( 'installedExtensions' => array() );
		}
		return $settings;
	}

	/** @return array<string, mixed> */
	private function group_values( string $group ): array {
		$values = array();
		foreach ( Catalogue::settings( $group ) as $setting ) {
			$values[ $setting['id'] ] = get_option( $setting['id'], $setting['default'] ?? '' );
		}
		return $values;
	}

	/**
	 * Body of a REST answer.
	 *
	 * @param array<string, mixed> $query Query.
	 */
	private function rest( string $path, array $query = array() ): mixed {
		$request = new \WP_REST_Request( 'GET', $path );
		$request->set_query_params( $query );
		$response = rest_do_request( $request );
		return $response->is_error() ? array() : rest_get_server()->response_to_data( $response, false );
	}
}
