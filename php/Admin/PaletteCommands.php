<?php
/**
 * Commands for WordPress' command palette.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Admin;

/**
 * Registers the script with our commands. Nothing enqueues it: its tag is among those that wait for the palette, so that it is loaded with the palette's
 * first opening, and never on a site without a palette.
 */
final class PaletteCommands {

	public const HANDLE = 'store-admin-commands';

	/**
	 * The bundle of the page.
	 *
	 * @var Bundle
	 */
	private Bundle $bundle;

	/**
	 * Stores the bundle.
	 *
	 * @param Bundle $bundle The bundle of the page.
	 */
	public function __construct( Bundle $bundle ) {
		$this->bundle = $bundle;
	}

	/**
	 * Registers the script, behind the palette whose store it uses.
	 */
	public function register(): void {
		$commands = $this->bundle->other( 'commands' );

		if ( null !== $commands && '' !== $commands->script_url() ) {
			wp_register_script( self::HANDLE, $commands->script_url(), array_filter( array_merge( $commands->dependencies(), array( 'wp-commands' ) ) ), $commands->version(), true );
		}
	}
}
