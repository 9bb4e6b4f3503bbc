/** Part of a text with placeholders. */
export interface MixedPart {
	/** Name of the placeholder; '' for text between placeholders. */
	readonly place: string;
	/** The text, or the content of the placeholder's tags. */
	readonly text: string;
}

const PLACE = /<(\w+)\s*\/>|<(\w+)>([\s\S]*?)<\/\2>/g;

/**
 * Splits a translated text such as `<title>Status</title> <rule/> <filter/>` into its parts, in the order of the language. Older extensions
 * write `{{title}}Status{{/title}} {{rule /}} {{filter /}}`. Incomplete tags are kept as text.
 *
 * @param text   The text.
 * @param places Required placeholders; those that the text does not have are added at the end.
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
