import { createServer } from 'node:net';

function tryPort( port: number ): Promise< number | null > {
	return new Promise( ( resolve ) => {
		const probe = createServer();
		probe.once( 'error', () => resolve( null ) );
		probe.listen( port, '127.0.0.1', () => {
			const address = probe.address();
			const found = typeof address === 'object' && address !== null ? address.port : port;
			probe.close( () => resolve( found ) );
		} );
	} );
}

/**
 * Whether a port of this machine is free.
 *
 * @param port the port
 */
export async function isPortFree( port: number ): Promise< boolean > {
	return ( await tryPort( port ) ) !== null;
}

/**
 * A free port of this machine: the first one from `from` on, or any port when the next 50 are in use.
 *
 * @param from first port to try, 0 for any
 */
export async function findFreePort( from: number ): Promise< number > {
	for ( let port = from; from > 0 && port < from + 50; port++ ) {
		if ( await isPortFree( port ) ) {
			return port;
		}
	}
	return ( await tryPort( 0 ) ) ?? 0;
}
