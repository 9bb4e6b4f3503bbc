<?php
/**
 * Settings of payment and shipping methods.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Settings;

use WP_Error;

/** Converts the fields of a method for REST. */
final class MethodFields {

	private const TYPES = array( 'text', 'safe_text', 'email', 'number', 'color', 'password', 'textarea', 'select', 'multiselect', 'radio', 'checkbox', 'price', 'decimal' );

	/**
	 * Fields with their values. Fields of other types are left out.
	 *
	 * @param array<string, array<string, mixed>> $fields Definitions by key.
	 * @param array<string, mixed>                $values Values by key.
	 * @return array<string, array<string, mixed>>
	 */
	public static function shape( array $fields, array $values ): array {
		$shapes = array();
		foreach ( $fields as $key => $field ) {
			if ( ! in_array( $field['type'] ?? '', self::TYPES, true ) ) {
				continue;
			}
			$description    = (string) ( $field['description'] ?? '' );
			$shapes[ $key ] = array(
				'id'          => $key,
				'label'       => (string) ( $field['title'] ?? $key ),
				'description' => $description,
				'type'        => in_array( $field['type'], array( 'price', 'decimal' ), true ) ? 'text' : $field['type'],
				'value'       => $values[ $key ] ?? $field['initial'] ?? $field['default'] ?? '',
				'default'     => $field['default'] ?? '',
				'tip'         => is_string( $field['desc_tip'] ?? null ) ? $field['desc_tip'] : $description,
				'placeholder' => (string) ( $field['placeholder'] ?? '' ),
			) + array_intersect_key( $field, array( 'options' => true ) );
		}
		return $shapes;
	}

	/**
	 * Values with the changes that a request asks for; keys that no field has are ignored.
	 *
	 * @param array<string, array<string, mixed>> $fields  Definitions by key.
	 * @param array<string, mixed>                $values  Values by key.
	 * @param array<string, mixed>                $changes New values by key.
	 * @return array<string, mixed>|WP_Error
	 */
	public static function apply( array $fields, array $values, array $changes ): array|WP_Error {
		foreach ( array_intersect_key( $changes, $fields ) as $key => $value ) {
			if ( ! in_array( $fields[ $key ]['type'] ?? '', self::TYPES, true ) ) {
				continue;
			}
			$clean = SettingValue::clean( array( 'options' => self::choices( $fields[ $key ]['options'] ?? null ) ) + $fields[ $key ], $value );
			if ( is_wp_error( $clean ) ) {
				return $clean;
			}
			$values[ $key ] = $clean;
		}
		return $values;
	}

	/**
	 * Choices without their groups.
	 *
	 * @param array<string, mixed>|null $options Choices.
	 * @return array<string, mixed>|null
	 */
	private static function choices( ?array $options ): ?array {
		if ( null === $options ) {
			return null;
		}
		$flat = array();
		foreach ( $options as $key => $label ) {
			$flat = is_array( $label ) ? $flat + $label : $flat + array( $key => $label );
		}
		return $flat;
	}
}
