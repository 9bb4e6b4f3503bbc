import type { Feature } from './features';

/** After this time the server installs the rest without the browser. */
export const PATIENCE_MS = 30_000;

export interface InstallRequests {
	/** Installs and activates one plugin; rejects with an ApiError. */
	readonly install: ( slug: string ) => Promise< unknown >;
	/** Lets the server install the rest after it has answered. */
	readonly installInBackground: ( slugs: readonly string[] ) => Promise< unknown >;
}

export interface InstallEvents {
	readonly onInstalled: ( key: string ) => void;
	readonly onRefused: ( key: string, error: unknown ) => void;
}

const LATE = Symbol( 'late' );

/**
 * Installs features one after the other. When that takes longer than 30 seconds, the server is asked to install the rest,
 * the one that is under way included: its answer may never come.
 *
 * @param features In their order.
 * @param requests Requests of the page.
 * @param events   Called for each feature.
 */
export async function installFeatures( features: readonly Feature[], requests: InstallRequests, events: InstallEvents ): Promise< void > {
	let timer: ReturnType< typeof setTimeout > | undefined;
	const patience = new Promise< typeof LATE >( ( resolve ) => {
		timer = setTimeout( () => resolve( LATE ), PATIENCE_MS );
	} );
	try {
		for ( const [ index, { key, slug } ] of features.entries() ) {
			const outcome = await Promise.race( [ patience, outcomeOf( requests.install( slug ) ) ] );
			if ( outcome === LATE ) {
				await leaveToServer( features.slice( index ), requests, events );
				return;
			}
			if ( outcome.error === undefined ) {
				events.onInstalled( key );
			} else {
				events.onRefused( key, outcome.error );
			}
		}
	} finally {
		clearTimeout( timer );
	}
}

async function outcomeOf( request: Promise< unknown > ): Promise< { readonly error?: unknown } > {
	return request.then(
		() => ( {} ),
		( error: unknown ) => ( { error } )
	);
}

async function leaveToServer( rest: readonly Feature[], requests: InstallRequests, events: InstallEvents ): Promise< void > {
	const { error } = await outcomeOf( requests.installInBackground( rest.map( ( { slug } ) => slug ) ) );
	if ( error !== undefined ) {
		rest.forEach( ( { key } ) => events.onRefused( key, error ) );
	}
}
