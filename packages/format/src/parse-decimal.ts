import type { NumberFormat } from './number-format';

const ANY_SPACE = /^\s+$/;
const ONLY_DIGITS = /^\d+$/;

function escape( text: string ): string {
	return text.replace( /[.*+?^${}()|[\]\\]/g, '\\$&' );
}

/** A store may separate with a no-break space, which nobody can type: any space stands for any other. */
function patternOf( separator: string ): string {
	return ANY_SPACE.test( separator ) ? '\\s' : escape( separator );
}

function withoutGroups( integer: string, separator: string ): string | null {
	if ( separator === '' || ! new RegExp( patternOf( separator ) ).test( integer ) ) {
		return integer;
	}
	const mark = patternOf( separator );
	// Groups in the wrong places mean that the mark was meant as the other one: "33.61" is not 3361.
	return new RegExp( `^\\d{1,3}(${ mark }\\d{3})+$` ).test( integer ) ? integer.replace( new RegExp( mark, 'g' ), '' ) : null;
}

function splitAtDecimalMark( text: string, { decimalSeparator, thousandSeparator }: NumberFormat ): [ string, string ] | null {
	if ( decimalSeparator === '' ) {
		return [ text, '' ];
	}
	const parts = text.split( new RegExp( patternOf( decimalSeparator ) ) );
	// Where both marks are the same, only the last one can be the decimal mark.
	const isSame = patternOf( decimalSeparator ) === patternOf( thousandSeparator );
	if ( parts.length > 2 && ! isSame ) {
		return null;
	}
	const fraction = parts.length > 1 ? ( parts.pop() ?? '' ) : '';
	return [ parts.join( isSame ? thousandSeparator : '' ), fraction ];
}

/**
 * Reads a number that a person typed with the store's separators, digit by digit, so that nothing is rounded and no
 * number is too large. Thousand separators may be left out, but where they stand they must stand right.
 *
 * @param text   Typed text; spaces around it do not matter.
 * @param format Separators of the store. When both are the same, a single one is the decimal mark.
 * @return The number as REST wants it, with a dot and with the decimals that were typed (`1234.50`); null when it is none.
 */
export function parseDecimal( text: string, format: NumberFormat ): string | null {
	const typed = text.trim();
	const sign = /^[+-]/.exec( typed )?.[ 0 ] ?? '';
	const split = splitAtDecimalMark( typed.slice( sign.length ), format );
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
