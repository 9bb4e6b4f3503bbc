<?php
/**
 * How address forms differ.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Settings;

use DemoStore\Data\JsonFile;

/** Fields of an address form, and what countries change about them. */
final class AddressRules {

	/** Places a postcode in front of the city, which has 70. */
	private const BEFORE_CITY = 65;

	/**
	 * Changes by country, and all fields under the key default.
	 *
	 * @return array<string, array<string, array<string, mixed>>>
	 */
	public static function all(): array {
		$data  = JsonFile::read( 'address-rules' );
		$rules = array();
		foreach ( $data['names'] as $field => $names ) {
			foreach ( $names as $name => $countries ) {
				$rules = self::change( $rules, $countries, $field, array( 'label' => $name ) );
			}
		}
		foreach ( $data['absent'] as $field => $countries ) {
			$rules = self::change(
				$rules,
				$countries,
				$field,
				array(
					'required' => false,
					'hidden'   => true,
				)
			);
		}
		foreach ( $data['optional'] as $field => $countries ) {
			$rules = self::change( $rules, $countries, $field, array( 'required' => false ) );
		}
		$rules = self::change( $rules, $data['postcodeBeforeCity'], 'postcode', array( 'priority' => self::BEFORE_CITY ) );
		ksort( $rules );
		return $rules + array( 'default' => self::fields() );
	}

	/** Whether addresses of a country have a field, such as postcode or state. */
	public static function has( string $country, string $field ): bool {
		return ! in_array( $country, self::without( $field ), true );
	}

	/**
	 * Countries whose addresses leave a field out.
	 *
	 * @return list<string>
	 */
	public static function without( string $field ): array {
		return JsonFile::read( 'address-rules' )['absent'][ $field ] ?? array();
	}

	/**
	 * @param array<string, array<string, array<string, mixed>>> $rules     Rules by country.
	 * @param list<string>                                       $countries Countries.
	 * @param array<string, mixed>                               $change    What differs.
	 * @return array<string, array<string, array<string, mixed>>>
	 */
	private static function change( array $rules, array $countries, string $field, array $change ): array {
		foreach ( $countries as $country ) {
			$rules[ $country ][ $field ] = $change + ( $rules[ $country ][ $field ] ?? array() );
		}
		return $rules;
	}

	/** @return array<string, array<string, mixed>> */
	private static function fields(): array {
		$half  = static fn ( string $side ): array => array( "form-row-$side" );
		$whole = array( 'form-row-wide', 'address-field' );
		return array(
			'first_name' => self::field( __( 'First name', 'woocommerce' ), 10, 'given-name', $half( 'first' ) ),
			'last_name'  => self::field( __( 'Last name', 'woocommerce' ), 20, 'family-name', $half( 'last' ) ),
			'country'    => self::field( __( 'Country', 'woocommerce' ), 40, 'country', array_merge( $whole, array( 'update_totals_on_change' ) ) ) + array( 'type' => 'country' ),
			'address_1'  => self::field( __( 'Address', 'woocommerce' ), 50, 'address-line1', $whole ) + array( 'placeholder' => __( 'Street and number', 'woocommerce' ) ),
			'address_2'  => array( 'required' => false ) + self::field( __( 'More about the address', 'woocommerce' ), 60, 'address-line2', $whole ) + array(
				'label_class' => array( 'screen-reader-text' ),
				'placeholder' => __( 'Floor, door or company', 'woocommerce' ),
			),
			'city'       => self::field( __( 'City', 'woocommerce' ), 70, 'address-level2', $whole ),
			'state'      => self::field( __( 'State or region', 'woocommerce' ), 80, 'address-level1', $whole ) + array(
				'type'     => 'state',
				'validate' => array( 'state' ),
			),
			'postcode'   => self::field( __( 'Postcode', 'woocommerce' ), 90, 'postal-code', $whole ) + array( 'validate' => array( 'postcode' ) ),
		);
	}

	/**
	 * @param list<string> $classes Class names.
	 * @return array<string, mixed>
	 */
	private static function field( string $label, int $priority, string $autocomplete, array $classes ): array {
		return array(
			'label'        => $label,
			'required'     => true,
			'class'        => $classes,
			'autocomplete' => $autocomplete,
			'priority'     => $priority,
		);
	}
}
