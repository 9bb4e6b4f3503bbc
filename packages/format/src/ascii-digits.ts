/**
 * Replaces the digits of other scripts (Arabic, Devanagari, Bengali, full width …) with ASCII digits. In Unicode the ten digits of a
 * script are consecutive, and the code of the first one ends in 0 or 6 (hexadecimal).
 */
export function asciiDigits( text: string ): string {
	return text.replace( /\p{Nd}/gu, ( digit ) => {
		const code = digit.codePointAt( 0 ) ?? 0;
		const row = code - ( code % 16 );
		return String( code - row - ( /\p{Nd}/u.test( String.fromCodePoint( row ) ) ? 0 : 6 ) );
	} );
}
