<?php
/**
 * The address of the opened page.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Boot;

/**
 * Reads arguments of the address.
 */
final class Address {

	/**
	 * An argument of the address.
	 *
	 * @param string $name Name of the argument.
	 * @return string '' when it is missing or no text.
	 */
	public static function argument( string $name ): string {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Reads which screen to show; changes nothing.
		return isset( $_GET[ $name ] ) && is_string( $_GET[ $name ] ) ? sanitize_text_field( wp_unslash( $_GET[ $name ] ) ) : '';
	}
}
