<?php
/**
 * Replaces the host's app by our bundle.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Admin;

use StoreAdmin\Boot\BootSettings;
use StoreAdmin\Boot\Facts;
use StoreAdmin\Plugin;
use Throwable;

/**
 * Works from the moment at which the host has registered its app until the last script is printed.
 */
final class Takeover {

	/**
	 * Our bundle.
	 *
	 * @var Bundle
	 */
	private Bundle $bundle;

	/**
	 * The host's app.
	 *
	 * @var HostApp
	 */
	private HostApp $host_app;

	/**
	 * Sets which packages are loaded before our script.
	 *
	 * @var PackageDependencies
	 */
	private PackageDependencies $packages;

	/**
	 * The style that only extensions need.
	 *
	 * @var ExtensionStyle
	 */
	private ExtensionStyle $extension_style;

	/**
	 * The data of the page.
	 *
	 * @var PageData
	 */
	private PageData $data;

	/**
	 * Replaces the host's preload tags.
	 *
	 * @var PreloadTags
	 */
	private PreloadTags $preload_tags;

	/**
	 * The settings page; null on other pages.
	 *
	 * @var SettingsPage|null
	 */
	private ?SettingsPage $settings_page;

	/**
	 * Names of the chunks that the page loads first.
	 *
	 * @var string[]
	 */
	private array $chunks;

	/**
	 * Creates the parts for the opened page.
	 *
	 * @param Bundle         $bundle          Our bundle.
	 * @param OriginalScreen $original_screen Offers the way to the host's own screens.
	 * @param HostScreens    $host_screens    Tells which screens stay with the host.
	 * @param Manifests      $manifests       Manifests of the client's screens.
	 * @param string         $screen          Value of the query argument `path`.
	 * @param string         $task            Value of the query argument `task`.
	 */
	public function __construct( Bundle $bundle, OriginalScreen $original_screen, HostScreens $host_screens, Manifests $manifests, string $screen, string $task ) {
		$facts         = new Facts();
		$preload       = new Preload( $manifests, $facts );
		$boot_settings = new BootSettings( $bundle, $original_screen, $host_screens, $manifests, $facts );

		$this->bundle          = $bundle;
		$this->host_app        = new HostApp( wp_scripts()->registered[ Plugin::HANDLE ], wp_styles()->registered[ Plugin::HANDLE ] ?? null );
		$this->extension_style = new ExtensionStyle( $bundle );
		$this->packages        = new PackageDependencies( $bundle, $this->host_app, $this->extension_style );
		$this->data            = new PageData( $bundle, $boot_settings, $preload, $screen, $task );
		$this->settings_page   = SettingsPage::is_open() ? new SettingsPage( $bundle, $manifests, $preload, $facts ) : null;
		$this->preload_tags    = new PreloadTags();
		$this->chunks          = Plugin::PAGE_MAIN === $bundle->page() ? $manifests->chunks( $screen, $task ) : array();
	}

	/**
	 * Changes what is registered, at priority 12 of admin_enqueue_scripts.
	 *
	 * Changes nothing when a dependency of ours is missing: WordPress would leave our script out without saying so.
	 */
	public function start(): void {
		$missing = array_diff_key( array_flip( $this->bundle->dependencies() ), wp_scripts()->registered );

		if ( array() !== $missing ) {
			return;
		}

		$this->host_app->replace( $this->bundle, $this->bundle->dependencies() );
		( new Translations( $this->bundle->directory() ) )->attach();

		add_action( 'admin_enqueue_scripts', array( $this->preload_tags, 'start' ), 14, 0 );
		add_action( 'admin_enqueue_scripts', array( $this->preload_tags, 'stop' ), 16, 0 );
		add_action( 'admin_enqueue_scripts', array( $this->extension_style, 'reserve' ), 16, 0 );
		add_action( 'admin_enqueue_scripts', array( $this, 'settle_head' ), PHP_INT_MAX, 0 );
		add_action( 'admin_print_footer_scripts', array( $this, 'settle_footer' ), 0, 0 );
	}

	/**
	 * Decides about packages after all scripts were enqueued, just before the head is printed.
	 */
	public function settle_head(): void {
		if ( ! wp_script_is( Plugin::HANDLE, 'enqueued' ) ) {
			return;
		}

		if ( SettingsPage::is_left_to_host() ) {
			$this->give_back();

			return;
		}

		try {
			if ( $this->settings_page ) {
				$this->settings_page->prepare();
			}
			$decision = $this->packages->apply();
			$this->data->prepare( $decision );
			$this->tidy( $decision );
		} catch ( Throwable $error ) {
			// Code of the host and filters of plugins run here. An error in them must not break the page, so it is left to the host.
			$this->give_back();
			wp_trigger_error( __METHOD__, 'Store Admin left this page to the host: ' . $error->getMessage() );
		}
	}

	/**
	 * Decides again for scripts that were enqueued while the page was printed. Runs just before the scripts of the
	 * footer, and before the host checks (priority 1) whether a script needs its settings.
	 */
	public function settle_footer(): void {
		if ( ! $this->data->is_prepared() || wp_script_is( Plugin::HANDLE, 'done' ) ) {
			return;
		}

		$values   = $this->settings_page ? $this->settings_page->settle() : array();
		$decision = $this->packages->apply();
		$this->data->change( array( 'isExtended' => $decision->is_extended() ) + $values );

		( new PaletteCommands( $this->bundle ) )->register();
		( new CommandPalette() )->hold_scripts( $decision );
	}

	/**
	 * Removes what only the host's own app needs. Runs last, when nothing can fail any more.
	 *
	 * @param Decision $decision Decision about the host's packages.
	 */
	private function tidy( Decision $decision ): void {
		if ( ! $decision->is_extended() ) {
			$this->host_app->drop_extra_styles();
		}

		( new CommandPalette() )->hold_styles( $decision );

		if ( Plugin::PAGE_MAIN === $this->bundle->page() ) {
			// This script replaces emoji with images inside elements of React, which React then can neither update nor remove.
			remove_action( 'admin_print_scripts', 'print_emoji_detection_script' );
			( new HistoryEntry() )->attach();
		}
		$this->preload_tags->print_own( $this->bundle, $this->chunks );
	}

	/**
	 * Leaves the page to the host.
	 */
	private function give_back(): void {
		$this->host_app->restore();
		$this->extension_style->settle( false );
		$this->data->cancel();
		remove_action( 'admin_print_footer_scripts', array( $this, 'settle_footer' ), 0 );
	}
}
