/**
 * Splits the words of the search box at commas. Like in the host, a comma inside a word is encoded as `%2C`. A percent sign before `2C` or
 * `25` is encoded as `%25`.
 */
export function splitSearch( text: string ): readonly string[] {
	return text
		.split( ',' )
		.map( ( word ) => word.replace( /%2C|%25/gi, ( sign ) => ( sign === '%25' ? '%' : ',' ) ) )
		.filter( ( word ) => word.trim() !== '' );
}

/** Joins words; the inverse of `splitSearch`. */
export function joinSearch( words: readonly string[] ): string {
	return words.map( ( word ) => word.replace( /%(?=2C|25)/gi, '%25' ).replace( /,/g, '%2C' ) ).join( ',' );
}
