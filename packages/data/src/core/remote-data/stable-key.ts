function sorted( value: unknown ): unknown {
	if ( Array.isArray( value ) ) {
		return value.map( sorted );
	}
	if ( typeof value === 'object' && value !== null ) {
		const entries = Object.entries( value ).filter( ( [ , item ] ) => item !== undefined );
		entries.sort( ( [ left ], [ right ] ) => ( left < right ? -1 : 1 ) );
		return Object.fromEntries( entries.map( ( [ key, item ] ) => [ key, sorted( item ) ] ) );
	}
	return value;
}

/** Makes one string from the arguments of a read. The order of an object's keys and arguments that are undefined make no difference. */
export function stableKey( ...args: readonly unknown[] ): string {
	const given = [ ...args ];
	while ( given.length > 0 && given[ given.length - 1 ] === undefined ) {
		given.pop();
	}
	return JSON.stringify( given.map( sorted ) );
}
