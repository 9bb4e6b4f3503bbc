<?php
/**
 * Converts values of any type into text.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Boot;

/**
 * Plugins can put any value into options and filters, and PHP throws when it gets an object instead of text.
 */
final class Text {

	/**
	 * The value when it is a text or a number.
	 *
	 * @param mixed  $value    Value of an option or a filter.
	 * @param string $fallback Result for all other types.
	 */
	public static function of( $value, string $fallback = '' ): string {
		return is_string( $value ) || is_int( $value ) || is_float( $value ) ? (string) $value : $fallback;
	}

	/**
	 * The value without tags and with decoded HTML entities, since the client shows plain text. Spaces are kept, because
	 * a number separator may be one.
	 *
	 * @param mixed $html May contain tags and entities.
	 */
	public static function decoded( $html ): string {
		return html_entity_decode( (string) preg_replace( '#</?[a-z][^>]*>#i', '', self::of( $html ) ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	}
}
