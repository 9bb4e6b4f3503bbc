/**
 * Removes what does not count as a difference: white space, also between parts of a cell, and the typographic minus.
 *
 * @param text visible text
 */
export function normalise( text: string ): string {
	return text.replace( /\u2212/g, '-' ).replace( /\s/g, '' );
}
