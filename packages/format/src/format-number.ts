import { roundDecimal, toDecimal, type Decimal } from './decimal';

export interface NumberFormat {
	readonly decimalSeparator: string;
	readonly thousandSeparator: string;
}

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
	let plain = text.trim();
	if ( format.thousandSeparator !== '' ) {
		plain = plain.split( format.thousandSeparator ).join( '' );
	}
	if ( format.decimalSeparator !== '' && format.decimalSeparator !== '.' ) {
		// A dot is not a decimal mark in this store: "1.5" with a comma store is a typing error, not 15.
		if ( plain.includes( '.' ) ) {
			return null;
		}
		plain = plain.split( format.decimalSeparator ).join( '.' );
	}
	return /^[+-]?(\d+\.?\d*|\.\d+)$/.test( plain ) ? Number( plain ) : null;
}
