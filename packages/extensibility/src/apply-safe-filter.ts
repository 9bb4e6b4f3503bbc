import { applyFilters, filters } from '@wordpress/hooks';
import { warnOfCulprit } from './culprit';

type Callback = ( ...args: unknown[] ) => unknown;
interface Handler {
	callback: Callback;
	readonly namespace: string;
}

/**
 * Runs a public filter so that a broken handler affects only itself. When a handler throws or returns an unusable value,
 * the previous value goes to the next handler, and one console warning names the filter and the handler.
 *
 * @param name    Name of the filter, for example `woocommerce_admin_pages_list`.
 * @param value   Initial value. Pass a new array or object, since handlers may change it in place.
 * @param isValid Tells whether a handler returned what this filter must return.
 * @param args    Further arguments of the filter.
 * @return The filtered value; `value` when no handler returned anything usable.
 */
export function applySafeFilter< Value >(
	name: string,
	value: Value,
	isValid: ( candidate: unknown ) => candidate is Value,
	...args: readonly unknown[]
): Value {
	const handlers: readonly Handler[] = filters[ name ]?.handlers ?? [];
	const originals = handlers.map( ( handler ) => [ handler, handler.callback ] as const );
	// The handlers are wrapped in place, so that the hook's run count and currentFilter(), which extensions use, stay right.
	for ( const [ handler, callback ] of originals ) {
		handler.callback = guarded( name, handler.namespace, callback, isValid );
	}
	try {
		const result = applyFilters( name, value, ...args );
		return isValid( result ) ? result : value;
	} finally {
		for ( const [ handler, callback ] of originals ) {
			handler.callback = callback;
		}
	}
}

function guarded( name: string, namespace: string, callback: Callback, isValid: ( candidate: unknown ) => boolean ): Callback {
	const culprit = `filter ${ name }, handler ${ namespace }`;
	return ( value, ...args ) => {
		try {
			const result = callback( value, ...args );
			if ( isValid( result ) ) {
				return result;
			}
			warnOfCulprit( culprit, `returned ${ kindOf( result ) }, which this filter cannot use. Its answer was ignored.` );
		} catch ( error ) {
			warnOfCulprit( culprit, 'threw an error. Its answer was ignored.', error );
		}
		return value;
	};
}

function kindOf( value: unknown ): string {
	if ( value === null ) {
		return 'null';
	}
	if ( Array.isArray( value ) ) {
		return 'an array with unusable entries';
	}
	return value instanceof Promise ? 'a promise' : typeof value;
}
