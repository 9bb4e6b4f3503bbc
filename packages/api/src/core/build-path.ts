export type QueryValue = string | number | boolean | null | undefined | readonly QueryValue[] | { readonly [ key: string ]: QueryValue };
export type Query = Readonly< Record< string, QueryValue > >;

function addPair( pairs: string[], name: string, value: QueryValue ): void {
	if ( value === undefined ) {
		return;
	}
	if ( Array.isArray( value ) ) {
		value.forEach( ( item: QueryValue, index ) => addPair( pairs, `${ name }[${ index }]`, item ) );
	} else if ( typeof value === 'object' && value !== null ) {
		Object.entries( value ).forEach( ( [ key, item ] ) => addPair( pairs, `${ name }[${ key }]`, item ) );
	} else {
		pairs.push( `${ encodeURIComponent( name ) }=${ encodeURIComponent( value ?? '' ) }` );
	}
}

/**
 * Joins a REST path and its query in the form PHP reads: lists as `name[0]=a&name[1]=b`, undefined left out.
 *
 * @param path  Path below the REST root, with or without a query of its own.
 * @param query Further arguments; a name that the path has already is sent twice, and PHP takes the last.
 */
export function buildPath( path: string, query: Query = {} ): string {
	const pairs: string[] = [];
	Object.entries( query ).forEach( ( [ name, value ] ) => addPair( pairs, name, value ) );
	if ( pairs.length === 0 ) {
		return path;
	}
	return `${ path }${ path.includes( '?' ) ? '&' : '?' }${ pairs.join( '&' ) }`;
}
