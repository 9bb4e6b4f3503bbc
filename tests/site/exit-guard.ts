import { killServer } from './server';

const servers = new Set< number >();

function killAll(): void {
	servers.forEach( killServer );
	servers.clear();
}

const SIGNALS = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 } as const;

let isWatching = false;

function watch(): void {
	if ( isWatching ) {
		return;
	}
	isWatching = true;
	process.once( 'exit', killAll );
	for ( const [ signal, number ] of Object.entries( SIGNALS ) ) {
		process.once( signal, () => {
			killAll();
			// When there are other listeners, they decide how the process ends.
			if ( process.listenerCount( signal ) === 0 ) {
				process.exit( 128 + number );
			}
		} );
	}
}

/**
 * Stops a server when this process ends, in any way except by SIGKILL.
 *
 * @param pid process group of the server
 * @return a function that stops watching
 */
export function endWithThisProcess( pid: number ): () => void {
	watch();
	servers.add( pid );
	return () => {
		servers.delete( pid );
	};
}
