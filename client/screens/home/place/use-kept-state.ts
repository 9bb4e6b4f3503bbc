import { useCallback, useState } from 'react';
import { keepValue, keptValue } from './place';

/**
 * React state that is restored after reload, Back and Forward.
 *
 * @param name    Name of the state; unique on Home.
 * @param initial Value on a new visit.
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
