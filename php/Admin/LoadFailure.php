<?php
/**
 * What the page says when our script does not arrive.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Admin;

use StoreAdmin\Plugin;

/**
 * A script that is blocked, gone or cut off would leave the page empty, and no code of ours would be there to say so.
 * The browser reports it to the tag itself, which then shows a message with two ways on.
 */
final class LoadFailure {

	/**
	 * Offers the way to the host's own screens.
	 *
	 * @var OriginalScreen
	 */
	private OriginalScreen $original_screen;

	/**
	 * Stores the way out.
	 *
	 * @param OriginalScreen $original_screen Offers the way to the host's own screens.
	 */
	public function __construct( OriginalScreen $original_screen ) {
		$this->original_screen = $original_screen;
	}

	/**
	 * Lets the tag of our script answer when its file does not load.
	 */
	public function attach(): void {
		add_filter( 'script_loader_tag', array( $this, 'add_handler' ), 10, 2 );
	}

	/**
	 * Adds the handler to our script's tag.
	 *
	 * @param mixed $tag    Markup of the script, inline scripts around it included.
	 * @param mixed $handle Handle.
	 * @return mixed The markup.
	 */
	public function add_handler( $tag, $handle ) {
		if ( Plugin::HANDLE !== $handle || ! is_string( $tag ) ) {
			return $tag;
		}

		$markup = new \WP_HTML_Tag_Processor( $tag );

		while ( $markup->next_tag( array( 'tag_name' => 'script' ) ) ) {
			if ( null !== $markup->get_attribute( 'src' ) ) {
				$markup->set_attribute( 'onerror', $this->handler() );
				break;
			}
		}

		return $markup->get_updated_html();
	}

	/**
	 * Script that fills the empty page.
	 */
	private function handler(): string {
		$ways = sprintf( '<a class="button button-primary" href="">%s</a>', esc_html__( 'Reload Page', 'woocommerce' ) ); // phpcs:ignore WordPress.WP.I18n.TextDomainMismatch -- The host's own words, so that its translations are used (docs/adr/0007).
		$url  = $this->original_screen->url( true );

		if ( '' !== $url ) {
			$ways .= sprintf( ' <a class="button" href="%s">%s</a>', esc_url( $url ), esc_html__( 'Use the original screen', 'store-admin' ) );
		}

		$message = sprintf(
			'<div class="wrap" role="alert"><h1>%s</h1><p>%s</p><p>%s</p></div>',
			esc_html__( 'This page could not be loaded', 'store-admin' ),
			esc_html__( 'A file of Store Admin did not arrive. A firewall, an ad blocker or an update that is still under way can be the cause.', 'store-admin' ),
			$ways
		);

		return 'document.getElementById("store-admin-first-view")?.remove();document.getElementById("root").innerHTML=' . wp_json_encode( $message, JSON_HEX_TAG );
	}
}
