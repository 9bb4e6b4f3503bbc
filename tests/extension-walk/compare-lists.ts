/** Lines that only one side has. A line that is more frequent on one side is listed as often as it is more frequent. */
export interface ListDifference {
	readonly host: readonly string[];
	readonly ours: readonly string[];
}

function without( lines: readonly string[], taken: readonly string[] ): readonly string[] {
	const left = new Map< string, number >();
	for ( const line of taken ) {
		left.set( line, ( left.get( line ) ?? 0 ) + 1 );
	}
	return lines.filter( ( line ) => {
		const count = left.get( line ) ?? 0;
		left.set( line, count - 1 );
		return count <= 0;
	} );
}

/**
 * Compares lines without regard to their order.
 *
 * @param host lines with the host's own app
 * @param ours lines with ours
 */
export function compareLists( host: readonly string[], ours: readonly string[] ): ListDifference {
	return { host: without( host, ours ), ours: without( ours, host ) };
}

/**
 * The lines that differ in both rounds. A difference in only one round is chance, such as a slow request or a new note.
 *
 * @param first  of the first round
 * @param second of the second round
 */
export function keepRepeated( first: ListDifference, second: ListDifference ): ListDifference {
	return {
		host: without( first.host, without( first.host, second.host ) ),
		ours: without( first.ours, without( first.ours, second.ours ) ),
	};
}
