<?php
/**
 * Entry point: decides whether the opened page is ours.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin;

use StoreAdmin\Admin\Bundle;
use StoreAdmin\Admin\FullScreen;
use StoreAdmin\Admin\HostScreens;
use StoreAdmin\Admin\LoadFailure;
use StoreAdmin\Admin\Manifests;
use StoreAdmin\Admin\MenuPlace;
use StoreAdmin\Admin\OriginalScreen;
use StoreAdmin\Admin\Takeover;
use StoreAdmin\Boot\Address;
use StoreAdmin\Marketplace\InstallAddress;
use StoreAdmin\Marketplace\LastAnswer;
use StoreAdmin\Quiet\QuietMode;

/**
 * Adds the hooks of the plugin. All other classes are loaded only when a page of ours is opened.
 */
final class Plugin {

	public const VERSION = '0.1.0';

	/** Script and style of the app that is replaced. */
	public const HANDLE = 'wc-admin-app';

	/** Action of admin-post.php that stores which screens a user wants. It is defined here so that adding its hook loads no other file. */
	public const CHOOSE_SCREEN = 'store_admin_original_screen';

	/** Filters of the host through which quiet mode leaves out its promotions, with methods of QuietMode. */
	private const QUIET_HOOKS = array(
		'woocommerce_admin_features'                     => 'without_promotions',
		'woocommerce_allow_marketplace_suggestions'      => 'refuse',
		'woocommerce_allow_payment_recommendations'      => 'refuse',
		'woocommerce_allow_shipping_partner_suggestions' => 'refuse',
		'woocommerce_display_admin_footer_text'          => 'refuse',
		'woocommerce_marketplace_suppress_promotions'    => 'suppress',
		'views_edit-shop_coupon'                         => 'drop_scripts',
	);

	/** Quiet mode among the preferences of a user. */
	public const QUIET_FIELD = 'store_admin_quiet_mode';

	public const PAGE_MAIN  = 'main';
	public const PAGE_EMBED = 'embed';

	/**
	 * Main file of the plugin.
	 *
	 * @var string
	 */
	private string $file;

	/**
	 * Stores the path of the plugin.
	 *
	 * @param string $file Main file of the plugin.
	 */
	public function __construct( string $file ) {
		$this->file = $file;
	}

	/**
	 * Adds the hooks, unless the owner of the site disabled the plugin in wp-config.php.
	 */
	public function add_hooks(): void {
		if ( defined( 'STORE_ADMIN_DISABLE' ) && constant( 'STORE_ADMIN_DISABLE' ) ) {
			return;
		}

		// The host registers its handle at priority 10 and prints preload tags for it at 15.
		add_action( 'admin_enqueue_scripts', array( $this, 'take_over' ), 12, 0 );
		add_action( 'load-plugins.php', array( $this, 'prepare_plugins_screen' ) );
		add_filter( 'wp_redirect', array( InstallAddress::class, 'stop_loop' ) );
		self::add_shared_hooks();
		add_action( 'admin_post_' . self::CHOOSE_SCREEN, array( $this, 'choose_screen' ) );
	}

	/**
	 * Adds the hooks that wp-admin and REST requests need: quiet mode, and keeping what the account says about its subscriptions.
	 */
	public static function add_shared_hooks(): void {
		foreach ( self::QUIET_HOOKS as $hook => $method ) {
			$answer = static function ( $value ) use ( $method ) {
				// The file of quiet mode is loaded only for those who want it.
				return self::is_quiet() ? call_user_func( array( QuietMode::class, $method ), $value ) : $value;
			};
			// Last, because the choice of the user counts more than the wish of an extension.
			add_filter( $hook, $answer, PHP_INT_MAX );
		}
		add_filter( 'woocommerce_admin_get_user_data_fields', array( self::class, 'add_quiet_field' ) );
		// Added once, however often this is called. The class is loaded only when the host asks the account.
		add_filter( 'pre_transient__woocommerce_helper_subscriptions', array( LastAnswer::class, 'watch' ) );
		add_action( 'set_transient__woocommerce_helper_subscriptions', array( LastAnswer::class, 'keep' ), 10, 2 );
		add_action( 'woocommerce_sections_checkout', array( QuietMode::class, 'hide_provider_link' ) );
	}

	/**
	 * Lets the host store the choice among the preferences of the user.
	 *
	 * @param mixed $fields Names of the preferences. Plugins filter them, so the value may be anything.
	 * @return mixed[]
	 */
	public static function add_quiet_field( $fields ): array {
		return array_unique( array_merge( is_array( $fields ) ? $fields : array(), array( self::QUIET_FIELD ) ) );
	}

	/**
	 * Whether the signed-in user wants quiet mode. Before WordPress knows the user (`init`), nobody does.
	 */
	public static function is_quiet(): bool {
		return did_action( 'init' ) > 0 && 'yes' === get_user_meta( get_current_user_id(), 'woocommerce_admin_' . self::QUIET_FIELD, true );
	}

	/**
	 * Replaces the host's app by ours, on the pages that have it.
	 */
	public function take_over(): void {
		$page = $this->page();

		if ( '' === $page || ! wp_script_is( self::HANDLE, 'registered' ) || ! OriginalScreen::is_replaced( $page ) ) {
			return;
		}

		$original_screen = new OriginalScreen();

		if ( $original_screen->is_chosen() ) {
			$original_screen->offer_way_back();
			return;
		}

		$manifests    = Manifests::load( dirname( $this->file ) );
		$host_screens = new HostScreens( $manifests->host_paths() );

		if ( self::PAGE_MAIN === $page && $host_screens->has( Address::argument( 'path' ), Address::argument( 'task' ) ) ) {
			$host_screens->guard_menu();

			return;
		}

		$bundle = Bundle::load( $this->file, $page );

		if ( null === $bundle ) {
			add_action( 'admin_notices', array( new Requirements( dirname( $this->file ) ), 'show' ) );

			return;
		}

		( new Takeover( $bundle, $original_screen, $host_screens, $manifests, Address::argument( 'path' ), Address::argument( 'task' ) ) )->start();

		if ( self::PAGE_MAIN === $page && '' !== Address::argument( 'path' ) ) {
			( new MenuPlace( Address::argument( 'path' ) ) )->add_hooks();
			( new FullScreen( $manifests->full_screen( Address::argument( 'path' ) ) ) )->add_hooks();
		}

		( new LoadFailure( $original_screen, $bundle ) )->attach();
	}

	/**
	 * Shows what is missing on the Plugins screen, and the link back to our screens.
	 */
	public function prepare_plugins_screen(): void {
		( new Requirements( dirname( $this->file ) ) )->add_hooks();
		( new OriginalScreen() )->add_plugin_link( plugin_basename( $this->file ) );
	}

	/**
	 * Handles the links "Use the original screen" and "Use Store Admin".
	 */
	public function choose_screen(): void {
		( new OriginalScreen() )->save_choice();
	}

	/**
	 * The kind of this page. The screen id is not used, because it begins with the translated title of the menu.
	 *
	 * @return string One of the PAGE_ constants, or '' when the page is not ours.
	 */
	private function page(): string {
		global $plugin_page;

		if ( is_network_admin() || is_user_admin() ) {
			return '';
		}

		if ( 'wc-admin' === $plugin_page ) {
			return self::PAGE_MAIN;
		}

		return function_exists( 'wc_admin_is_connected_page' ) && wc_admin_is_connected_page() ? self::PAGE_EMBED : '';
	}
}
