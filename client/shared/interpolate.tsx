import { cloneElement, Fragment, type ReactElement, type ReactNode } from 'react';

/** The element for each placeholder. A pair (`{{link}}…{{/link}}`) puts its text into the element. */
export type InterpolationParts = Readonly< Record< string, ReactElement > >;

const TOKEN = /\{\{\s*(\/?)\s*(\w+)\s*(\/?)\s*\}\}/;

interface Rest {
	readonly nodes: readonly ReactNode[];
	readonly text: string;
}

/** Parses up to the end of the text, or up to the placeholder that closes `open`. */
function read( text: string, parts: InterpolationParts, open?: string ): Rest {
	const nodes: ReactNode[] = [];
	let rest = text;
	for ( let token = TOKEN.exec( rest ); token; token = TOKEN.exec( rest ) ) {
		const [ whole, closes, name = '', isSingle ] = token;
		nodes.push( rest.slice( 0, token.index ) );
		rest = rest.slice( token.index + whole.length );
		if ( closes && name === open ) {
			return { nodes, text: rest };
		}
		const part = Object.hasOwn( parts, name ) ? parts[ name ] : undefined;
		if ( closes || ! part ) {
			throw new Error( `The placeholder ${ whole } is not known here: ${ text }` );
		}
		if ( isSingle ) {
			nodes.push( part );
		} else {
			const inner = read( rest, parts, name );
			nodes.push( cloneElement( part, {}, ...inner.nodes ) );
			rest = inner.text;
		}
	}
	if ( open !== undefined ) {
		throw new Error( `The placeholder {{${ open }}} does not close: ${ text }` );
	}
	return { nodes: [ ...nodes, rest ], text: '' };
}

/**
 * Puts elements into a translated text. The syntax is the host's: `Read {{link}}this{{/link}} or {{icon/}}`.
 *
 * @param text  Translated text.
 * @param parts Element for each placeholder.
 * @return The text as nodes. The unchanged text when a translation broke its placeholders, so that it is still readable.
 */
export function interpolate( text: string, parts: InterpolationParts ): ReactNode {
	try {
		return read( text, parts ).nodes.map( ( node, index ) => <Fragment key={ index }>{ node }</Fragment> );
	} catch {
		return text;
	}
}
