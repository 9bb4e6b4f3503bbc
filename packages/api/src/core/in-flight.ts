import { abortedError } from './api-error';
import type { Answer } from './read-response';

interface Flight {
	readonly answer: Promise< Answer< unknown > >;
	readonly controller: AbortController;
	waiting: number;
}

const flights = new Map< string, Flight >();

function join( key: string, start: ( signal: AbortSignal ) => Promise< Answer< unknown > > ): Flight {
	const running = flights.get( key );
	if ( running ) {
		return running;
	}
	const controller = new AbortController();
	const answer = start( controller.signal ).finally( () => {
		if ( flights.get( key ) === flight ) {
			flights.delete( key );
		}
	} );
	const flight: Flight = { answer, controller, waiting: 0 };
	flights.set( key, flight );
	return flight;
}

function leave( key: string, flight: Flight ): void {
	flight.waiting -= 1;
	if ( flight.waiting === 0 ) {
		// A late caller must not join a request that is being given up.
		if ( flights.get( key ) === flight ) {
			flights.delete( key );
		}
		flight.controller.abort();
	}
}

/**
 * Lets callers who read the same address at the same time share one request.
 *
 * @param key    What makes two requests the same.
 * @param signal One caller's wish to stop: it stops waiting at once; the request ends when nobody waits any more.
 * @param start  Sends the request.
 */
export async function shareFlight(
	key: string,
	signal: AbortSignal | undefined,
	start: ( signal: AbortSignal ) => Promise< Answer< unknown > >
): Promise< Answer< unknown > > {
	if ( signal?.aborted ) {
		throw abortedError( key );
	}
	const flight = join( key, start );
	flight.waiting += 1;
	return new Promise( ( resolve, reject ) => {
		const stopWaiting = () => {
			leave( key, flight );
			reject( abortedError( key ) );
		};
		signal?.addEventListener( 'abort', stopWaiting );
		void flight.answer.then( resolve, reject ).finally( () => signal?.removeEventListener( 'abort', stopWaiting ) );
	} );
}

/**
 * Makes later reads start anew instead of joining one that began before a write: its answer may be older than the
 * write. Whoever waits already still gets that answer.
 */
export function forgetFlights(): void {
	flights.clear();
}
