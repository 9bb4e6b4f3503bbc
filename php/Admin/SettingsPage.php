<?php
/**
 * A settings page of the host with our parts.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Admin;

use StoreAdmin\Boot\Facts;
use StoreAdmin\Plugin;

/**
 * Tells the client which of our parts to start, and adds what they need: facts, answers, code and styles. All of it is known only after
 * the page was printed.
 */
final class SettingsPage {

	/**
	 * Name of the chunk that starts the parts.
	 */
	private const PLACES = 'settings-places';

	/**
	 * Our bundle.
	 *
	 * @var Bundle
	 */
	private Bundle $bundle;

	/**
	 * Computes the facts of the parts.
	 *
	 * @var Facts
	 */
	private Facts $facts;

	/**
	 * Computes the answers of the parts.
	 *
	 * @var Preload
	 */
	private Preload $preload;

	/**
	 * Decides which parts the page gets.
	 *
	 * @var Islands
	 */
	private Islands $islands;

	/**
	 * Stores the parts.
	 *
	 * @param Bundle    $bundle    Our bundle.
	 * @param Manifests $manifests Describes the parts.
	 * @param Preload   $preload   Computes the answers of the parts.
	 * @param Facts     $facts     Computes the facts of the parts.
	 */
	public function __construct( Bundle $bundle, Manifests $manifests, Preload $preload, Facts $facts ) {
		$this->bundle  = $bundle;
		$this->facts   = $facts;
		$this->preload = $preload;
		$this->islands = new Islands( $manifests, $preload );
	}

	/**
	 * Whether the opened page is one of the host's settings pages. The screen id is not used, because plugins rename the menu.
	 */
	public static function is_open(): bool {
		return 'wc-settings' === ( $GLOBALS['plugin_page'] ?? '' );
	}

	/**
	 * Whether the page is one of the host's newest settings pages, which have an app of their own.
	 */
	public static function is_left_to_host(): bool {
		return wp_script_is( 'wc-settings-ui', 'enqueued' );
	}

	/**
	 * Runs before the head is printed.
	 */
	public function prepare(): void {
		// The host's form has classes of this style, such as those of its Save button. It came with the host's app or the command palette.
		wp_enqueue_style( 'wp-components' );
		$this->islands->prepare();

		if ( $this->islands->is_main_section( 'shipping' ) ) {
			( new ZoneRoom() )->reserve();
		}
	}

	/**
	 * Runs after the page was printed and before its scripts are. Returns the values of the boot object for the parts.
	 *
	 * @return array<string, mixed> Values by name.
	 */
	public function settle(): array {
		$islands  = $this->islands->settle();
		$preloads = array_merge( ...array_values( array_column( $islands, 'preloads' ) ) );
		$places   = $this->islands->places();
		$chunks   = array_column( $islands, 'chunk' );

		// The browser fetches scripts while the answers are computed.
		( new PreloadTags() )->print_chunks( $this->bundle, array() === $places ? $chunks : array_merge( array( self::PLACES ), $chunks ) );
		EarlyOutput::send();

		$script = $this->preload->script( $this->preload->collect( $this->preload->wanted_paths( $preloads ) ) );

		if ( '' !== $script ) {
			wp_add_inline_script( Plugin::HANDLE, $script, 'before' );
		}

		array_map( array( $this->bundle, 'enqueue_styles' ), $chunks );

		return array(
			'islands'        => array_keys( $islands ),
			'settingsPlaces' => $places,
			'printedAnswers' => ( new PostPreload( $this->preload, $this->facts ) )->answers( $preloads ),
		) + $this->facts->values( array_merge( ...array_column( $islands, 'facts' ) ) );
	}
}
