<?php
/**
 * Settings for scripts.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Admin;

use DemoStore\Data\OrderStatuses;
use DemoStore\Settings\Currencies;
use DemoStore\Settings\Places;

/** Prints the global wcSettings whenever the handle wc-settings is part of the page. */
final class SharedSettings {

	/** Adds the hooks. */
	public function add_hooks(): void {
		add_action( 'admin_print_footer_scripts', array( $this, 'print' ), 1 );
		( new AdminSettings() )->add_hooks();
	}

	/** Adds the inline script. */
	public function print(): void {
		if ( ! wp_script_is( 'wc-settings', 'enqueued' ) ) {
			return;
		}
		$json = rawurlencode( (string) wp_json_encode( $this->data() ) );
		wp_add_inline_script( 'wc-settings', "var wcSettings = JSON.parse( decodeURIComponent( '" . esc_js( $json ) . "' ) );", 'before' );
	}

	/**
	 * The whole object.
	 *
	 * @return array<string, mixed>
	 */
	private function data(): array {
		$data = array(
			'adminUrl'                    => admin_url(),
			'countries'                   => Places::countries(),
			'countryStates'               => Places::states(),
			'currency'                    => Currencies::settings(),
			'currentUserId'               => get_current_user_id(),
			'currentUserIsAdmin'          => current_user_can( 'manage_woocommerce' ),
			'currentThemeIsFSETheme'      => wp_is_block_theme(),
			'dateFormat'                  => get_option( 'date_format' ),
			'dashboardUrl'                => wc_get_page_permalink( 'myaccount' ),
			'experimentalWcRestApiV4'     => false,
			'homeUrl'                     => home_url( '/' ),
			'isRemoteLoggingEnabled'      => false,
			'locale'                      => self::locale(),
			'orderStatuses'               => OrderStatuses::without_prefix(),
			'placeholderImgSrc'           => plugins_url( 'assets/placeholder.svg', WC_PLUGIN_FILE ),
			'productsSettings'            => array( 'cartRedirectAfterAdd' => 'yes' === get_option( 'woocommerce_cart_redirect_after_add' ) ),
			'shippingCostRequiresAddress' => false,
			'siteTitle'                   => wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ),
			'storePages'                  => self::store_pages(),
			'wcAssetUrl'                  => plugins_url( 'assets/', WC_PLUGIN_FILE ),
			'wcVersion'                   => WC_VERSION,
			'wpLoginUrl'                  => wp_login_url(),
			'wpVersion'                   => get_bloginfo( 'version' ),
		);
		if ( \Automattic\WooCommerce\Admin\PageController::is_admin_or_embed_page() ) {
			$data['admin'] = (array) apply_filters( 'woocommerce_admin_shared_settings', array() );
		}
		return (array) apply_filters( 'woocommerce_shared_settings', $data );
	}

	/**
	 * Languages and weekdays.
	 *
	 * @return array<string, mixed>
	 */
	public static function locale(): array {
		global $wp_locale;
		return array(
			'siteLocale'    => esc_attr( get_locale() ),
			'userLocale'    => esc_attr( get_user_locale() ),
			'weekdaysShort' => array_values( $wp_locale->weekday_abbrev ),
		);
	}

	/** @return array<string, array{id: int, title: string, permalink: string|false}> */
	private static function store_pages(): array {
		$ids = array(
			'myaccount' => wc_get_page_id( 'myaccount' ),
			'shop'      => wc_get_page_id( 'shop' ),
			'cart'      => wc_get_page_id( 'cart' ),
			'checkout'  => wc_get_page_id( 'checkout' ),
			'privacy'   => (int) get_option( 'wp_page_for_privacy_policy', 0 ),
			'terms'     => wc_get_page_id( 'terms' ),
		);
		return array_map(
			static function ( int $id ): array {
				$page = $id > 0 ? get_post( $id ) : null;
				return array(
					'id'        => $page ? $id : 0,
					'title'     => $page ? $page->post_title : '',
					'permalink' => $page ? get_permalink( $page ) : false,
				);
			},
			$ids
		);
	}
}
