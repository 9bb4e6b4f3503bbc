/** Most file systems take 255 bytes; some browsers put a number behind a name that is there already. */
const MAX_LENGTH = 200;

type Values = Readonly< Record< string, unknown > >;

function toNamePart( text: string ): string {
	return text.toLowerCase().replace( /[^a-z0-9]/g, '-' );
}

/** The texts of a value; lists and maps one after the other. */
function textsOf( value: unknown ): readonly string[] {
	if ( typeof value === 'object' && value !== null ) {
		return Object.values( value as Values ).flatMap( textsOf );
	}
	return [ 'string', 'number', 'boolean' ].includes( typeof value ) ? [ String( value ) ] : [];
}

/**
 * Builds the name of an export: the report, the day and the query of the address in alphabetical order, as the host names its own.
 *
 * @param endpoint For example `orders`.
 * @param day      Today in store time, `2026-11-27`.
 * @param query    The parsed query of the address. A long one is cut off.
 */
export function csvFileName( endpoint: string, day: string, query: Values ): string {
	const parts = Object.keys( query )
		.sort()
		.map( ( name ) => `${ toNamePart( name ) }-${ toNamePart( textsOf( query[ name ] ).join( '-' ) ) }` );
	const name = [ toNamePart( endpoint ), day, parts.join( '_' ) ].filter( ( part ) => part !== '' ).join( '_' );
	return `${ name.slice( 0, MAX_LENGTH ) }.csv`;
}
