/**
 * Splits the words of the search box. They are joined by commas; a comma inside one stands as `%2C`, as the host writes it, and a percent
 * sign that would be taken for one of the two as `%25`.
 */
export function splitSearch( text: string ): readonly string[] {
	return text
		.split( ',' )
		.map( ( word ) => word.replace( /%2C|%25/gi, ( sign ) => ( sign === '%25' ? '%' : ',' ) ) )
		.filter( ( word ) => word.trim() !== '' );
}

/** Joins words so that `splitSearch` gives them back. */
export function joinSearch( words: readonly string[] ): string {
	return words.map( ( word ) => word.replace( /%(?=2C|25)/gi, '%25' ).replace( /,/g, '%2C' ) ).join( ',' );
}
