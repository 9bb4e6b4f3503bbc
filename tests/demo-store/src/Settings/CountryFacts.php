<?php
/**
 * Currency, number format and units of countries.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Settings;

use DemoStore\Data\JsonFile;

/** Currency, number format and units that a country uses. */
final class CountryFacts {

	private const NAMES = array( 'currency_code', 'currency_pos', 'thousand_sep', 'decimal_sep', 'num_decimals', 'weight_unit', 'dimension_unit', 'direction', 'default_locale' );

	private const UNTIL_UNITS = 7;

	/**
	 * Facts of a country, null when unknown.
	 *
	 * @return array{currency_code: string, currency_pos: string, thousand_sep: string, decimal_sep: string, num_decimals: int, weight_unit: string, dimension_unit: string}|null
	 */
	public static function of( string $country ): ?array {
		$row = self::rows()[ $country ] ?? null;
		return $row ? array_combine( array_slice( self::NAMES, 0, self::UNTIL_UNITS ), array_slice( $row, 0, self::UNTIL_UNITS ) ) : null;
	}

	/**
	 * Facts of all countries, as scripts get them.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function locale_info(): array {
		return array_map(
			static function ( array $row ): array {
				$facts = array_combine( self::NAMES, $row );
				$name  = Currencies::names()[ $facts['currency_code'] ] ?? $facts['currency_code'];
				return $facts + array(
					'name'         => $name,
					'singular'     => $name,
					'plural'       => $name,
					'short_symbol' => html_entity_decode( Currencies::symbol( $facts['currency_code'] ), ENT_QUOTES, 'UTF-8' ),
					'locales'      => array( $facts['default_locale'] => array_intersect_key( $facts, array_flip( array( 'thousand_sep', 'decimal_sep', 'direction', 'currency_pos' ) ) ) ),
				);
			},
			self::rows()
		);
	}

	/** @return array<string, list<string|int>> */
	private static function rows(): array {
		static $rows   = null;
		return $rows ??= JsonFile::read( 'country-formats' );
	}
}
