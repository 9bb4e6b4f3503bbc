<?php
/**
 * Loads WordPress' command palette only when it is used.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Admin;

/**
 * WordPress 6.9 loads the palette, and with it most of the block editor, on each admin page. On pages of the app and on settings pages it is loaded with the first Ctrl+K, Cmd+K or press of its button.
 *
 * WordPress prints its tags, with inline scripts and translations, into a template element, where scripts do not run.
 */
final class CommandPalette {

	public const HANDLES = array( 'wp-core-commands', 'wp-commands' );

	/**
	 * Pages of the app, and settings pages. On all others WordPress' own scripts are none of our business.
	 */
	private const PAGES = array( 'wc-admin', 'wc-settings' );

	/**
	 * Dequeues the palette's stylesheets.
	 *
	 * @param Decision $decision Packages that other scripts need.
	 */
	public function hold_styles( Decision $decision ): void {
		if ( $this->can_wait( $decision ) ) {
			wp_dequeue_style( 'wp-commands' );
		}
	}

	/**
	 * Dequeues the palette's scripts, and prints them into the template after the footer's scripts.
	 *
	 * Runs as late as the footer, because WordPress shows the button in the admin bar only while the scripts are enqueued.
	 *
	 * @param Decision $decision Packages that other scripts need.
	 */
	public function hold_scripts( Decision $decision ): void {
		if ( ! $this->can_wait( $decision ) ) {
			return;
		}

		foreach ( self::HANDLES as $handle ) {
			wp_dequeue_script( $handle );
		}

		// Runs last, so that the template only gets files that the page does not have yet.
		add_action( 'admin_print_footer_scripts', array( $this, 'print_template' ), PHP_INT_MAX );
	}

	/**
	 * Prints the template, and the script that loads the palette from it.
	 */
	public function print_template(): void {
		ob_start();
		wp_styles()->do_items( array( 'wp-commands' ) );
		wp_scripts()->do_items( array_merge( array_reverse( self::HANDLES ), array( PaletteCommands::HANDLE ) ) );
		$tags = (string) ob_get_clean();

		// The tags are WordPress' own output.
		echo '<template id="store-admin-command-palette">' . $tags . '</template>'; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped
		wp_print_inline_script_tag( InlineScript::read( 'command-palette' ) );
	}

	/**
	 * Whether the page is one of ours, and only WordPress has enqueued the palette.
	 *
	 * @param Decision $decision Packages that other scripts need.
	 */
	private function can_wait( Decision $decision ): bool {
		if ( ! in_array( $GLOBALS['plugin_page'] ?? '', self::PAGES, true ) || ! wp_script_is( 'wp-core-commands', 'enqueued' ) ) {
			return false;
		}

		foreach ( self::HANDLES as $handle ) {
			if ( $decision->needs( $handle ) ) {
				return false;
			}
		}

		return true;
	}
}
