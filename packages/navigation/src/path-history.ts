import { createBrowserHistory, type Location, type To } from 'history';
import { getHostGlobals } from '@store-admin/settings';
import { parseQuery } from '@store-admin/query';

/** A history whose `location.pathname` is the `path` value of the query; `search` stays the whole query. */
export interface PathHistory {
	readonly action: 'POP' | 'PUSH' | 'REPLACE';
	readonly location: Location;
	readonly createHref: ( to: To ) => string;
	readonly push: ( to: To, state?: unknown ) => void;
	readonly replace: ( to: To, state?: unknown ) => void;
	readonly go: ( delta: number ) => void;
	readonly back: () => void;
	readonly forward: () => void;
	readonly listen: ( listener: ( ...args: never[] ) => void ) => () => void;
	/** Blocks every change of the address, including Back and Forward, until the returned function is called. */
	readonly block?: ( blocker: ( step: BlockedStep ) => void ) => () => void;
}

interface BlockedStep {
	readonly retry: () => void;
}

let current: PathHistory | undefined;

/**
 * The history of the page. When an extension loaded `window.wc.navigation`, its history is used, so that the extension
 * and the app see the same changes; otherwise our own, which has the same methods.
 */
export function getHistory(): PathHistory {
	current ??= hostHistory() ?? createPathHistory();
	return current;
}

/** Removes the history, so that a test can start at another address. */
export function resetHistory(): void {
	current = undefined;
}

function hostHistory(): PathHistory | undefined {
	const history: unknown = getHostGlobals().navigation?.getFunction( 'getHistory' )?.();
	return isPathHistory( history ) ? history : undefined;
}

function isPathHistory( value: unknown ): value is PathHistory {
	return (
		typeof value === 'object' &&
		value !== null &&
		'location' in value &&
		[ 'push', 'replace', 'listen', 'go' ].every( ( name ) => typeof Reflect.get( value, name ) === 'function' )
	);
}

function createPathHistory(): PathHistory {
	const history = createBrowserHistory();
	let source: Location | undefined;
	let location: Location = toPathLocation( history.location );
	return {
		get action() {
			return history.action;
		},
		get location() {
			// Returns the same object until the address changes, because React compares by identity.
			if ( source !== history.location ) {
				source = history.location;
				location = toPathLocation( source );
			}
			return location;
		},
		createHref: history.createHref,
		push: history.push,
		replace: history.replace,
		go: history.go,
		back: history.back,
		forward: history.forward,
		listen: ( listener: () => void ) => history.listen( () => listener() ),
		block: history.block,
	};
}

function toPathLocation( location: Location ): Location {
	const path = parseQuery( location.search )[ 'path' ];
	const pathname = typeof path === 'string' && path !== '' ? path : '/';
	return { ...location, pathname: pathname.startsWith( '/' ) ? pathname : `/${ pathname }` };
}
