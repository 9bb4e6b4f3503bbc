import { addAction, doingFilter } from '@wordpress/hooks';
import { warnOfCulprit } from './culprit';

type Listener = () => void;

/** Handlers that a filter may gain or lose from inside its own run before we stop following. */
const SELF_CHANGES = 3;

const listeners = new Map< string, Set< Listener > >();
const versions = new Map< string, number >();
const selfChanges = new Map< string, number >();
const due = new Set< string >();
let isWatching = false;

/**
 * Calls back, in a microtask and once per burst, when a handler was added to or removed from a filter.
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
 * A number that grows with each change of a filter's handlers.
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
	addAction( 'hookAdded', 'store-admin/filter-changes', handleChange );
	addAction( 'hookRemoved', 'store-admin/filter-changes', handleChange );
}

function handleChange( name: unknown, namespace: unknown ): void {
	if ( typeof name !== 'string' ) {
		return;
	}
	if ( doingFilter( name ) && isEndless( name, String( namespace ) ) ) {
		return;
	}
	versions.set( name, ( versions.get( name ) ?? 0 ) + 1 );
	if ( due.size === 0 ) {
		queueMicrotask( tell );
	}
	due.add( name );
}

/** A handler that registers handlers of its own filter whenever it runs would make us run it for ever. */
function isEndless( name: string, namespace: string ): boolean {
	const count = ( selfChanges.get( name ) ?? 0 ) + 1;
	selfChanges.set( name, count );
	if ( count <= SELF_CHANGES ) {
		return false;
	}
	warnOfCulprit(
		`filter ${ name }, handler ${ namespace }`,
		'is registered again each time the filter runs. Later changes of this kind are not followed.'
	);
	return true;
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
