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

/** `Mexico — Baja California` has two parts; somebody who types California means the place that is called so. */
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
 * Finds options by what is typed: those called so first, then those that begin with it, then those with words that do,
 * then the rest that contain it.
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
	const groups: ComboboxOption[][] = [ [], [], [], [] ];
	for ( const option of options ) {
		groups[ rank( option.label, words, phrase ) ]?.push( option );
	}
	return groups.flat();
}
