<?php
/**
 * Sends the output so far to the browser.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Admin;

/**
 * The host buffers each of its pages, so that the browser gets nothing before the page is complete. On the pages of the
 * app the first part can be sent early: the browser then fetches scripts and styles while the rest is computed.
 */
final class EarlyOutput {

	/**
	 * Sends the output. Does nothing when other code than PHP and the host has opened a buffer, because it may need the
	 * whole page.
	 */
	public static function send(): void {
		$of_php  = (int) ini_get( 'output_buffering' ) > 0 ? 1 : 0;
		$of_host = self::is_buffered_by_host() ? 1 : 0;

		if ( ob_get_level() !== $of_php + $of_host || (bool) ini_get( 'zlib.output_compression' ) ) {
			return;
		}

		if ( 1 === $of_host ) {
			ob_end_flush();
		}

		if ( 1 === $of_php ) {
			ob_flush();
		}

		flush();

		if ( 1 === $of_host ) {
			ob_start();
		}
	}

	/**
	 * Whether the host opened its buffer, which it does at priority 1 of admin_init.
	 */
	private static function is_buffered_by_host(): bool {
		global $wp_filter;

		$callbacks = isset( $wp_filter['admin_init'] ) ? $wp_filter['admin_init']->callbacks[1] ?? array() : array();

		foreach ( $callbacks as $callback ) {
			$function = $callback['function'];

			if ( is_array( $function ) && $function[0] instanceof \WC_Admin && 'buffer' === $function[1] ) {
				return did_action( 'admin_init' ) > 0;
			}
		}

		return false;
	}
}
