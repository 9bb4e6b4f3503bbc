import { useMemo } from 'react';
import { applySafeFilter } from './apply-safe-filter';
import { useFilterVersion } from './use-filter-version';

/**
 * The value of a public filter, computed again when a handler is added or removed after the first render.
 *
 * @param name    Name of the filter.
 * @param create  Returns the initial value. The value is computed again when this function changes, so keep it stable.
 * @param isValid Whether a handler returned a usable value. Keep it stable too.
 * @param args    Further arguments of the filter.
 * @return The result of `applySafeFilter`.
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
		// eslint-disable-next-line react-hooks/exhaustive-deps -- the version represents the handlers; args is a new array each time.
		[ version, name, create, isValid, ...args ]
	);
}
