<?php
/**
 * Small inline scripts of the document.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Admin;

/**
 * Reads scripts from assets/inline. They are files of their own so that they are linted and formatted like all other
 * scripts.
 */
final class InlineScript {

	/**
	 * Source of one script.
	 *
	 * @param string $name Name of the file, without its extension.
	 * @return string Without the comment above it; '' when the file is missing.
	 */
	public static function read( string $name ): string {
		$file = dirname( __DIR__, 2 ) . "/assets/inline/{$name}.js";

		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file of this plugin, not an address.
		$source = is_readable( $file ) ? (string) file_get_contents( $file ) : '';

		return trim( (string) preg_replace( '#^/\*.*?\*/#s', '', $source ) );
	}
}
