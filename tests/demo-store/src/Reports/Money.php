<?php
/**
 * Money as text.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Reports;

/** Formats amounts in the currency of the store, according to the settings. */
final class Money {

	/** Amount as plain text. */
	public static function text( float $amount ): string {
		return html_entity_decode( sprintf( get_woocommerce_price_format(), html_entity_decode( get_woocommerce_currency_symbol() ), self::number( $amount ) ), ENT_QUOTES );
	}

	/** Amount as the markup that the host prints for prices. */
	public static function html( float $amount ): string {
		$symbol = '<span class="woocommerce-Price-currencySymbol">' . get_woocommerce_currency_symbol() . '</span>';
		return '<span class="woocommerce-Price-amount amount"><bdi>' . ( $amount < 0 ? '-' : '' ) . sprintf( get_woocommerce_price_format(), $symbol, self::number( abs( $amount ) ) ) . '</bdi></span>';
	}

	private static function number( float $amount ): string {
		return number_format( $amount, wc_get_price_decimals(), wc_get_price_decimal_separator(), wc_get_price_thousand_separator() );
	}
}
