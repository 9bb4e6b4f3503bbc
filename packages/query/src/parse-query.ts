import { isIndex, listOf, mapOf, merge, valuesOf, type Branch, type Node } from './branch';
import { splitName } from './split-name';
import type { Query } from './query-types';

const MAX_PARAMETERS = 1000;

type Value = Query[ string ];

/**
 * Parses a query string: `a[b]=1` is a map; `a[]=1`, `a[0]=1` and repeated names are lists.
 *
 * @param search With or without the leading question mark. A broken percent sign is kept.
 */
export function parseQuery( search: string ): Query {
	const root: Branch = { isList: false, takesPlainValues: false, entries: new Map() };
	for ( const [ name, values ] of Object.entries( collect( search ) ) ) {
		const keys = splitName( name );
		if ( keys.length > 0 ) {
			merge( root, nest( keys, values ) );
		}
	}
	return toMap( root );
}

/**
 * The values of each name. The object has no prototype, so that every name is free. Names that are numbers come first,
 * as in all objects.
 */
function collect( search: string ): Readonly< Record< string, readonly string[] > > {
	const values = Object.create( null ) as Record< string, string[] >;
	const text = search.replace( /^\?/, '' ).replace( /%5B/gi, '[' ).replace( /%5D/gi, ']' );
	for ( const parameter of text.split( '&', MAX_PARAMETERS ) ) {
		const bracket = parameter.indexOf( ']=' );
		const equals = bracket === -1 ? parameter.indexOf( '=' ) : bracket + 1;
		const end = equals === -1 ? parameter.length : equals;
		( values[ decode( parameter.slice( 0, end ) ) ] ??= [] ).push( decode( parameter.slice( end + 1 ) ) );
	}
	return values;
}

function decode( text: string ): string {
	const spaced = text.replace( /\+/g, ' ' );
	try {
		return decodeURIComponent( spaced );
	} catch {
		return spaced;
	}
}

/** Wraps values in keys, from the last key to the first: `a`, `[b]` with 1 becomes `{ a: { b: '1' } }`. */
function nest( keys: readonly string[], [ first = '', ...more ]: readonly string[] ): Branch {
	const value: Node = more.length > 0 ? listOf( [ first, ...more ] ) : first;
	return keys.reduceRight< Node >( wrap, value ) as Branch;
}

function wrap( value: Node, key: string ): Branch {
	if ( key === '[]' ) {
		return typeof value === 'object' && ( value.isList || value.takesPlainValues ) ? value : listOf( [ value ] );
	}
	const name = key.startsWith( '[' ) && key.endsWith( ']' ) ? key.slice( 1, -1 ) : key;
	return name !== key && isIndex( name ) ? listOf( [ value ], Number( name ) ) : mapOf( name, value );
}

function toMap( { entries }: Branch ): Query {
	return Object.fromEntries( [ ...entries ].map( ( [ key, node ] ) => [ key, toValue( node ) ] ) );
}

function toValue( node: Node ): Value {
	if ( typeof node === 'string' ) {
		return node;
	}
	return node.isList ? valuesOf( node ).map( toValue ) : toMap( node );
}
