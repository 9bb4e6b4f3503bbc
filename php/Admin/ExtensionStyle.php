<?php
/**
 * The stylesheet that only extensions need.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Admin;

use StoreAdmin\Plugin;

/**
 * Prints the part of the host's style that extensions rely on, on pages with an extension (docs/adr/0020-extension-
 * style.md).
 */
final class ExtensionStyle {

	public const HANDLE = 'store-admin-extensions';

	/**
	 * The stylesheet; null when the build does not have it.
	 *
	 * @var Bundle|null
	 */
	private ?Bundle $bundle;

	/**
	 * Finds the stylesheet.
	 *
	 * @param Bundle $bundle Our bundle of this page.
	 */
	public function __construct( Bundle $bundle ) {
		$this->bundle = $bundle->other( 'extensions' );
	}

	/**
	 * Enqueues the stylesheet at priority 16 in case there is an extension. It comes after the style of the app, so that
	 * rules of extensions override it.
	 */
	public function reserve(): void {
		if ( wp_script_is( Plugin::HANDLE, 'enqueued' ) ) {
			$this->enqueue();
		}
	}

	/**
	 * Keeps the stylesheet when there is an extension, and dequeues it otherwise.
	 *
	 * @param bool $has_extension Whether a third party has a script on the page.
	 */
	public function settle( bool $has_extension ): void {
		if ( $has_extension ) {
			$this->enqueue();
		} else {
			wp_dequeue_style( self::HANDLE );
		}
	}

	/**
	 * Enqueues the stylesheet.
	 */
	private function enqueue(): void {
		if ( $this->bundle ) {
			wp_enqueue_style( self::HANDLE, $this->bundle->style_url(), array( Plugin::HANDLE ), $this->bundle->version() );
			wp_style_add_data( self::HANDLE, 'rtl', 'replace' );
		}
	}
}
