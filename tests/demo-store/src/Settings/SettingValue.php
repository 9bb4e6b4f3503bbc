<?php
/**
 * Values of settings.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Settings;

use WP_Error;

/** Checks and cleans what is to be stored. */
final class SettingValue {

	/**
	 * Cleaned value or an error.
	 *
	 * @param array<string, mixed> $setting Definition.
	 * @param mixed                $value   Value from outside.
	 * @return string|true|list<string>|WP_Error
	 */
	public static function clean( array $setting, mixed $value ): string|bool|array|WP_Error {
		$options = SettingOptions::of( $setting );
		return match ( $setting['type'] ) {
			'checkbox'        => self::checkbox( $value, (string) ( $setting['default'] ?? 'no' ) ),
			'multiselect'     => self::many( (array) $options, $value ),
			'select', 'radio' => self::one( (array) $options, $value ),
			'textarea'        => is_scalar( $value ) ? wp_kses_post( (string) $value ) : self::invalid(),
			default           => is_scalar( $value ) || null === $value ? wp_kses_post( trim( (string) $value ) ) : self::invalid(),
		};
	}

	/** Like the host, stores true as it is and replaces an empty value with the default. */
	private static function checkbox( mixed $value, string $default ): string|bool|WP_Error {
		if ( true === $value || 'yes' === $value || 'no' === $value ) {
			return $value;
		}
		return empty( $value ) ? ( '' === $default ? 'no' : $default ) : self::invalid();
	}

	/** @param array<int|string, string> $options Choices. */
	private static function one( array $options, mixed $value ): string|WP_Error {
		return is_scalar( $value ) && ( array_key_exists( (string) $value, $options ) || '' === $value ) ? (string) $value : self::invalid();
	}

	/**
	 * @param array<int|string, string> $options Choices.
	 * @return list<string>|string
	 */
	private static function many( array $options, mixed $value ): array|string {
		if ( '' === $value || null === $value ) {
			return '';
		}
		return array_values( array_filter( array_map( 'strval', (array) $value ), static fn ( string $item ): bool => array_key_exists( $item, $options ) ) );
	}

	private static function invalid(): WP_Error {
		return new WP_Error( 'rest_setting_value_invalid', __( 'The setting cannot have this value.', 'woocommerce' ), array( 'status' => 400 ) );
	}
}
