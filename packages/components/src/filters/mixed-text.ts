/** A part of a text that has places in it for something else. */
export interface MixedPart {
	/** Name of the place; '' for text between places. */
	readonly place: string;
	/** The text, or what stands inside the tags of the place. */
	readonly text: string;
}

const PLACE = /<(\w+)\s*\/>|<(\w+)>([\s\S]*?)<\/\2>/g;

/**
 * Splits a translated text such as `<title>Status</title> <rule/> <filter/>` into its parts, in the order of the language. Older extensions
 * write `{{title}}Status{{/title}} {{rule /}} {{filter /}}`. What is no whole tag stays text.
 *
 * @param text   The text.
 * @param places Places that must be there; those that the text forgets come last.
 */
export function splitMixedText( text: string, places: readonly string[] ): readonly MixedPart[] {
	const tagged = text.replace( /\{\{\s*(\/?\w+)\s*(\/?)\s*\}\}/g, '<$1$2>' );
	const parts: MixedPart[] = [];
	const addText = ( between: string ) => {
		if ( between.trim() !== '' ) {
			parts.push( { place: '', text: between.trim() } );
		}
	};
	let end = 0;
	for ( const match of tagged.matchAll( PLACE ) ) {
		addText( tagged.slice( end, match.index ) );
		parts.push( { place: match[ 1 ] ?? match[ 2 ] ?? '', text: match[ 3 ] ?? '' } );
		end = match.index + match[ 0 ].length;
	}
	addText( tagged.slice( end ) );
	const missing = places.filter( ( name ) => ! parts.some( ( { place } ) => place === name ) );
	return [ ...parts, ...missing.map( ( place ) => ( { place, text: '' } ) ) ];
}
