/** Most file systems allow 255 bytes, and some browsers append a number when the name exists. */
const MAX_LENGTH = 200;

type Values = Readonly< Record< string, unknown > >;

function toNamePart( text: string ): string {
	return text.toLowerCase().replace( /[^a-z0-9]/g, '-' );
}

/** Returns the strings of a value, including those inside lists and maps. */
function textsOf( value: unknown ): readonly string[] {
	if ( typeof value === 'object' && value !== null ) {
		return Object.values( value as Values ).flatMap( textsOf );
	}
	return [ 'string', 'number', 'boolean' ].includes( typeof value ) ? [ String( value ) ] : [];
}

/**
 * Builds the name of an export: report, day, and the sorted query of the address, like the file names of the host.
 *
 * @param endpoint For example `orders`.
 * @param day      Today in store time, `2026-11-27`.
 * @param query    Parsed query of the address. It is cut off when the name becomes too long.
 */
export function csvFileName( endpoint: string, day: string, query: Values ): string {
	const parts = Object.keys( query )
		.sort()
		.map( ( name ) => `${ toNamePart( name ) }-${ toNamePart( textsOf( query[ name ] ).join( '-' ) ) }` );
	const name = [ toNamePart( endpoint ), day, parts.join( '_' ) ].filter( ( part ) => part !== '' ).join( '_' );
	return `${ name.slice( 0, MAX_LENGTH ) }.csv`;
}
