<?php
/**
 * Countries and states.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Settings;

use DemoStore\Data\JsonFile;

/** Names of places. Like the host's, the names of some states hold HTML entities. */
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
		return $states ??= JsonFile::read( 'states' );
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
		static $rules   = null;
		return $rules ??= JsonFile::read( 'address-rules' );
	}

	/** @return array{countries: array<string, string>, continents: array<string, array{name: string, countries: list<string>}>} */
	private static function data(): array {
		static $data   = null;
		return $data ??= JsonFile::read( 'places' );
	}
}
