/** Hands out workers, each to one taker at a time, first come first served. */
export interface WorkerQueue< Worker > {
	/** A worker is ready: new, or done with a request. */
	add: ( worker: Worker ) => void;
	/** Waits for a worker; the taker gives it back with `add`. */
	take: () => Promise< Worker >;
	/** An idle worker is gone. */
	remove: ( worker: Worker ) => void;
}

/**
 * PHP's built-in server can fork workers itself, but an idle one of those accepts several connections before it runs the first: requests
 * then wait behind a busy process while others have nothing to do. This queue gives a process one request at a time.
 */
export function createWorkerQueue< Worker >(): WorkerQueue< Worker > {
	const idle: Worker[] = [];
	const waiting: ( ( worker: Worker ) => void )[] = [];
	return {
		add: ( worker ) => {
			const next = waiting.shift();
			if ( next ) {
				next( worker );
			} else {
				// The worker that ran last has the warmest caches, so it is used next.
				idle.unshift( worker );
			}
		},
		take: () => {
			const worker = idle.shift();
			return worker === undefined ? new Promise( ( resolve ) => waiting.push( resolve ) ) : Promise.resolve( worker );
		},
		remove: ( worker ) => {
			const index = idle.indexOf( worker );
			if ( index >= 0 ) {
				idle.splice( index, 1 );
			}
		},
	};
}
