/** Encodes lists, objects and strings as PHP source. */
export function toPhpSource( value: unknown ): string {
	if ( Array.isArray( value ) ) {
		return `array( ${ value.map( toPhpSource ).join( ', ' ) } )`;
	}
	if ( typeof value === 'object' && value !== null ) {
		const entries = Object.entries( value ).map( ( [ key, item ] ) => `${ toPhpSource( key ) } => ${ toPhpSource( item ) }` );
		return `array( ${ entries.join( ', ' ) } )`;
	}
	return `'${ String( value ).replace( /[\\']/g, '\\$&' ) }'`;
}
