<?php
/**
 * Scripts and styles.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Admin;

use Automattic\WooCommerce\Admin\Features\Features;
use Automattic\WooCommerce\Admin\PageController;

/** Registers the host's handles at the host's priorities, each with a small script behind it. */
final class Scripts {

	/** Handle to file and dependencies. */
	private const PACKAGES = array(
		'wc-types'                 => array( 'types', array( 'wc-stand-in' ) ),
		'wc-settings'              => array( 'settings', array( 'wc-stand-in', 'wp-hooks', 'wp-i18n' ) ),
		'wc-number'                => array( 'number', array( 'wc-stand-in' ) ),
		'wc-sanitize'              => array( 'sanitize', array( 'wc-stand-in' ) ),
		'wc-tracks'                => array( 'tracks', array( 'wc-stand-in' ) ),
		'wc-remote-logging'        => array( 'remote-logging', array( 'wc-stand-in', 'wp-hooks' ) ),
		'wc-currency'              => array( 'currency', array( 'wc-number', 'wp-element', 'wp-hooks' ) ),
		'wc-date'                  => array( 'date', array( 'wc-stand-in', 'moment', 'wp-i18n' ) ),
		'wc-navigation'            => array( 'navigation', array( 'wc-stand-in', 'wp-element', 'wp-hooks', 'wp-url' ) ),
		'wc-store-data'            => array( 'data', array( 'wc-stand-in', 'wc-date', 'wc-navigation', 'wp-api-fetch', 'wp-data', 'wp-element', 'wp-hooks', 'wp-url' ) ),
		'wc-notices'               => array( 'notices', array( 'wc-stand-in', 'wp-notices' ) ),
		'wc-csv'                   => array( 'csv-export', array( 'wc-stand-in' ) ),
		'wc-explat'                => array( 'explat', array( 'wc-stand-in', 'wp-api-fetch', 'wp-element' ) ),
		'wc-components'            => array( 'components', array( 'wc-stand-in', 'lodash', 'moment', 'wc-currency', 'wc-date', 'wc-navigation', 'wc-number', 'wc-store-data', 'wc-tracks', 'wp-components', 'wp-compose', 'wp-core-data', 'wp-data', 'wp-dom', 'wp-element', 'wp-hooks', 'wp-html-entities', 'wp-i18n', 'wp-keycodes', 'wp-url' ) ),
		'wc-experimental'          => array( 'experimental', array( 'wc-stand-in', 'wp-components', 'wp-element', 'wp-i18n' ) ),
		'wc-customer-effort-score' => array( 'customer-effort-score', array( 'wc-stand-in', 'wc-store-data', 'wc-tracks', 'wp-components', 'wp-compose', 'wp-data', 'wp-element', 'wp-i18n' ) ),
		'wc-admin-layout'          => array( 'admin-layout', array( 'wc-stand-in', 'wc-components', 'wp-components', 'wp-element' ) ),
		'wc-block-templates'       => array( 'block-templates', array( 'wc-stand-in', 'wp-blocks', 'wp-core-data', 'wp-data' ) ),
		'wc-product-editor'        => array( 'product-editor', array( 'wc-stand-in', 'wc-block-templates', 'wp-components' ) ),
		'wc-settings-editor'       => array( 'settings-editor', array( 'wc-stand-in', 'wc-store-data', 'wp-components' ) ),
		'wc-entities'              => array( 'entities', array( 'wc-stand-in', 'wp-core-data', 'wp-data', 'wp-element' ) ),
	);

	private const APP = array( 'lodash', 'moment', 'react', 'react-dom', 'wc-admin-layout', 'wc-components', 'wc-csv', 'wc-currency', 'wc-customer-effort-score', 'wc-date', 'wc-entities', 'wc-experimental', 'wc-explat', 'wc-navigation', 'wc-notices', 'wc-number', 'wc-remote-logging', 'wc-sanitize', 'wc-settings', 'wc-store-data', 'wc-tracks', 'wc-types', 'wp-a11y', 'wp-api-fetch', 'wp-components', 'wp-compose', 'wp-core-data', 'wp-data', 'wp-data-controls', 'wp-date', 'wp-dom', 'wp-element', 'wp-hooks', 'wp-html-entities', 'wp-i18n', 'wp-keycodes', 'wp-notices', 'wp-plugins', 'wp-primitives', 'wp-url', 'wp-warning' );

	/** Handles that get wc-settings as a dependency late, after all scripts are registered. */
	private const READ_SETTINGS = array( 'wc-admin-layout', 'wc-csv', 'wc-currency', 'wc-customer-effort-score', 'wc-navigation', 'wc-notices', 'wc-number', 'wc-date', 'wc-components', 'wc-tracks', 'wc-block-templates', 'wc-product-editor' );

	/** Adds the hooks. */
	public function add_hooks(): void {
		add_action( 'admin_enqueue_scripts', array( $this, 'register' ) );
		add_action( 'admin_enqueue_scripts', array( $this, 'add_settings_dependency' ), 14 );
		add_action( 'admin_enqueue_scripts', array( $this, 'enqueue' ), 15 );
		add_action( 'admin_footer', array( $this, 'print_tracks' ), 24 );
	}

	/** Registers all handles. */
	public function register(): void {
		wp_register_script( 'wc-stand-in', $this->url( 'stand-in.js' ), array( 'wp-element' ), WC_VERSION, true );
		foreach ( self::PACKAGES as $handle => [ $file, $dependencies ] ) {
			wp_register_script( $handle, $this->url( "$file.js" ), $dependencies, WC_VERSION, true );
		}
		$is_embed = PageController::is_embed_page();
		wp_register_script( 'wc-admin-app', $this->url( $is_embed ? 'embed.js' : 'app.js' ), self::APP, WC_VERSION, true );
		wp_register_style( 'wc-components', $this->url( 'components.css' ), array( 'wp-components' ), WC_VERSION );
		wp_register_style( 'wc-customer-effort-score', $this->url( 'components.css' ), array(), WC_VERSION );
		wp_register_style( 'wc-experimental', $this->url( 'components.css' ), array(), WC_VERSION );
		wp_register_style( 'wc-onboarding', $this->url( 'components.css' ), array(), WC_VERSION );
		wp_register_style( 'wc-admin-app', $this->url( 'app.css' ), array( 'wc-components', 'wc-customer-effort-score', 'wc-experimental', 'wp-components' ), WC_VERSION );
		wp_register_style( 'wc-admin-style', $this->url( 'app.css' ), array(), WC_VERSION );

		wp_localize_script(
			'wc-admin-app',
			'wcAdminAssets',
			array(
				'path'    => $this->url( '' ),
				'version' => WC_VERSION,
			)
		);
		$screen = get_current_screen();
		if ( $screen && in_array( $screen->id, array( 'edit-shop_coupon', PageController::APP_ENTRY ), true ) ) {
			wp_add_inline_script( 'wc-admin-app', 'window.wcMarketplace = ' . wp_json_encode( array( 'promotions' => array() ) ) . ';', 'before' );
		}
		if ( PageController::is_admin_or_embed_page() ) {
			$this->enqueue_dependant( 'wcsettings-deprecation' );
		}
	}

	/** Usage tracking of a store that does not allow it. */
	public function print_tracks(): void {
		if ( PageController::is_admin_or_embed_page() ) {
			echo '<script>window.wcTracks = { isEnabled: false, validateEvent: () => false, recordEvent: () => {} };</script>' . "\n";
		}
	}

	/** Gives the packages the settings, as the host does. */
	public function add_settings_dependency(): void {
		foreach ( self::READ_SETTINGS as $handle ) {
			$script = wp_scripts()->query( $handle, 'registered' );
			if ( $script && ! in_array( 'wc-settings', $script->deps, true ) ) {
				$script->deps[] = 'wc-settings';
			}
		}
	}

	/** Loads the app. */
	public function enqueue(): void {
		if ( ! PageController::is_admin_or_embed_page() ) {
			return;
		}
		wp_enqueue_script( 'wc-admin-app' );
		wp_enqueue_style( 'wc-admin-app' );
		wp_enqueue_style( 'wc-onboarding' );
		if ( 'wc-settings' === ScreenId::query( 'page' ) ) {
			$this->enqueue_dependant( 'settings-embed' );
			wp_enqueue_style( 'wc-admin-style' );
			wp_enqueue_script( 'woocommerce_settings', $this->url( 'classic-settings.js' ), array( 'jquery' ), WC_VERSION, true );
			wp_localize_script( 'woocommerce_settings', 'woocommerce_settings_params', array( 'i18n_nav_warning' => __( 'The changes you made will be lost if you navigate away from this page.', 'woocommerce' ) ) );
		}
		$features = array();
		foreach ( array_keys( Features::get_config() ) as $slug ) {
			$features[ $slug ] = Features::is_enabled( $slug );
		}
		wp_add_inline_script( 'wc-admin-app', 'window.wcAdminFeatures = ' . wp_json_encode( $features ), 'before' );

		foreach ( array( 'wc-admin-app', 'wc-components' ) as $handle ) {
			$script = wp_scripts()->query( $handle, 'registered' );
			printf( '<link rel="preload" href="%s" as="script" />' . "\n", esc_url( add_query_arg( 'ver', $script->ver, $script->src ) ) );
		}
	}

	/** A script that depends on the app. */
	private function enqueue_dependant( string $name ): void {
		wp_enqueue_script( "wc-admin-$name", $this->url( "$name.js" ), array( 'wc-admin-app', 'wp-hooks' ), WC_VERSION, true );
	}

	private function url( string $file ): string {
		return plugins_url( "assets/$file", WC_PLUGIN_FILE );
	}
}
