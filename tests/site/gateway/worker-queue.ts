/** Assigns workers, each to one caller at a time, in the order of the calls. */
export interface WorkerQueue< Worker > {
	/** Adds a worker that is ready: new, or done with a request. */
	add: ( worker: Worker ) => void;
	/** Waits for a worker; the caller returns it with `add`. */
	take: () => Promise< Worker >;
	/** Removes an idle worker that has ended. */
	remove: ( worker: Worker ) => void;
}

/**
 * Creates a queue that sends one request at a time to each process. PHP's built-in server can fork workers itself, but
 * an idle one of those accepts several connections before it handles the first, so that requests wait behind a busy
 * process while others are idle.
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
