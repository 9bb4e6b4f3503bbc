import type { QueryInput, QueryInputValue } from './query-types';

/** `encodeURIComponent` throws for half of a surrogate pair, for example in a text that was cut inside an emoji. */
const HALF_PAIR = /\p{Surrogate}/gu;
const LEFT_BY_ENCODE_URI_COMPONENT = /[!'()*]/g;

/**
 * Builds a query string: lists as `a[0]=1&a[1]=2`, maps as `a[b]=1`.
 *
 * @param query Names with undefined or an empty list are left out; null becomes `name=`.
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
	// Extensions call this with any values. Functions and symbols cannot be put into an address and are left out.
	const hasPlace = value === null || [ 'string', 'number', 'boolean', 'bigint' ].includes( typeof value );
	return hasPlace ? [ `${ encode( name ) }=${ encode( String( value ?? '' ) ) }` ] : [];
}

function encode( text: string ): string {
	return encodeURIComponent( text.replace( HALF_PAIR, '\uFFFD' ) ).replace(
		LEFT_BY_ENCODE_URI_COMPONENT,
		( sign ) => `%${ sign.charCodeAt( 0 ).toString( 16 ).toUpperCase() }`
	);
}
