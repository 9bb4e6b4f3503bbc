<?php
/**
 * Shows a message when our script does not load or cannot start.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Admin;

use StoreAdmin\Plugin;

/**
 * When our script is blocked, missing or incomplete, or when a plugin has replaced what it builds on, the page would stay empty
 * without a message. A small script before ours shows a message then, with links to reload and to the original screen.
 */
final class LoadFailure {

	/**
	 * Offers the way to the host's own screens.
	 *
	 * @var OriginalScreen
	 */
	private OriginalScreen $original_screen;

	/**
	 * Our bundle.
	 *
	 * @var Bundle
	 */
	private Bundle $bundle;

	/**
	 * Stores what the message needs.
	 *
	 * @param OriginalScreen $original_screen Offers the way to the host's own screens.
	 * @param Bundle         $bundle          Our bundle.
	 */
	public function __construct( OriginalScreen $original_screen, Bundle $bundle ) {
		$this->original_screen = $original_screen;
		$this->bundle          = $bundle;
	}

	/**
	 * Adds the small script to our script's tag.
	 */
	public function attach(): void {
		add_filter( 'script_loader_tag', array( $this, 'add_guard' ), 10, 2 );
	}

	/**
	 * Filters the markup of scripts.
	 *
	 * @param mixed $tag    Markup of the script, inline scripts around it included.
	 * @param mixed $handle Handle.
	 * @return mixed The markup.
	 */
	public function add_guard( $tag, $handle ) {
		// The page may have been left to the host, whose script has the same handle.
		if ( Plugin::HANDLE !== $handle || ! is_string( $tag ) || false === strpos( $tag, $this->bundle->script_url() ) ) {
			return $tag;
		}

		return wp_get_inline_script_tag( InlineScript::read( 'start-guard' ), array( 'data-texts' => (string) wp_json_encode( $this->texts() ) ) ) . $tag;
	}

	/**
	 * Texts for the script.
	 *
	 * @return array<string, string> Markup, but `build` is the address of the folder with our files.
	 */
	private function texts(): array {
		$ways = sprintf( '<a class="button button-primary" href="">%s</a>', esc_html__( 'Reload Page', 'woocommerce' ) ); // phpcs:ignore WordPress.WP.I18n.TextDomainMismatch -- The host's own words, so that its translations are used (docs/adr/0007).
		$url  = $this->original_screen->url( true );

		if ( '' !== $url ) {
			$ways .= sprintf( ' <a class="button" href="%s">%s</a>', esc_url( $url ), esc_html__( 'Use the original screen', 'store-admin' ) );
		}

		return array(
			'build'   => $this->bundle->url( 'build/' ),
			'missing' => $this->message( __( 'This page could not be loaded', 'store-admin' ), __( 'A file of Store Admin did not arrive. A firewall, an ad blocker or an update that is still under way can be the cause.', 'store-admin' ) ),
			'failed'  => $this->message( __( 'Store Admin could not start', 'store-admin' ), __( 'Reload the page. If that does not help, another plugin may be changing the page: turn plugins off one by one, or use the original screen.', 'store-admin' ) ),
			'ways'    => "<p>{$ways}</p>",
			'details' => sprintf( '<summary>%s</summary>', esc_html__( 'Click for error details', 'woocommerce' ) ), // phpcs:ignore WordPress.WP.I18n.TextDomainMismatch -- See above.
		);
	}

	/**
	 * Markup of a message.
	 *
	 * @param string $title Title.
	 * @param string $text  Text: what happened and what to do.
	 */
	private function message( string $title, string $text ): string {
		return sprintf( '<h1>%s</h1><p>%s</p>', esc_html( $title ), esc_html( $text ) );
	}
}
