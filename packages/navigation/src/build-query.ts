import type { QueryInput } from './query-types';

/**
 * Writes a query string as the host does: `a[0]=1&a[1]=2` for lists, `a[b]=1` for maps; undefined and null are left out.
 *
 * @param query Numbers and booleans become words.
 * @return Encoded, without question mark; empty for an empty query.
 */
export function buildQuery( query: QueryInput ): string {
	return Object.entries( query )
		.flatMap( ( [ name, value ] ) => pairsOf( name, value ) )
		.map( ( [ name, value ] ) => `${ encodeURIComponent( name ) }=${ encodeURIComponent( value ) }` )
		.join( '&' );
}

function pairsOf( name: string, value: unknown ): readonly ( readonly [ string, string ] )[] {
	if ( typeof value === 'object' && value !== null ) {
		return Object.entries( value ).flatMap( ( [ key, inner ] ) => pairsOf( `${ name }[${ key }]`, inner ) );
	}
	const isPlain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
	return isPlain ? [ [ name, String( value ) ] ] : [];
}
