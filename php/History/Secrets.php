<?php
/**
 * Values that must not be kept.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\History;

/**
 * Recognises passwords and keys by their names. A harmless setting may be left out too; a secret must not be stored.
 */
final class Secrets {

	private const NAMES = '/pass(word|wd|phrase)?\b|password|secret|token|credential|licen[cs]e|signature|webhook|salt|nonce|merchant|client_?id|account_?id|(^|[_\-\s])(key|keys|pin|sid|auth|hash|login|api|user)($|[_\-\s\[\]])|[a-z]key\b/i';

	/**
	 * Values that look like keys: a long run of signs with figures and without a space, or a certificate.
	 */
	private const VALUES = '/^(?=[^\s]*\d)[A-Za-z0-9+\/=_\-.]{32,}$|^(sk|pk|rk|whsec|live|test)_\w+$|-----BEGIN/';

	/**
	 * Whether a value looks like a secret, or holds one at any depth.
	 *
	 * @param mixed $value Value of a setting.
	 */
	public static function is_value( $value ): bool {
		foreach ( is_array( $value ) ? $value : array() as $key => $item ) {
			if ( self::has( (string) $key ) || self::is_value( $item ) ) {
				return true;
			}
		}

		return is_string( $value ) && 1 === preg_match( self::VALUES, $value );
	}

	/**
	 * Whether a setting is a secret.
	 *
	 * @param string $name Name of an option or of a field in it.
	 */
	public static function has( string $name ): bool {
		return 1 === preg_match( self::NAMES, $name );
	}
}
