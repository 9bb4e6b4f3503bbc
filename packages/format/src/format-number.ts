import { roundDecimal, toDecimal, type Decimal } from './decimal';
import type { NumberFormat } from './number-format';

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
