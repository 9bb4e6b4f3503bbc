<?php
/**
 * Wiring of the demo store.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore;

use Automattic\WooCommerce\Admin\Features\Features;
use Automattic\WooCommerce\Admin\Features\OnboardingTasks\TaskLists;

/** Hooks every part; the order of hooks is the host's, since add-ons rely on it. */
final class Plugin {

	/** Adds the hooks. */
	public function add_hooks(): void {
		add_action( 'plugins_loaded', array( $this, 'define_constants' ), 9 );
		add_action( 'plugins_loaded', array( $this, 'announce' ), -1 );
		add_action( 'init', array( Install\Installer::class, 'maybe_install' ), 1 );
		// Ignores the value that it gets, so that other plugins get the list by applying the filter to an empty value.
		add_filter( 'woocommerce_admin_features', static fn (): array => array_keys( array_filter( Features::get_config() ) ), 0 );
		( new Data\PostTypes() )->add_hooks();
		( new Rest\Routes() )->add_hooks();
		( new Data\JetpackConnection() )->add_hooks();
		( new Admin\VisibilityBadge() )->add_hooks();
		( new Admin\VisibilitySettings() )->add_hooks();
		if ( is_admin() ) {
			( new Admin\Menu() )->add_hooks();
			( new Admin\ConnectedPages() )->add_hooks();
			( new Admin\PageMarkup() )->add_hooks();
			( new Admin\BodyClasses() )->add_hooks();
			( new Admin\Scripts() )->add_hooks();
			( new Admin\SharedSettings() )->add_hooks();
			( new Admin\Redirects() )->add_hooks();
			( new Admin\SettingsForm() )->add_hooks();
			( new Admin\GatewayToggle() )->add_hooks();
			( new Admin\EmailParts() )->add_hooks();
			add_action( 'woocommerce_settings_advanced', static fn () => 'blueprint' === Admin\ScreenId::query( 'section' ) && print '<div id="wc_settings_blueprint_slotfill"></div>' );
			Reports\Export::add_hooks();
			// A visit to the themes page completes the task about themes.
			add_action( 'load-theme-install.php', static fn () => TaskLists::get_task( 'appearance' )?->mark_actioned() );
		}
	}

	/** Constants that the host defines at this moment. */
	public function define_constants(): void {
		define( 'WC_ADMIN_APP', 'wc-admin-app' );
		define( 'WC_ADMIN_ABSPATH', WC_ABSPATH );
		define( 'WC_ADMIN_DIST_JS_FOLDER', 'assets/' );
		define( 'WC_ADMIN_DIST_CSS_FOLDER', 'assets/' );
		define( 'WC_ADMIN_PLUGIN_FILE', WC_PLUGIN_FILE );
		define( 'WC_ADMIN_VERSION_NUMBER', WC_VERSION );
	}

	/** Tells other plugins that the store is there. */
	public function announce(): void {
		do_action( 'woocommerce_loaded' );
		add_action( 'init', static fn () => do_action( 'woocommerce_init' ), 0 );
	}
}
