<?php
/**
 * Preload tags in the head of the page.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Admin;

use StoreAdmin\Plugin;

/**
 * The host prints preload tags for its app and its components while scripts are being enqueued (priority 15). Ours
 * replace them, because a tag for a file that the page does not use costs bandwidth and causes a console warning.
 */
final class PreloadTags {

	/**
	 * Level of the output buffer that start() opened; 0 before start() and after stop().
	 *
	 * @var int
	 */
	private int $level = 0;

	/**
	 * Starts to buffer the output of the host.
	 */
	public function start(): void {
		ob_start();
		$this->level = ob_get_level();
	}

	/**
	 * Prints the buffer without preload tags of scripts and styles.
	 */
	public function stop(): void {
		// Other code has closed our buffer, so its content was already printed.
		if ( 0 === $this->level || ob_get_level() !== $this->level ) {
			return;
		}

		$output      = (string) ob_get_clean();
		$this->level = 0;

		// The content is output of other code, which has escaped it.
		echo preg_replace( '#<link\b[^>]*\brel=["\']preload["\'][^>]*\bas=["\'](?:script|style)["\'][^>]*>\s*#i', '', $output ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped
	}

	/**
	 * Prints a tag for our script, for each package of WordPress that it needs, and for each file that it will load. Our
	 * stylesheet needs none, since its own tag comes next.
	 *
	 * @param Bundle   $bundle Our bundle.
	 * @param string[] $chunks Names of the chunks that the page will load.
	 */
	public function print_own( Bundle $bundle, array $chunks ): void {
		$scripts = wp_scripts();
		$script  = $scripts->registered[ Plugin::HANDLE ];

		/** This filter is documented in wp-includes/class-wp-scripts.php */
		$url = apply_filters( 'script_loader_src', add_query_arg( 'ver', $script->ver, (string) $script->src ), Plugin::HANDLE ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress' own, so that both tags name the same address.

		if ( is_string( $url ) && '' !== $url ) {
			$this->print_tag( $url );
		}

		if ( Plugin::PAGE_MAIN === $bundle->page() ) {
			array_map( array( $this, 'print_tag' ), ( new EarlyPackages( $bundle ) )->addresses() );
		}

		$this->print_chunks( $bundle, $chunks );
	}

	/**
	 * Prints the tags of chunks.
	 *
	 * @param Bundle   $bundle Our bundle.
	 * @param string[] $chunks Names of the chunks.
	 */
	public function print_chunks( Bundle $bundle, array $chunks ): void {
		foreach ( array_unique( array_merge( ...array_map( array( $bundle, 'chunk_urls' ), $chunks ) ) ) as $chunk_url ) {
			$this->print_tag( $chunk_url );
		}
	}

	/**
	 * Prints one tag.
	 *
	 * @param string $url Address of a script or stylesheet.
	 */
	private function print_tag( string $url ): void {
		$kind = '.css' === substr( $url, -4 ) ? 'style' : 'script';
		printf( '<link rel="preload" href="%s" as="%s" />' . "\n", esc_url( $url ), esc_attr( $kind ) );
	}
}
