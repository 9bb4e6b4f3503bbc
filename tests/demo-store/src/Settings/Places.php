<?php
/**
 * Countries and states.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Settings;

use DemoStore\Data\JsonFile;

/** Names of places; states are known of a few countries only. */
final class Places {

	public const EUROPEAN_UNION = array( 'AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR', 'HU', 'IE', 'IT', 'LT', 'LU', 'LV', 'MT', 'NL', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK' );

	/**
	 * Names of countries by code.
	 *
	 * @return array<string, string>
	 */
	public static function countries(): array {
		return self::data()['countries'];
	}

	/**
	 * Names of states by country and code.
	 *
	 * @return array<string, array<string, string>>
	 */
	public static function states(): array {
		return self::data()['states'];
	}

	/**
	 * Countries by continent.
	 *
	 * @return array<string, array{name: string, countries: list<string>}>
	 */
	public static function continents(): array {
		return self::data()['continents'];
	}

	/**
	 * Every country, or country and state where states are known, as the settings list them.
	 *
	 * @return array<string, string>
	 */
	public static function with_states(): array {
		$places = array();
		foreach ( self::countries() as $code => $name ) {
			if ( empty( self::states()[ $code ] ) ) {
				$places[ $code ] = $name;
			}
			foreach ( self::states()[ $code ] ?? array() as $state => $state_name ) {
				$places[ "$code:$state" ] = "$name - $state_name";
			}
		}
		return $places;
	}

	/**
	 * How the address form differs, by country.
	 *
	 * @return array<string, array<string, array<string, mixed>>>
	 */
	public static function address_rules(): array {
		$rules = array();
		foreach ( array_keys( self::countries() ) as $code ) {
			$states = self::states()[ $code ] ?? null;
			if ( array() === $states ) {
				$rules[ $code ]['state'] = array(
					'required' => false,
					'hidden'   => true,
				);
			} elseif ( null !== $states ) {
				$rules[ $code ]['state'] = array( 'label' => __( 'State', 'woocommerce' ) );
			}
		}
		return $rules + array(
			'AE' => array(
				'postcode' => array(
					'required' => false,
					'hidden'   => true,
				),
				'state'    => array( 'required' => false ),
			),
			'GB' => array(
				'postcode' => array( 'label' => __( 'Postcode', 'woocommerce' ) ),
				'state'    => array(
					'label'    => __( 'County', 'woocommerce' ),
					'required' => false,
				),
			),
			'JP' => array( 'state' => array( 'priority' => 66 ) ),
		);
	}

	/** @return array{countries: array<string, string>, states: array<string, array<string, string>>, continents: array<string, array{name: string, countries: list<string>}>} */
	private static function data(): array {
		static $data = null;
		return $data ??= JsonFile::read( 'places' );
	}
}
