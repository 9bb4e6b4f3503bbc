export interface ComboboxOption {
	readonly value: string;
	readonly label: string;
}

/**
 * Normalizes a text for searching: removes case and accents, and treats all dashes alike.
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

/** Separates the parts of a name such as `Mexico — Baja California`, so that “California” finds the part with this name. */
const PART_MARK = /\s[—–-]\s/;

function rank( label: string, words: readonly string[], phrase: string ): number {
	const parts = label.split( PART_MARK ).map( toSearchText );
	if ( parts.includes( phrase ) ) {
		return 0;
	}
	const text = toSearchText( label );
	if ( [ text, ...parts ].some( ( part ) => part.startsWith( phrase ) ) ) {
		return 1;
	}
	const padded = ` ${ text }`;
	if ( words.every( ( word ) => padded.includes( ` ${ word }` ) ) ) {
		return 2;
	}
	return words.every( ( word ) => text.includes( word ) ) ? 3 : 4;
}

/**
 * Finds options by the typed text. The order is: exact names, names that begin with the text, names with words that
 * begin with it, names that contain it.
 *
 * @param options All options. Their order is kept within each group.
 * @param typed   The typed text; an empty text finds all options.
 */
export function findOptions( options: readonly ComboboxOption[], typed: string ): readonly ComboboxOption[] {
	const phrase = toSearchText( typed );
	if ( phrase === '' ) {
		return options;
	}
	const words = phrase.split( ' ' );
	const groups: ComboboxOption[][] = [ [], [], [], [] ];
	for ( const option of options ) {
		groups[ rank( option.label, words, phrase ) ]?.push( option );
	}
	return groups.flat();
}
