/*
 * Amounts are rounded by their decimal digits: the server rounds 1.005 to 1.01 (half away from zero), while
 * `Number.prototype.toFixed` works in binary and gives 1.00.
 */

export interface Decimal {
	readonly isNegative: boolean;
	readonly integer: string;
	readonly fraction: string;
}

const PLAIN_OR_EXPONENT = /^([+-]?)(\d*)\.?(\d*)(?:e([+-]?\d+))?$/i;

function shift( integer: string, fraction: string, exponent: number ): [ string, string ] {
	if ( exponent >= 0 ) {
		const digits = fraction.padEnd( exponent, '0' );
		return [ integer + digits.slice( 0, exponent ), digits.slice( exponent ) ];
	}
	const digits = integer.padStart( -exponent, '0' );
	return [ digits.slice( 0, exponent ), digits.slice( exponent ) + fraction ];
}

/**
 * Splits a number, or a string with a decimal point as REST sends it, into its digits.
 *
 * @param value Number or numeric string.
 * @return The digits without leading zeros, or null when it is not a finite number.
 */
export function toDecimal( value: number | string ): Decimal | null {
	const match = PLAIN_OR_EXPONENT.exec( String( value ).trim() );
	if ( ! match ) {
		return null;
	}
	const [ , sign = '', whole = '', part = '', exponent = '0' ] = match;
	const power = Number( exponent );
	if ( whole + part === '' || Math.abs( power ) > 400 ) {
		return null;
	}
	const [ integer, fraction ] = shift( whole, part, power );
	return {
		isNegative: sign === '-',
		integer: integer.replace( /^0+(?=\d)/, '' ) || '0',
		fraction,
	};
}

function increment( digits: string ): string {
	const next = digits.replace( /9*$/, ( nines ) => '0'.repeat( nines.length ) );
	const position = digits.length - ( /9*$/.exec( digits )?.[ 0 ].length ?? 0 );
	if ( position === 0 ) {
		return '1' + next;
	}
	const digit = Number( digits.charAt( position - 1 ) ) + 1;
	return next.slice( 0, position - 1 ) + String( digit ) + next.slice( position );
}

/**
 * Rounds half away from zero, as the server does for prices.
 *
 * @param decimal   Digits to round.
 * @param precision Digits to keep after the decimal separator, 0 to 20.
 * @return Digits with exactly `precision` fraction digits; never a negative zero.
 */
export function roundDecimal( decimal: Decimal, precision: number ): Decimal {
	const padded = decimal.fraction.padEnd( precision + 1, '0' );
	const kept = decimal.integer + padded.slice( 0, precision );
	const digits = padded.charAt( precision ) >= '5' ? increment( kept ) : kept;
	const split = digits.length - precision;
	return {
		isNegative: decimal.isNegative && /[1-9]/.test( digits ),
		integer: digits.slice( 0, split ),
		fraction: digits.slice( split ),
	};
}
