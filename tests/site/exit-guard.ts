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
			// Whoever else listens decides how the process ends.
			if ( process.listenerCount( signal ) === 0 ) {
				process.exit( 128 + number );
			}
		} );
	}
}

/**
 * Ends a server together with this process, however that ends (except by SIGKILL).
 *
 * @param pid process group of the server
 * @return ends the watch
 */
export function endWithThisProcess( pid: number ): () => void {
	watch();
	servers.add( pid );
	return () => {
		servers.delete( pid );
	};
}
