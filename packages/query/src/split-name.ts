const MAX_DEPTH = 5;

/**
 * Splits the name of a parameter: `a[b][]` is `a`, `[b]`, `[]`. Levels below the fifth, and a bracket that is not
 * closed, stay one key.
 *
 * @return Empty for an empty name, and when a key is a property of `Object.prototype`, which no parameter may set.
 */
export function splitName( name: string ): readonly string[] {
	const start = name.indexOf( '[' );
	const first = start === -1 ? name : name.slice( 0, start );
	const keys = first === '' ? [] : [ first ];
	let open = start;
	for ( let level = 0; open !== -1; level++ ) {
		const end = level < MAX_DEPTH ? closingBracket( name, open ) : -1;
		if ( end === -1 ) {
			keys.push( `[${ name.slice( open ) }]` );
			break;
		}
		keys.push( name.slice( open, end + 1 ) );
		open = name.indexOf( '[', end + 1 );
	}
	return keys.some( isUnsafe ) ? [] : keys;
}

/** The index of the bracket that closes the one at `open`. Brackets in between are part of the key. */
function closingBracket( name: string, open: number ): number {
	let depth = 0;
	for ( let index = open; index < name.length; index++ ) {
		depth += name[ index ] === '[' ? 1 : 0;
		depth -= name[ index ] === ']' ? 1 : 0;
		if ( depth === 0 ) {
			return index;
		}
	}
	return -1;
}

function isUnsafe( key: string ): boolean {
	return key.replace( /^\[(.*)\]$/s, '$1' ) in Object.prototype;
}
