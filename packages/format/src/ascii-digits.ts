/**
 * Replaces the digits of other scripts (Arabic, Devanagari, Bengali, full width …) by those of ASCII. Unicode has ten digits in a row,
 * from a number that ends in 0 or in 6, in hexadecimal.
 */
export function asciiDigits( text: string ): string {
	return text.replace( /\p{Nd}/gu, ( digit ) => {
		const code = digit.codePointAt( 0 ) ?? 0;
		const row = code - ( code % 16 );
		return String( code - row - ( /\p{Nd}/u.test( String.fromCodePoint( row ) ) ? 0 : 6 ) );
	} );
}
