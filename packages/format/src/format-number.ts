import { roundDecimal, toDecimal, type Decimal } from './decimal';
import type { NumberFormat } from './number-format';
import { parseDecimal } from './parse-decimal';

function joinDigits( decimal: Decimal, format: NumberFormat ): string {
	// A function as replacement: a separator may hold `$`, which means something in a string.
	const integer = decimal.integer.replace( /\B(?=(\d{3})+$)/g, () => format.thousandSeparator );
	return decimal.fraction === '' ? integer : integer + format.decimalSeparator + decimal.fraction;
}

/**
 * Writes a number with the store's separators.
 *
 * @param value     Number, or numeric string with a dot as decimal mark.
 * @param format    Separators of the store; either may be empty or longer than one character.
 * @param precision Digits behind the decimal mark; without it, those the number has.
 * @return The text with a hyphen-minus when negative; '' when the value is not a number.
 */
export function formatNumber( value: number | string, format: NumberFormat, precision?: number ): string {
	const decimal = toDecimal( value );
	if ( ! decimal ) {
		return '';
	}
	const rounded = roundDecimal( decimal, precision ?? decimal.fraction.replace( /0+$/, '' ).length );
	return ( rounded.isNegative ? '-' : '' ) + joinDigits( rounded, format );
}

/**
 * Reads what a person typed with the store's separators; the inverse of `formatNumber`.
 *
 * @param text   Typed text; spaces around it do not matter.
 * @param format Separators of the store.
 * @return The number, or null when the text is not one.
 */
export function parseNumber( text: string, format: NumberFormat ): number | null {
	const plain = parseDecimal( text, format );
	return plain === null ? null : Number( plain );
}
