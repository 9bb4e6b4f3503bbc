import type { Query, QueryValue } from './query-types';

// Limits that extensions were written against (defaults of the qs package).
const MAX_DEPTH = 5;
const MAX_INDEX = 20;
const MAX_PARAMETERS = 1000;
const UNSAFE = new Set( [ '__proto__', 'constructor', 'prototype', 'hasOwnProperty', 'toString', 'valueOf' ] );

/** While reading, lists are maps too, since `a[0]=1&a[x]=2` may still turn a list into a map. */
interface Branch {
	isList: boolean;
	readonly entries: Map< string, Leaf >;
}
type Leaf = string | Branch;

/**
 * Reads a query string the way the host's navigation does: `a[b]=1` is a map, `a[]=1`, `a[0]=1` and repeated names are lists.
 *
 * @param search With or without the leading question mark; broken percent signs are kept as they are.
 * @return At most 1,000 parameters, nested at most five deep.
 */
export function parseQuery( search: string ): Query {
	const root = branch();
	const pairs = search.replace( /^\?/, '' ).split( '&', MAX_PARAMETERS );
	for ( const pair of pairs ) {
		if ( pair === '' ) {
			continue;
		}
		const bracketEnd = pair.indexOf( ']=' );
		const split = bracketEnd === -1 ? pair.indexOf( '=' ) : bracketEnd + 1;
		const name = decode( split === -1 ? pair : pair.slice( 0, split ) );
		put( root, keysOf( name ), split === -1 ? '' : decode( pair.slice( split + 1 ) ) );
	}
	return toMap( root );
}

function branch(): Branch {
	return { isList: true, entries: new Map() };
}

function decode( text: string ): string {
	const spaced = text.replace( /\+/g, ' ' );
	try {
		return decodeURIComponent( spaced );
	} catch {
		return spaced;
	}
}

/** `a[b][]` is a, b, ''; what is nested too deep stays one key in brackets. */
function keysOf( name: string ): readonly string[] {
	const first = /^[^[]*/.exec( name )?.[ 0 ] ?? '';
	const rest = name.slice( first.length );
	const nested = [ ...rest.matchAll( /\[([^[\]]*)\]/g ) ];
	if ( nested.length === 0 ) {
		return [ name ];
	}
	const keys = nested.slice( 0, MAX_DEPTH ).map( ( match ) => match[ 1 ] ?? '' );
	const deeper = nested[ MAX_DEPTH ];
	const all = first === '' ? keys : [ first, ...keys ];
	return deeper ? [ ...all, rest.slice( deeper.index ) ] : all;
}

function put( target: Branch, keys: readonly string[], value: string ): void {
	const [ key = '', ...rest ] = keys;
	if ( UNSAFE.has( key ) ) {
		return;
	}
	const isNext = key === '';
	const name = isNext ? String( nextIndex( target ) ) : key;
	if ( ! isNext && ! isIndex( name ) ) {
		target.isList = false;
	}
	const known = target.entries.get( name );
	if ( rest.length > 0 ) {
		const inner = known === undefined ? branch() : asBranch( known );
		target.entries.set( name, inner );
		put( inner, rest, value );
	} else {
		target.entries.set( name, known === undefined ? value : appended( known, value ) );
	}
}

function isIndex( key: string ): boolean {
	return /^\d+$/.test( key ) && String( Number( key ) ) === key && Number( key ) <= MAX_INDEX;
}

function nextIndex( { entries }: Branch ): number {
	const indices = [ ...entries.keys() ].map( Number ).filter( ( index ) => ! Number.isNaN( index ) );
	return indices.length === 0 ? 0 : Math.max( ...indices ) + 1;
}

function asBranch( leaf: Leaf ): Branch {
	if ( typeof leaf !== 'string' ) {
		return leaf;
	}
	const list = branch();
	list.entries.set( '0', leaf );
	return list;
}

function appended( known: Leaf, value: string ): Branch {
	const list = asBranch( known );
	list.entries.set( String( nextIndex( list ) ), value );
	return list;
}

function toValue( leaf: Leaf ): QueryValue {
	if ( typeof leaf === 'string' ) {
		return leaf;
	}
	return leaf.isList ? [ ...leaf.entries.values() ].map( toValue ) : toMap( leaf );
}

function toMap( { entries }: Branch ): Query {
	return Object.fromEntries( [ ...entries ].map( ( [ name, leaf ] ) => [ name, toValue( leaf ) ] ) );
}
