import { formatNumber } from './format-number';
import type { NumberFormat } from './number-format';

export interface CurrencyFormat extends NumberFormat {
	readonly symbol: string;
	readonly position: 'left' | 'right' | 'left_space' | 'right_space';
	readonly precision: number;
}

const NO_BREAK_SPACE = '\u00A0';

function placeSymbol( amount: string, currency: CurrencyFormat ): string {
	switch ( currency.position ) {
		case 'right':
			return amount + currency.symbol;
		case 'left_space':
			return currency.symbol + NO_BREAK_SPACE + amount;
		case 'right_space':
			return amount + NO_BREAK_SPACE + currency.symbol;
		case 'left':
			return currency.symbol + amount;
	}
}

/**
 * Formats an amount as the store formats prices: symbol, its position, separators and number of decimals are settings of the store and
 * do not depend on the user's language. The minus sign comes first.
 *
 * @param amount   Amount in the currency's main unit; a number, or a string as REST sends it.
 * @param currency Currency settings of the store.
 * @return The price; '' when the amount is not a number, so that no wrong price is shown.
 */
export function formatMoney( amount: number | string, currency: CurrencyFormat ): string {
	const text = formatNumber( amount, currency, currency.precision );
	if ( text === '' ) {
		return '';
	}
	return text.startsWith( '-' ) ? '-' + placeSymbol( text.slice( 1 ), currency ) : placeSymbol( text, currency );
}
