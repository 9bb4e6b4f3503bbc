import { useCallback, useSyncExternalStore } from 'react';
import { getHistory, type PathHistory } from './path-history';

/**
 * A value of the current address. The component renders again when the value changes.
 *
 * @param read Returns a string, so that an unchanged value is the same value.
 */
export function useAddress( read: ( history: PathHistory ) => string ): string {
	const history = getHistory();
	const subscribe = useCallback( ( listener: () => void ) => history.listen( () => listener() ), [ history ] );
	return useSyncExternalStore( subscribe, () => read( history ) );
}
