<?php
/**
 * The boot object of the page.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Boot;

use StoreAdmin\Admin\Bundle;
use StoreAdmin\Admin\HostScreens;
use StoreAdmin\Admin\OriginalScreen;
use StoreAdmin\Plugin;

/**
 * Collects what the client needs before its first REST answer. Values that change while the page is open are not part of it.
 *
 * The object is parsed by packages/settings. PHP and TypeScript are tested with the same example, tests/contract/boot-settings.json.
 *
 * @phpstan-type User array{id: int, name: string, capabilities: string[]}
 * @phpstan-type Locale array{site: string, user: string, isRtl: bool, startOfWeek: int, dateFormat: string, timeFormat: string, timeZone: string}
 * @phpstan-type Currency array{code: string, symbol: string, position: string, precision: int, decimalSeparator: string, thousandSeparator: string}
 * @phpstan-type Account array{isConnected: bool, url: string}
 * @phpstan-type TaskLists array{visible: string[], completed: string[]}
 * @phpstan-type Settings array{
 *     version: string,
 *     page: string,
 *     adminUrl: string,
 *     homeUrl: string,
 *     shopUrl: string,
 *     buildUrl: string,
 *     assetsUrl: string,
 *     originalScreenUrl: string,
 *     siteTitle: string,
 *     productName: string,
 *     hostVersion: string,
 *     wpVersion: string,
 *     user: User,
 *     locale: Locale,
 *     currency: Currency,
 *     features: string[],
 *     orderStatuses: array<string, string>,
 *     taskLists: TaskLists,
 *     alertCount: int,
 *     manageStock: bool,
 *     reviewsEnabled: bool,
 *     lowStockAmount: int,
 *     actionableStatuses: string[],
 *     showsSuggestions: bool,
 *     jetpack: string,
 *     account: Account,
 *     hasReminderBar: bool,
 *     hasUnreadNotes: bool,
 *     isTrackingAllowed: bool,
 *     hasActivityCounts: bool,
 *     breadcrumbs: array<int, string|array{string, string}>,
 *     hostPaths: string[],
 *     hostTasks: string[],
 *     isExtended: bool
 * }
 */
final class BootSettings {

	/**
	 * Name of the object on window.
	 */
	public const NAME = 'storeAdminSettings';

	/**
	 * Our bundle.
	 *
	 * @var Bundle
	 */
	private Bundle $bundle;

	/**
	 * Offers the way to the host's own screens.
	 *
	 * @var OriginalScreen
	 */
	private OriginalScreen $original_screen;

	/**
	 * Stores the sources.
	 *
	 * @param Bundle         $bundle          Our bundle.
	 * @param OriginalScreen $original_screen Offers the way to the host's own screens.
	 */
	public function __construct( Bundle $bundle, OriginalScreen $original_screen ) {
		$this->bundle          = $bundle;
		$this->original_screen = $original_screen;
	}

	/**
	 * The values for this page and user.
	 *
	 * @param bool $is_extended Whether page and extension share packages.
	 * @return Settings
	 */
	public function collect( bool $is_extended ): array {
		$store    = new StoreFacts();
		$header   = new HeaderFacts();
		$screens  = new HostScreens();
		$is_embed = Plugin::PAGE_EMBED === $this->bundle->page();

		return array(
			'version'            => Plugin::VERSION,
			'page'               => $this->bundle->page(),
			'adminUrl'           => admin_url(),
			'homeUrl'            => home_url( '/' ),
			'shopUrl'            => $store->shop_url(),
			'buildUrl'           => trailingslashit( $this->bundle->url( 'build' ) ),
			'assetsUrl'          => trailingslashit( $this->bundle->url( 'assets' ) ),
			'originalScreenUrl'  => $this->original_screen->url( true ),
			'siteTitle'          => wp_specialchars_decode( get_bloginfo( 'name', 'raw' ), ENT_QUOTES ),
			'productName'        => __( 'WooCommerce', 'woocommerce' ), // phpcs:ignore WordPress.WP.I18n.TextDomainMismatch -- The host's own words, so that its translations are used (docs/adr/0007).
			'hostVersion'        => defined( 'WC_VERSION' ) ? (string) constant( 'WC_VERSION' ) : '',
			'wpVersion'          => get_bloginfo( 'version' ),
			'user'               => ( new PersonFacts() )->user(),
			'locale'             => ( new PersonFacts() )->locale(),
			'currency'           => $store->currency(),
			'features'           => ( new FeatureFlags() )->names(),
			'orderStatuses'      => $store->order_statuses(),
			'taskLists'          => ( new TaskListFacts() )->lists(),
			'alertCount'         => ( new NoteFacts() )->alert_count(),
			'manageStock'        => $store->is_on( 'woocommerce_manage_stock' ),
			'reviewsEnabled'     => $store->is_on( 'woocommerce_enable_reviews' ),
			'lowStockAmount'     => $store->low_stock_amount(),
			'actionableStatuses' => $store->actionable_statuses(),
			'showsSuggestions'   => $store->is_on( 'woocommerce_show_marketplace_suggestions' ),
			'jetpack'            => ( new JetpackState() )->value(),
			'account'            => $header->account(),
			'hasReminderBar'     => $header->has_reminder_bar(),
			'hasUnreadNotes'     => $header->has_unread_notes(),
			'isTrackingAllowed'  => $header->is_tracking_allowed(),
			'hasActivityCounts'  => ( new ActivityCounts() )->has_route(),
			'breadcrumbs'        => $is_embed ? ( new Breadcrumbs() )->items() : array(),
			'hostPaths'          => $screens->paths(),
			'hostTasks'          => $screens->tasks(),
			'isExtended'         => $is_extended,
		);
	}

	/**
	 * The script that puts the values on window.
	 *
	 * @param array<string, mixed> $settings What collect() returned.
	 */
	public function script( array $settings ): string {
		return sprintf( 'window.%1$s = %2$s;', self::NAME, (string) wp_json_encode( $this->with_objects( $settings ), JSON_HEX_TAG | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) );
	}

	/**
	 * Makes an empty map an object, since PHP encodes an empty array as a list.
	 *
	 * @param array<string, mixed> $settings What collect() returned.
	 * @return array<string, mixed>
	 */
	private function with_objects( array $settings ): array {
		$settings['orderStatuses'] = (object) $settings['orderStatuses'];

		return $settings;
	}
}
