<?php
/**
 * Our parts of the host's settings pages.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Admin;

/**
 * Decides which of them a settings page gets. Newer hosts fill the elements of a page with a script of its own, older ones with the app
 * that we replace. That script is dropped only when each element of the page is ours: it would fill ours too.
 *
 * @phpstan-import-type Island from Manifests
 */
final class Islands {

	/**
	 * Script and style with which newer hosts fill the elements.
	 */
	private const HOST_SCRIPT = 'wc-admin-settings-embed';
	private const HOST_STYLE  = 'wc-admin-style';

	/**
	 * Elements that the host leaves empty for extensions.
	 */
	private const OPEN_PLACES = array( 'wc_settings_slotfill' );

	/**
	 * Describes the islands.
	 *
	 * @var Manifests
	 */
	private Manifests $manifests;

	/**
	 * Checks their conditions.
	 *
	 * @var Preload
	 */
	private Preload $preload;

	/**
	 * Finds the elements.
	 *
	 * @var SettingsOutput
	 */
	private SettingsOutput $output;

	/**
	 * Whether the host's script was dropped.
	 *
	 * @var bool
	 */
	private bool $has_dropped_script = false;

	/**
	 * Stores the parts.
	 *
	 * @param Manifests $manifests Describes the islands.
	 * @param Preload   $preload   Checks their conditions.
	 */
	public function __construct( Manifests $manifests, Preload $preload ) {
		$this->manifests = $manifests;
		$this->preload   = $preload;
		$this->output    = new SettingsOutput();
	}

	/**
	 * Drops the host's script before the head is printed, so that none of its packages is loaded, and begins to look for elements.
	 */
	public function prepare(): void {
		$this->output->watch( $this->tab() );

		$scripts = new DependencyGraph( wp_scripts() );
		$others  = array_diff( $scripts->roots(), array( self::HOST_SCRIPT ) );

		if ( ! wp_script_is( self::HOST_SCRIPT, 'enqueued' ) || isset( $scripts->closure( $others )[ self::HOST_SCRIPT ] ) ) {
			return;
		}

		wp_dequeue_script( self::HOST_SCRIPT );
		wp_dequeue_style( self::HOST_STYLE );
		$this->has_dropped_script = true;
	}

	/**
	 * Decides after the page was printed. Enqueues the host's script again when it fills an element that is not ours.
	 *
	 * @return array<string, Island> Islands of the page, by name.
	 */
	public function settle(): array {
		$islands = $this->wanted();

		if ( array() !== $this->foreign_places( $islands ) && $this->has_dropped_script ) {
			wp_enqueue_script( self::HOST_SCRIPT );
			wp_enqueue_style( self::HOST_STYLE );
			$this->has_dropped_script = false;
		}

		if ( ! wp_script_is( self::HOST_SCRIPT, 'enqueued' ) ) {
			return $islands;
		}

		return array_filter(
			$islands,
			static function ( array $island ): bool {
				return array() === $island['places'];
			}
		);
	}

	/**
	 * Ids of the elements in which extensions can show something; none where the host's script shows them.
	 *
	 * @return string[]
	 */
	public function places(): array {
		return wp_script_is( self::HOST_SCRIPT, 'enqueued' ) ? array() : $this->output->places();
	}

	/**
	 * Islands whose element or tab this page has, and which this user may see.
	 *
	 * @return array<string, Island>
	 */
	private function wanted(): array {
		/**
		 * Leaves parts of settings pages to the host, on hosts that have a script of their own for them.
		 *
		 * @since 0.1.0
		 *
		 * @param string[] $names Names of parts, such as 'site-visibility'.
		 */
		$left    = apply_filters( 'store_admin_host_islands', array() );
		$islands = array_diff_key( $this->manifests->islands(), array_flip( array_filter( (array) $left, 'is_string' ) ) );

		return array_filter(
			$islands,
			function ( array $island ): bool {
				$printed = $this->output->places();
				$is_here = array() !== array_intersect( $island['places'], $printed )
					|| ( $this->is_main_section( $island['tab'] ) && ( '' === $island['beside'] || in_array( $island['beside'], $printed, true ) ) );

				return $is_here && $this->preload->is_wanted( $island );
			}
		);
	}

	/**
	 * Elements of the page that are not ours.
	 *
	 * @param array<string, Island> $islands Islands of the page.
	 * @return string[]
	 */
	private function foreign_places( array $islands ): array {
		return array_diff( $this->output->places(), self::OPEN_PLACES, ...array_values( array_column( $islands, 'places' ) ) );
	}

	/**
	 * The opened tab.
	 */
	private function tab(): string {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Reads which tab is shown; changes nothing.
		return isset( $_GET['tab'] ) && is_string( $_GET['tab'] ) ? sanitize_title( wp_unslash( $_GET['tab'] ) ) : 'general';
	}

	/**
	 * Whether this is a tab without section and zone.
	 *
	 * @param string $tab Id of a tab; none is ''.
	 */
	public function is_main_section( string $tab ): bool {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Reads what is shown; changes nothing.
		return $tab === $this->tab() && empty( $_GET['section'] ) && ! isset( $_GET['zone_id'] );
	}
}
