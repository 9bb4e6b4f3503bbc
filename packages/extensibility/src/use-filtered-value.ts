import { useMemo } from 'react';
import { applySafeFilter } from './apply-safe-filter';
import { useFilterVersion } from './use-filter-version';

/**
 * The value of a public filter, computed again when a handler comes or goes after the first render.
 *
 * @param name    Name of the filter.
 * @param create  Makes what goes into the filter; keep its identity stable, a new one computes again.
 * @param isValid Tells whether a handler returned what this filter must return; a stable function.
 * @param args    Further arguments of the filter.
 * @return What `applySafeFilter` returns.
 */
export function useFilteredValue< Value >(
	name: string,
	create: () => Value,
	isValid: ( candidate: unknown ) => candidate is Value,
	...args: readonly unknown[]
): Value {
	const names = useMemo( () => [ name ], [ name ] );
	const version = useFilterVersion( names );
	return useMemo(
		() => applySafeFilter( name, create(), isValid, ...args ),
		// eslint-disable-next-line react-hooks/exhaustive-deps -- the version stands for the handlers; args is a new array each time.
		[ version, name, create, isValid, ...args ]
	);
}
