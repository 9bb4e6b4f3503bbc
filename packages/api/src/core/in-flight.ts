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
		// A later caller must not join a request that is being aborted.
		if ( flights.get( key ) === flight ) {
			flights.delete( key );
		}
		flight.controller.abort();
	}
}

/**
 * Shares one request between callers that fetch the same address at the same time.
 *
 * @param key    Identifies the request: callers with the same key share it.
 * @param signal Ends the wait of this caller at once. The request is aborted when no caller waits any more.
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
 * Makes later reads send a new request instead of joining one that was sent before a write, whose answer may be stale.
 * Callers that already wait for that answer still get it.
 */
export function forgetFlights(): void {
	flights.clear();
}
