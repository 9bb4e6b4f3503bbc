import type { QueryInput, QueryInputValue } from './query-types';

/** `encodeURIComponent` throws when half of a surrogate pair stands alone, as in a text that was cut inside an emoji. */
const HALF_PAIR = /\p{Surrogate}/gu;
const LEFT_BY_ENCODE_URI_COMPONENT = /[!'()*]/g;

/**
 * Builds a query string: lists as `a[0]=1&a[1]=2`, maps as `a[b]=1`.
 *
 * @param query Undefined and empty lists leave a name out, null gives `name=`.
 * @return Encoded, without question mark; empty for an empty query.
 */
export function buildQuery( query: QueryInput ): string {
	return Object.entries( query )
		.flatMap( ( [ name, value ] ) => toPairs( name, value ) )
		.join( '&' );
}

function toPairs( name: string, value: QueryInputValue ): readonly string[] {
	if ( typeof value === 'object' && value !== null ) {
		return Object.entries( value ).flatMap( ( [ key, inner ] ) => toPairs( `${ name }[${ key }]`, inner ) );
	}
	// Extensions call this too, with whatever they have: a function or a symbol has no place in an address.
	const hasPlace = value === null || [ 'string', 'number', 'boolean', 'bigint' ].includes( typeof value );
	return hasPlace ? [ `${ encode( name ) }=${ encode( String( value ?? '' ) ) }` ] : [];
}

function encode( text: string ): string {
	return encodeURIComponent( text.replace( HALF_PAIR, '\uFFFD' ) ).replace(
		LEFT_BY_ENCODE_URI_COMPONENT,
		( sign ) => `%${ sign.charCodeAt( 0 ).toString( 16 ).toUpperCase() }`
	);
}
