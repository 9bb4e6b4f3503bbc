<?php
/**
 * Text from values that may be anything.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Boot;

/**
 * Options and filters are open to every plugin, and PHP ends the page over an object where a text belongs.
 */
final class Text {

	/**
	 * The value when it is a text or a number.
	 *
	 * @param mixed  $value    What an option or a filter gave.
	 * @param string $fallback What applies to everything else.
	 */
	public static function of( $value, string $fallback = '' ): string {
		return is_string( $value ) || is_int( $value ) || is_float( $value ) ? (string) $value : $fallback;
	}

	/**
	 * The value as text instead of HTML: the client writes text.
	 *
	 * @param mixed $html May hold entities.
	 */
	public static function decoded( $html ): string {
		return html_entity_decode( self::of( $html ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	}
}
