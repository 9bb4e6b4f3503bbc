<?php
/**
 * Currency and units of countries.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Settings;

/** What is customary in a country; small, since only a few countries are ever chosen in tests. */
final class CountryFacts {

	private const FORMATS = array(
		'US' => array( 'USD', 'left', ',', '.', 2, 'lbs', 'in' ),
		'CA' => array( 'CAD', 'left', ',', '.', 2, 'kg', 'cm' ),
		'GB' => array( 'GBP', 'left', ',', '.', 2, 'kg', 'cm' ),
		'AU' => array( 'AUD', 'left', ',', '.', 2, 'kg', 'cm' ),
		'JP' => array( 'JPY', 'left', ',', '.', 0, 'kg', 'cm' ),
		'KW' => array( 'KWD', 'left_space', ',', '.', 3, 'kg', 'cm' ),
		'IN' => array( 'INR', 'left', ',', '.', 2, 'kg', 'cm' ),
		'CH' => array( 'CHF', 'left_space', '’', '.', 2, 'kg', 'cm' ),
		'SE' => array( 'SEK', 'right_space', ' ', ',', 2, 'kg', 'cm' ),
		'PL' => array( 'PLN', 'right_space', ' ', ',', 2, 'kg', 'cm' ),
		'BR' => array( 'BRL', 'left_space', '.', ',', 2, 'kg', 'cm' ),
		'IL' => array( 'ILS', 'right_space', ',', '.', 2, 'kg', 'cm' ),
	);

	private const EURO = array( 'EUR', 'right_space', '.', ',', 2, 'kg', 'cm' );

	private const EURO_COUNTRIES = array( 'AT', 'BE', 'CY', 'DE', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR', 'IE', 'IT', 'LT', 'LU', 'LV', 'MT', 'NL', 'PT', 'SI', 'SK' );

	private const NAMES = array( 'currency_code', 'currency_pos', 'thousand_sep', 'decimal_sep', 'num_decimals', 'weight_unit', 'dimension_unit' );

	/**
	 * Facts of a country, null when unknown.
	 *
	 * @return array{currency_code: string, currency_pos: string, thousand_sep: string, decimal_sep: string, num_decimals: int, weight_unit: string, dimension_unit: string}|null
	 */
	public static function of( string $country ): ?array {
		$row = self::FORMATS[ $country ] ?? ( in_array( $country, self::EURO_COUNTRIES, true ) ? self::EURO : null );
		return $row ? array_combine( self::NAMES, $row ) : null;
	}
}
