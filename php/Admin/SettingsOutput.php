<?php
/**
 * The elements that a settings tab prints for parts of the app.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Admin;

/**
 * Reads the output of the opened tab while it is printed. Only the output tells which elements there are: it depends on the section, on
 * features and on plugins.
 */
final class SettingsOutput {

	/**
	 * Ids of elements that a script of the host fills.
	 */
	private const PLACE = '/\bid=(["\'])(wc_\w*slotfill|experimental_wc_settings_\w+)\1/';

	/**
	 * Ids found so far.
	 *
	 * @var string[]
	 */
	private array $places = array();

	/**
	 * Level of our output buffer; 0 before and after.
	 *
	 * @var int
	 */
	private int $level = 0;

	/**
	 * Reads the output of a tab, and the notices above it, among which the host prints one of its elements.
	 *
	 * @param string $tab Id of the tab.
	 */
	public function watch( string $tab ): void {
		foreach ( array( 'admin_notices', "woocommerce_settings_{$tab}" ) as $action ) {
			add_action( $action, array( $this, 'start' ), PHP_INT_MIN, 0 );
			add_action( $action, array( $this, 'stop' ), PHP_INT_MAX, 0 );
		}
	}

	/**
	 * Ids of the elements, each once, in their order.
	 *
	 * @return string[]
	 */
	public function places(): array {
		return $this->places;
	}

	/**
	 * Begins to read.
	 */
	public function start(): void {
		ob_start( array( $this, 'read' ) );
		$this->level = ob_get_level();
	}

	/**
	 * Ends reading. Other code may have closed our buffer; its content was read then.
	 */
	public function stop(): void {
		if ( $this->level > 0 && ob_get_level() === $this->level ) {
			ob_end_flush();
		}

		$this->level = 0;
	}

	/**
	 * Collects the ids in a part of the output.
	 *
	 * @param string $output Part of the output.
	 * @return string The same.
	 */
	public function read( string $output ): string {
		preg_match_all( self::PLACE, $output, $found );
		$this->places = array_values( array_unique( array_merge( $this->places, $found[2] ) ) );

		return $output;
	}
}
