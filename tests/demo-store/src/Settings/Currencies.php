<?php
/**
 * Currencies.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Settings;

use DemoStore\Data\JsonFile;

/** Names, symbols and price formats. */
final class Currencies {

	/**
	 * Names by code.
	 *
	 * @return array<string, string>
	 */
	public static function names(): array {
		return array_map( static fn ( array $row ): string => $row[0], self::rows() );
	}

	/**
	 * Symbols by code, as HTML entities.
	 *
	 * @return array<string, string>
	 */
	public static function symbols(): array {
		return array_map( static fn ( array $row ): string => $row[1], self::rows() );
	}

	/** Symbol of a currency as HTML entity, the code when it has none. */
	public static function symbol( string $code ): string {
		return self::rows()[ $code ][1] ?? $code;
	}

	/** Pattern with %1$s for the symbol and %2$s for the amount. */
	public static function price_format( string $position ): string {
		return match ( $position ) {
			'right'       => '%2$s%1$s',
			'left_space'  => '%1$s&nbsp;%2$s',
			'right_space' => '%2$s&nbsp;%1$s',
			default       => '%1$s%2$s',
		};
	}

	/**
	 * Currency settings as the admin app reads them.
	 *
	 * @return array<string, mixed>
	 */
	public static function settings(): array {
		$code = get_woocommerce_currency();
		return (array) apply_filters(
			'wc_currency_settings',
			array(
				'code'              => $code,
				'precision'         => wc_get_price_decimals(),
				'symbol'            => html_entity_decode( get_woocommerce_currency_symbol( $code ), ENT_QUOTES, 'UTF-8' ),
				'symbolPosition'    => Options::text( 'woocommerce_currency_pos' ),
				'decimalSeparator'  => wc_get_price_decimal_separator(),
				'thousandSeparator' => wc_get_price_thousand_separator(),
				'priceFormat'       => html_entity_decode( get_woocommerce_price_format(), ENT_QUOTES, 'UTF-8' ),
			)
		);
	}

	/** @return array<string, array{string, string}> */
	private static function rows(): array {
		static $rows   = null;
		return $rows ??= JsonFile::read( 'currencies' );
	}
}
