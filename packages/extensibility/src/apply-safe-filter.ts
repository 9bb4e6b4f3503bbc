import { applyFilters, filters } from '@wordpress/hooks';
import { warnOfCulprit } from './culprit';

type Callback = ( ...args: unknown[] ) => unknown;
interface Handler {
	callback: Callback;
	readonly namespace: string;
}

/**
 * Runs a public filter so that one broken handler costs only itself: when it throws or returns something unusable, the
 * value before it goes on to the next handler and the console names filter and handler once.
 *
 * @param name    Name of the filter, for example `woocommerce_admin_pages_list`.
 * @param value   What goes in. Pass a fresh array or object: handlers may change it in place.
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
	// Guarding in place keeps the hook's own run count and currentFilter() right, which extensions read.
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
