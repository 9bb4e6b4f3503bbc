<?php
/**
 * Countries and states.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Settings;

use DemoStore\Data\JsonFile;

/** Names of places from public standards; data/places.json says which ones. */
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
	 * Names of states by country and code; an empty list where addresses have no state.
	 *
	 * @return array<string, array<string, string>>
	 */
	public static function states(): array {
		static $states   = null;
		return $states ??= self::data()['states'] + array_fill_keys( AddressRules::without( 'state' ), array() );
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

	/** @return array{countries: array<string, string>, continents: array<string, array{name: string, countries: list<string>}>, states: array<string, array<string, string>>} */
	private static function data(): array {
		static $data   = null;
		return $data ??= JsonFile::read( 'places' );
	}
}
