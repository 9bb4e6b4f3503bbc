export interface ComboboxOption {
	readonly value: string;
	readonly label: string;
}

/**
 * Makes texts comparable: case, accents and the kind of dash make no difference to what a person looks for.
 *
 * @param text Any text.
 */
export function toSearchText( text: string ): string {
	return text
		.normalize( 'NFD' )
		.replace( /\p{M}/gu, '' )
		.toLowerCase()
		.replace( /[^\p{L}\p{N}]+/gu, ' ' )
		.trim();
}

function rank( label: string, words: readonly string[], phrase: string ): number {
	if ( label.startsWith( phrase ) ) {
		return 0;
	}
	const padded = ` ${ label }`;
	if ( words.every( ( word ) => padded.includes( ` ${ word }` ) ) ) {
		return 1;
	}
	return words.every( ( word ) => label.includes( word ) ) ? 2 : 3;
}

/**
 * Finds options by what is typed: those that begin with it first, then those with words that do, then the rest that contain it.
 *
 * @param options All options, in their own order, which is kept within each group.
 * @param typed   What a person typed; nothing finds everything.
 */
export function findOptions( options: readonly ComboboxOption[], typed: string ): readonly ComboboxOption[] {
	const phrase = toSearchText( typed );
	if ( phrase === '' ) {
		return options;
	}
	const words = phrase.split( ' ' );
	const groups: ComboboxOption[][] = [ [], [], [] ];
	for ( const option of options ) {
		groups[ rank( toSearchText( option.label ), words, phrase ) ]?.push( option );
	}
	return groups.flat();
}
