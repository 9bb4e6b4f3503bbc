import { useCallback, useSyncExternalStore } from 'react';
import { filterVersion, onFilterChange } from './filter-changes';

/**
 * A number that changes whenever a handler of one of these filters is added or removed, for effects that apply them.
 *
 * @param names Names of the filters. Must be the same array in each render.
 */
export function useFilterVersion( names: readonly string[] ): number {
	const subscribe = useCallback(
		( listener: () => void ) => {
			const ends = names.map( ( name ) => onFilterChange( name, listener ) );
			return () => ends.forEach( ( end ) => end() );
		},
		[ names ]
	);
	return useSyncExternalStore( subscribe, () => names.reduce( ( sum, name ) => sum + filterVersion( name ), 0 ) );
}
