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
use StoreAdmin\Admin\Manifests;
use StoreAdmin\Admin\OriginalScreen;

/**
 * Collects what the client has to know before its first REST answer: what every page needs, and the facts that the
 * manifests of the page name. Values that change while the page is open are not in it.
 *
 * Parsed by packages/settings; tests/contract/boot-settings.json is an example that both sides are tested with.
 *
 * @phpstan-type User array{id: int, name: string, capabilities: string[]}
 * @phpstan-type Locale array{site: string, user: string, isRtl: bool, startOfWeek: int, dateFormat: string, timeFormat: string, timeZone: string}
 * @phpstan-type Currency array{code: string, symbol: string, position: string, precision: int, decimalSeparator: string, thousandSeparator: string}
 * @phpstan-type Account array{isConnected: bool, url: string, email: string}
 * @phpstan-type Settings array<string, mixed>
 */
final class BootSettings {

	/**
	 * Name of the object on window.
	 */
	public const NAME = 'storeAdminSettings';

	/**
	 * Facts that every page has.
	 */
	private const EVERY_PAGE = array( 'shopUrl', 'user', 'locale', 'features', 'alertCount', 'hasActivityCounts' );

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
	 * Knows which screens the host serves.
	 *
	 * @var HostScreens
	 */
	private HostScreens $host_screens;

	/**
	 * Names the facts of the page.
	 *
	 * @var Manifests
	 */
	private Manifests $manifests;

	/**
	 * Computes the facts.
	 *
	 * @var Facts
	 */
	private Facts $facts;

	/**
	 * Stores the sources.
	 *
	 * @param Bundle         $bundle          Our bundle.
	 * @param OriginalScreen $original_screen Offers the way to the host's own screens.
	 * @param HostScreens    $host_screens    Knows which screens stay with the host.
	 * @param Manifests      $manifests       Names the facts of the page.
	 * @param Facts          $facts           Computes the facts.
	 */
	public function __construct( Bundle $bundle, OriginalScreen $original_screen, HostScreens $host_screens, Manifests $manifests, Facts $facts ) {
		$this->bundle          = $bundle;
		$this->original_screen = $original_screen;
		$this->host_screens    = $host_screens;
		$this->manifests       = $manifests;
		$this->facts           = $facts;
	}

	/**
	 * The values for this page and user.
	 *
	 * @param bool $is_extended Whether page and extension share packages.
	 * @return Settings
	 */
	public function collect( bool $is_extended ): array {
		$page = $this->bundle->page();

		return array(
			'page'              => $page,
			'adminUrl'          => admin_url(),
			'homeUrl'           => home_url( '/' ),
			'buildUrl'          => trailingslashit( $this->bundle->url( 'build' ) ),
			'assetsUrl'         => trailingslashit( $this->bundle->url( 'assets' ) ),
			'originalScreenUrl' => $this->original_screen->url( true ),
			'siteTitle'         => wp_specialchars_decode( get_bloginfo( 'name', 'raw' ), ENT_QUOTES ),
			'productName'       => __( 'WooCommerce', 'woocommerce' ), // phpcs:ignore WordPress.WP.I18n.TextDomainMismatch -- The host's own words, so that its translations are used (docs/adr/0007).
			'hostPaths'         => $this->host_screens->paths(),
			'hostTasks'         => $this->host_screens->tasks(),
			'isExtended'        => $is_extended,
			'latePaths'         => array(),
		) + $this->facts->values( array_merge( self::EVERY_PAGE, $this->manifests->facts( $page ) ) );
	}

	/**
	 * The script that sets the values on window.
	 *
	 * @param array<string, mixed> $settings Result of collect().
	 */
	public function script( array $settings ): string {
		return sprintf( 'window.%1$s = %2$s;', self::NAME, (string) wp_json_encode( $this->with_objects( $settings ), JSON_HEX_TAG | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) );
	}

	/**
	 * Keeps an empty map a map, because PHP would encode it as a list.
	 *
	 * @param array<string, mixed> $settings Result of collect().
	 * @return array<string, mixed>
	 */
	private function with_objects( array $settings ): array {
		return isset( $settings['orderStatuses'] ) ? array( 'orderStatuses' => (object) $settings['orderStatuses'] ) + $settings : $settings;
	}
}
