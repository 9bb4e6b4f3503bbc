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
 * When our script is blocked, missing or incomplete, the page would stay empty without a message.
 * The script's tag gets an error handler that shows a message, with links to reload and to the original screen.
 */
final class LoadFailure {

	/**
	 * Offers the way to the host's own screens.
	 *
	 * @var OriginalScreen
	 */
	private OriginalScreen $original_screen;

	/**
	 * Stores the object that knows the address.
	 *
	 * @param OriginalScreen $original_screen Offers the way to the host's own screens.
	 */
	public function __construct( OriginalScreen $original_screen ) {
		$this->original_screen = $original_screen;
	}

	/**
	 * Adds the error handler to our script's tag.
	 */
	public function attach(): void {
		add_filter( 'script_loader_tag', array( $this, 'add_handler' ), 10, 2 );
	}

	/**
	 * Filters the markup of scripts.
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
	 * Script of the error handler. It shows the message in place of the app.
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

		// Our script would have shown the page, which an extension may have hidden until then.
		return 'document.body.classList.remove("woocommerce-admin-is-loading");document.getElementById("store-admin-first-view")?.remove();document.getElementById("root").innerHTML=' . wp_json_encode( $message, JSON_HEX_TAG );
	}
}
