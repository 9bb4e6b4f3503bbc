const join = ( items: readonly string[] ) => ( items.length > 0 ? `array( ${ items.join( ', ' ) } )` : 'array()' );

/** Encodes lists, objects, booleans and strings as PHP source. */
export function toPhpSource( value: unknown ): string {
	if ( Array.isArray( value ) ) {
		return join( value.map( toPhpSource ) );
	}
	if ( typeof value === 'object' && value !== null ) {
		return join( Object.entries( value ).map( ( [ key, item ] ) => `${ toPhpSource( key ) } => ${ toPhpSource( item ) }` ) );
	}
	if ( typeof value === 'boolean' ) {
		return String( value );
	}
	return `'${ String( value ).replace( /[\\']/g, '\\$&' ) }'`;
}
