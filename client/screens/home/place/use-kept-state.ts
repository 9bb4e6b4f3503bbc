import { useCallback, useState } from 'react';
import { keepValue, keptValue } from './place';

/**
 * A state that is as it was after reload, Back and Forward.
 *
 * @param name    Its name on Home.
 * @param initial Its value on a new visit.
 */
export function useKeptState< Value >( name: string, initial: Value ): [ Value, ( value: Value ) => void ] {
	const [ value, setValue ] = useState( () => {
		const kept = keptValue( name );
		return typeof kept === typeof initial ? ( kept as Value ) : initial;
	} );
	const set = useCallback(
		( next: Value ) => {
			keepValue( name, next );
			setValue( next );
		},
		[ name ]
	);
	return [ value, set ];
}
