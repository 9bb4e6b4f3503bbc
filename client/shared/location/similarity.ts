function pairsOf( text: string ): readonly string[] {
	return Array.from( { length: Math.max( 0, text.length - 1 ) }, ( _item, index ) => text.slice( index, index + 2 ) );
}

/**
 * Computes how similar two texts are: Dice's coefficient over pairs of letters.
 *
 * @param left  Any text; case and spaces are ignored.
 * @param right Any text.
 * @return 0 when they have nothing in common, 1 when they are equal.
 */
export function similarity( left: string, right: string ): number {
	const [ first, second ] = [ left, right ].map( ( text ) => text.toLowerCase().replace( /\s+/g, '' ) );
	if ( ! first || ! second || first === second ) {
		return first === second && first !== '' ? 1 : 0;
	}
	const firstPairs = pairsOf( first );
	const rest = [ ...pairsOf( second ) ];
	const total = firstPairs.length + rest.length;
	let shared = 0;
	for ( const pair of firstPairs ) {
		const index = rest.indexOf( pair );
		if ( index !== -1 ) {
			rest.splice( index, 1 );
			shared += 1;
		}
	}
	return total === 0 ? 0 : ( 2 * shared ) / total;
}
