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
 * Prints what extensions build on in the style of the host's app, on pages where an extension is (docs/adr/0020-extension-style.md).
 */
final class ExtensionStyle {

	public const HANDLE = 'store-admin-extensions';

	/**
	 * The stylesheet as built; null when the build did not write it.
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
	 * Enqueues it at priority 16 in case there is an extension: right behind the style of the app, so that rules of extensions override it.
	 */
	public function reserve(): void {
		if ( wp_script_is( Plugin::HANDLE, 'enqueued' ) ) {
			$this->enqueue();
		}
	}

	/**
	 * Keeps it where an extension is, and leaves it out elsewhere.
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
	 * Enqueues it.
	 */
	private function enqueue(): void {
		if ( $this->bundle ) {
			wp_enqueue_style( self::HANDLE, $this->bundle->style_url(), array( Plugin::HANDLE ), $this->bundle->version() );
			wp_style_add_data( self::HANDLE, 'rtl', 'replace' );
		}
	}
}
