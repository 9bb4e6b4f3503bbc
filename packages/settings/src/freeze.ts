/** Freezes a value and everything in it. */
export function freeze< T >( value: T ): T {
	if ( typeof value === 'object' && value !== null ) {
		Object.values( value ).forEach( freeze );
		Object.freeze( value );
	}
	return value;
}
