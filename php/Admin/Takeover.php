<?php
/**
 * Puts our bundle in the place of the host's app.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Admin;

use StoreAdmin\Boot\BootSettings;
use StoreAdmin\Plugin;
use Throwable;

/**
 * Runs from the moment the host has registered its app until the last script is printed.
 */
final class Takeover {

	/**
	 * Part of the host's newest settings pages, which are left to the host altogether.
	 */
	private const SETTINGS_UI = 'wc-settings-ui';

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
	 * Writes window.storeAdminSettings.
	 *
	 * @var BootSettings
	 */
	private BootSettings $boot_settings;

	/**
	 * Collects REST answers.
	 *
	 * @var Preload
	 */
	private Preload $preload;

	/**
	 * Replaces the host's preload tags.
	 *
	 * @var PreloadTags
	 */
	private PreloadTags $preload_tags;

	/**
	 * Holds back the command palette.
	 *
	 * @var CommandPalette
	 */
	private CommandPalette $command_palette;

	/**
	 * Value of the query argument `path`.
	 *
	 * @var string
	 */
	private string $screen;

	/**
	 * The boot object as printed last, with the script that holds it.
	 *
	 * @var array{settings: array<string, mixed>, script: string}|null
	 */
	private ?array $booted = null;

	/**
	 * Stores the parts.
	 *
	 * @param Bundle         $bundle          Our bundle.
	 * @param HostApp        $host_app        The host's app.
	 * @param BootSettings   $boot_settings   Writes window.storeAdminSettings.
	 * @param Preload        $preload         Collects REST answers.
	 * @param PreloadTags    $preload_tags    Replaces the host's preload tags.
	 * @param CommandPalette $command_palette Holds back the command palette.
	 * @param string         $screen          Value of the query argument `path`.
	 */
	public function __construct( Bundle $bundle, HostApp $host_app, BootSettings $boot_settings, Preload $preload, PreloadTags $preload_tags, CommandPalette $command_palette, string $screen ) {
		$this->bundle          = $bundle;
		$this->host_app        = $host_app;
		$this->boot_settings   = $boot_settings;
		$this->preload         = $preload;
		$this->preload_tags    = $preload_tags;
		$this->command_palette = $command_palette;
		$this->screen          = $screen;
	}

	/**
	 * Puts the parts together for the page at hand.
	 *
	 * @param Bundle         $bundle          Our bundle.
	 * @param OriginalScreen $original_screen Offers the way to the host's own screens.
	 * @param string         $screen          Value of the query argument `path`.
	 */
	public static function create( Bundle $bundle, OriginalScreen $original_screen, string $screen ): self {
		$style = wp_styles()->registered[ Plugin::HANDLE ] ?? null;

		return new self(
			$bundle,
			new HostApp( wp_scripts()->registered[ Plugin::HANDLE ], $style ),
			new BootSettings( $bundle, $original_screen ),
			new Preload(),
			new PreloadTags(),
			new CommandPalette(),
			$screen
		);
	}

	/**
	 * Changes what is registered, at priority 12 of admin_enqueue_scripts.
	 *
	 * With one of our own dependencies missing nothing is changed: WordPress would drop the script without a word.
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
		add_action( 'admin_enqueue_scripts', array( $this, 'settle_head' ), PHP_INT_MAX, 0 );
		add_action( 'admin_print_footer_scripts', array( $this, 'settle_footer' ), 0, 0 );
	}

	/**
	 * Decides once everybody has enqueued: last moment before the head is printed.
	 */
	public function settle_head(): void {
		if ( ! wp_script_is( Plugin::HANDLE, 'enqueued' ) ) {
			return;
		}

		if ( wp_script_is( self::SETTINGS_UI, 'enqueued' ) ) {
			$this->give_back();

			return;
		}

		try {
			$decision = $this->apply_decision();
			$this->boot( $decision );
			$this->tidy( $decision );
		} catch ( Throwable $error ) {
			// Code of others runs in there, the host's and that of filters: what fails must not take the page.
			$this->give_back();
			wp_trigger_error( __METHOD__, 'Store Admin left this page to the host: ' . $error->getMessage() );
		}
	}

	/**
	 * Takes out what only the host's own app needs, once nothing can fail any more.
	 *
	 * @param Decision $decision What was decided about the host's packages.
	 */
	private function tidy( Decision $decision ): void {
		if ( ! $decision->is_extended() ) {
			$this->host_app->drop_extra_styles();
		}

		if ( Plugin::PAGE_MAIN === $this->bundle->page() ) {
			$this->command_palette->hold_styles( $decision );
			// It swaps characters for pictures inside what React has drawn, which React then cannot update or take away.
			remove_action( 'admin_print_scripts', 'print_emoji_detection_script' );
		}

		$this->preload_tags->print_own( $this->bundle, $this->screen );
	}

	/**
	 * Decides again for scripts that were enqueued while the page was printed: last moment before the footer's scripts,
	 * and before the host looks (at 1) whether somebody needs its settings.
	 */
	public function settle_footer(): void {
		if ( null === $this->booted || wp_script_is( Plugin::HANDLE, 'done' ) ) {
			return;
		}

		$decision = $this->apply_decision();
		$this->update_boot( $decision );

		if ( Plugin::PAGE_MAIN === $this->bundle->page() ) {
			$this->command_palette->hold_scripts( $decision );
		}
	}

	/**
	 * Sets dependencies by what is enqueued now.
	 */
	private function apply_decision(): Decision {
		$scripts  = wp_scripts();
		$base     = $this->bundle->dependencies();
		$owner    = new AssetOwner( $this->host_app->original_source(), $this->bundle->url( '' ) );
		$ours     = new DependencyGraph( $scripts, array( Plugin::HANDLE => $base ) );
		$original = new DependencyGraph( $scripts, array( Plugin::HANDLE => $this->host_app->original_dependencies() ) );
		$decision = ( new Bridge( $this->bundle->page(), $owner, $ours, $original ) )->decide();

		foreach ( $decision->idle() as $handle ) {
			wp_dequeue_script( $handle );
		}

		$this->host_app->set_script_dependencies( array_merge( $base, $decision->kept() ) );
		// Ours come after those of the packages, so that a package on the page does not restyle what we bundle.
		$this->host_app->set_style_dependencies( array_values( array_filter( $decision->kept(), array( new DependencyGraph( wp_styles() ), 'has' ) ) ) );

		return $decision;
	}

	/**
	 * Adds the boot object and the REST answers to the script.
	 *
	 * @param Decision $decision What was decided about the host's packages.
	 */
	private function boot( Decision $decision ): void {
		$answers = Plugin::PAGE_MAIN === $this->bundle->page() ? $this->preload->collect( $this->preload->paths( $this->screen ) ) : array();
		$preload = $this->preload->script( $answers );

		if ( '' !== $preload ) {
			wp_add_inline_script( Plugin::HANDLE, $preload, 'before' );
		}

		$settings     = $this->boot_settings->collect( $answers, $decision->is_extended() );
		$script       = $this->boot_settings->script( $settings );
		$this->booted = array(
			'settings' => $settings,
			'script'   => $script,
		);

		wp_add_inline_script( Plugin::HANDLE, $script, 'before' );
		wp_add_inline_script( Plugin::HANDLE, InlineScript::read( 'current-user' ), 'before' );

		( new AlertRoom() )->reserve( $settings );

		if ( Plugin::PAGE_EMBED === $this->bundle->page() ) {
			( new NoticePlace() )->attach();
		} else {
			( new FirstView( $answers, $settings ) )->attach( $this->bundle, $this->screen );
		}
	}

	/**
	 * Corrects the boot object when a script came late.
	 *
	 * @param Decision $decision What was decided about the host's packages.
	 */
	private function update_boot( Decision $decision ): void {
		if ( null === $this->booted || $decision->is_extended() === $this->booted['settings']['isExtended'] ) {
			return;
		}

		$script = $this->boot_settings->script( array_merge( $this->booted['settings'], array( 'isExtended' => $decision->is_extended() ) ) );
		$before = wp_scripts()->get_data( Plugin::HANDLE, 'before' );
		$place  = array_search( $this->booted['script'], is_array( $before ) ? $before : array(), true );

		if ( false !== $place ) {
			$before[ $place ] = $script;
			wp_scripts()->add_data( Plugin::HANDLE, 'before', $before );
		}
	}

	/**
	 * Leaves the page to the host.
	 */
	private function give_back(): void {
		$this->host_app->restore();
		remove_action( 'admin_print_footer_scripts', array( $this, 'settle_footer' ), 0 );
	}
}
