import { stableKey } from './stable-key';

/**
 * Makes a selector that builds arrays or objects return the same one while its sources are the same. Arguments are
 * compared by value, because callers create a new `{ page: 1 }` in each render.
 *
 * @param sources The parts of the state that the result is built from.
 * @param compute The selector.
 */
export function memoized< State, Args extends readonly unknown[], Result >(
	sources: ( state: State, ...args: Args ) => readonly unknown[],
	compute: ( state: State, ...args: Args ) => Result
): ( state: State, ...args: Args ) => Result {
	const last = new Map< string, { readonly sources: readonly unknown[]; readonly result: Result } >();
	return ( state, ...args ) => {
		const key = stableKey( ...args );
		const current = sources( state, ...args );
		const known = last.get( key );
		if ( known && current.every( ( source, index ) => source === known.sources[ index ] ) ) {
			return known.result;
		}
		const result = compute( state, ...args );
		last.set( key, { sources: current, result } );
		return result;
	};
}
