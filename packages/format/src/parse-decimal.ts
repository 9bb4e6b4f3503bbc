import type { NumberFormat } from './number-format';

const ANY_SPACE = /^\s+$/;
const ONLY_DIGITS = /^\d+$/;

function escape( text: string ): string {
	return text.replace( /[.*+?^${}()|[\]\\]/g, '\\$&' );
}

/** A separator can be a no-break space, which is hard to type, so any kind of space is accepted for it. */
function patternOf( separator: string ): string {
	return ANY_SPACE.test( separator ) ? '\\s' : escape( separator );
}

function withoutGroups( integer: string, separator: string ): string | null {
	if ( separator === '' || ! new RegExp( patternOf( separator ) ).test( integer ) ) {
		return integer;
	}
	const mark = patternOf( separator );
	// A group that does not have three digits means that the user took this separator for the decimal separator: "33.61" is not 3361.
	return new RegExp( `^\\d{1,3}(${ mark }\\d{3})+$` ).test( integer ) ? integer.replace( new RegExp( mark, 'g' ), '' ) : null;
}

function splitAtDecimalSeparator( text: string, { decimalSeparator, thousandSeparator }: NumberFormat ): [ string, string ] | null {
	if ( decimalSeparator === '' ) {
		return [ text, '' ];
	}
	const parts = text.split( new RegExp( patternOf( decimalSeparator ) ) );
	// When both separators are the same, only the last one can be the decimal separator.
	const isSame = patternOf( decimalSeparator ) === patternOf( thousandSeparator );
	if ( parts.length > 2 && ! isSame ) {
		return null;
	}
	const fraction = parts.length > 1 ? ( parts.pop() ?? '' ) : '';
	return [ parts.join( isSame ? thousandSeparator : '' ), fraction ];
}

/**
 * Parses a number that a user typed with the store's separators. It works on the digits, so that nothing is rounded and no number is too
 * large. Thousand separators are optional, but each must have three digits after it.
 *
 * @param text   Typed text; spaces around it do not matter.
 * @param format Separators of the store. When both are the same, a single one is the decimal mark.
 * @return The number as REST takes it, with a decimal point and the decimals that were typed (`1234.50`); null when the text is not a number.
 */
export function parseDecimal( text: string, format: NumberFormat ): string | null {
	const typed = text.trim();
	const sign = /^[+-]/.exec( typed )?.[ 0 ] ?? '';
	const split = splitAtDecimalSeparator( typed.slice( sign.length ), format );
	const integer = split && withoutGroups( split[ 0 ], format.thousandSeparator );
	if ( ! split || integer === null || integer + split[ 1 ] === '' ) {
		return null;
	}
	const [ , fraction ] = split;
	if ( ! ONLY_DIGITS.test( integer + fraction ) ) {
		return null;
	}
	const plain = `${ integer.replace( /^0+(?=\d)/, '' ) || '0' }${ fraction === '' ? '' : `.${ fraction }` }`;
	return sign === '-' && /[1-9]/.test( plain ) ? `-${ plain }` : plain;
}
