import { roundDecimal, toDecimal, type Decimal } from './decimal';
import type { NumberFormat } from './number-format';

function joinDigits( decimal: Decimal, format: NumberFormat ): string {
	// The replacement is a function because `$` in a replacement string has a special meaning, and a separator may be `$`.
	const integer = decimal.integer.replace( /\B(?=(\d{3})+$)/g, () => format.thousandSeparator );
	return decimal.fraction === '' ? integer : integer + format.decimalSeparator + decimal.fraction;
}

/**
 * Formats a number with the store's separators.
 *
 * @param value     Number, or numeric string with a decimal point.
 * @param format    Separators of the store; either may be empty or longer than one character.
 * @param precision Digits after the decimal separator; all digits of the number when left out.
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
