<?php
/**
 * Holds WordPress' command palette back until it is called.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Admin;

/**
 * WordPress 6.9 loads the palette, and with it most of the block editor, on each admin page. On ours it waits for Ctrl+K, Cmd+K or its button.
 *
 * WordPress prints the scripts itself, inline parts and translations included, into a template element, where they do not run.
 */
final class CommandPalette {

	public const HANDLES = array( 'wp-core-commands', 'wp-commands' );

	/**
	 * Takes the palette's stylesheets out of the head.
	 *
	 * @param Decision $decision What others on the page need.
	 */
	public function hold_styles( Decision $decision ): void {
		if ( $this->can_wait( $decision ) ) {
			wp_dequeue_style( 'wp-commands' );
		}
	}

	/**
	 * Takes the palette's scripts out of the footer, and has them printed behind it for later.
	 *
	 * Not before the footer: the button in the admin bar is shown only while the scripts are enqueued.
	 *
	 * @param Decision $decision What others on the page need.
	 */
	public function hold_scripts( Decision $decision ): void {
		if ( ! $this->can_wait( $decision ) ) {
			return;
		}

		foreach ( self::HANDLES as $handle ) {
			wp_dequeue_script( $handle );
		}

		// Later than anything else, so that only what the page does not have yet goes into the template.
		add_action( 'admin_print_footer_scripts', array( $this, 'print_template' ), PHP_INT_MAX );
	}

	/**
	 * Prints the waiting tags and the few lines that wake them.
	 */
	public function print_template(): void {
		ob_start();
		wp_styles()->do_items( array( 'wp-commands' ) );
		wp_scripts()->do_items( array_reverse( self::HANDLES ) );
		$tags = (string) ob_get_clean();

		// The tags are WordPress' own output.
		echo '<template id="store-admin-command-palette">' . $tags . '</template>'; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped
		wp_print_inline_script_tag( InlineScript::read( 'command-palette' ) );
	}

	/**
	 * Whether the palette is there and nobody but WordPress asked for it.
	 *
	 * @param Decision $decision What others on the page need.
	 */
	private function can_wait( Decision $decision ): bool {
		if ( ! wp_script_is( 'wp-core-commands', 'enqueued' ) ) {
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
