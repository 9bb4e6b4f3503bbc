<?php
/**
 * Typed getters for the store's options.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Settings;

/** An option that was never stored has the default of its setting. */
final class Options {

	/** Option as text. */
	public static function text( string $name ): string {
		$value = self::value( $name );
		return is_scalar( $value ) ? (string) $value : '';
	}

	/** Whether an option holds yes. */
	public static function is_yes( string $name ): bool {
		return 'yes' === self::text( $name );
	}

	/**
	 * Option as a list of texts.
	 *
	 * @return list<string>
	 */
	public static function list( string $name ): array {
		return array_values( array_filter( (array) self::value( $name ), 'is_string' ) );
	}

	/** Stored value or the default of the setting. */
	public static function value( string $name ): mixed {
		return get_option( $name, Catalogue::default_of( $name ) );
	}

	/** Country of the store, without the state. */
	public static function base_country(): string {
		return explode( ':', self::text( 'woocommerce_default_country' ) )[0];
	}
}
