import { addAction, doingFilter, removeFilter } from '@wordpress/hooks';
import { warnOfCulprit } from './culprit';

type Listener = () => void;

/** Number of times that an extension may register handlers of a filter while that filter runs. */
const MAX_SELF_CHANGES = 10;

const listeners = new Map< string, Set< Listener > >();
const versions = new Map< string, number >();
const selfChanges = new Map< string, number >();
const due = new Set< string >();
let isWatching = false;

/**
 * Calls the listener when a handler was added to or removed from a filter, in a microtask and once for several changes.
 *
 * @param name     Name of the filter.
 * @param listener Called without arguments.
 * @return Ends the subscription.
 */
export function onFilterChange( name: string, listener: Listener ): () => void {
	watch();
	const known = listeners.get( name ) ?? new Set();
	listeners.set( name, known.add( listener ) );
	return () => known.delete( listener );
}

/**
 * A number that increases with each change of a filter's handlers.
 *
 * @param name Name of the filter.
 */
export function filterVersion( name: string ): number {
	watch();
	return versions.get( name ) ?? 0;
}

function watch(): void {
	if ( isWatching ) {
		return;
	}
	isWatching = true;
	addAction( 'hookAdded', 'store-admin/filter-changes', handleAdded );
	addAction( 'hookRemoved', 'store-admin/filter-changes', handleChange );
}

function handleAdded( name: unknown, namespace: unknown ): void {
	if ( typeof name === 'string' && doingFilter( name ) ) {
		stopEndless( name, String( namespace ) );
	}
	handleChange( name );
}

function handleChange( name: unknown ): void {
	if ( typeof name !== 'string' ) {
		return;
	}
	versions.set( name, ( versions.get( name ) ?? 0 ) + 1 );
	if ( due.size === 0 ) {
		queueMicrotask( tell );
	}
	due.add( name );
}

/**
 * Removes a handler that registers handlers of its own filter each time it runs. wp.hooks also runs handlers that are
 * added during a run, so the run would never end and the tab would hang.
 */
function stopEndless( name: string, namespace: string ): void {
	const culprit = `filter ${ name }, handler ${ namespace }`;
	const count = ( selfChanges.get( culprit ) ?? 0 ) + 1;
	selfChanges.set( culprit, count );
	if ( count > MAX_SELF_CHANGES ) {
		warnOfCulprit( culprit, 'registers itself again whenever the filter runs. It was removed.' );
		removeFilter( name, namespace );
	}
}

function tell(): void {
	const names = [ ...due ];
	due.clear();
	for ( const name of names ) {
		for ( const listener of listeners.get( name ) ?? [] ) {
			listener();
		}
	}
}
