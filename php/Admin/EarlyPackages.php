<?php
/**
 * Prints the packages of WordPress that our script needs, before the rest of the footer.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Admin;

use StoreAdmin\Plugin;

/**
 * The footer is printed after the REST answers were computed, so the browser would wait with React and the stores of WordPress
 * until then. These are preloaded in the head and printed before the answers (docs/adr/0015).
 *
 * They are printed one by one: WordPress may join scripts of a footer into one address, which then is not the preloaded one.
 */
final class EarlyPackages {

	/**
	 * Our bundle.
	 *
	 * @var Bundle
	 */
	private Bundle $bundle;

	/**
	 * Stores the bundle.
	 *
	 * @param Bundle $bundle Our bundle.
	 */
	public function __construct( Bundle $bundle ) {
		$this->bundle = $bundle;
	}

	/**
	 * Addresses of the packages, as WordPress will print them. Call it after all scripts were enqueued and before
	 * anything is printed.
	 *
	 * @return string[] Without packages that are printed in the head.
	 */
	public function addresses(): array {
		$scripts   = wp_scripts();
		$graph     = new DependencyGraph( $scripts );
		$packages  = array_diff_key( $graph->closure( $this->bundle->dependencies() ), $graph->closure( $graph->roots_in_head() ) );
		$addresses = array();

		foreach ( array_keys( $packages ) as $handle ) {
			$source = $graph->source( $handle );

			if ( '' !== $source ) {
				$is_whole = 1 === preg_match( '#^(https?:)?//#', $source );
				$version  = $scripts->registered[ $handle ]->ver;
				$url      = ( $is_whole ? '' : $scripts->base_url ) . $source;
				$url      = null === $version ? $url : add_query_arg( 'ver', '' === (string) $version ? $scripts->default_version : $version, $url );

				/** This filter is documented in wp-includes/class-wp-scripts.php */
				$addresses[] = apply_filters( 'script_loader_src', $url, $handle ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress' own, so that both tags name the same address.
			}
		}

		return array_filter( $addresses, 'is_string' );
	}

	/**
	 * Prints the packages that were not printed yet, with their dependencies.
	 */
	public function print_tags(): void {
		if ( wp_script_is( Plugin::HANDLE, 'enqueued' ) && ! wp_script_is( Plugin::HANDLE, 'done' ) ) {
			wp_scripts()->do_items( $this->bundle->dependencies() );
		}
	}
}
