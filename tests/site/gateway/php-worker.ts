import { spawn, type ChildProcess } from 'node:child_process';
import { findFreePort } from '../free-port';

const HOST = '127.0.0.1';

/** How to start one PHP process. */
export interface PhpCommand {
	readonly binary: string;
	/** Settings, in front of the address. */
	readonly settings: readonly string[];
	/** Document root and router, behind the address. */
	readonly site: readonly string[];
}

/** A PHP process that answers one request at a time. */
export interface PhpWorker {
	readonly port: number;
	readonly process: ChildProcess;
}

/**
 * Starts PHP's built-in server at a free port and waits until it says that it listens.
 *
 * @param command what to start
 * @return null when PHP ended instead: its port was taken in the meantime, or it cannot run at all
 */
export async function startWorker( command: PhpCommand ): Promise< PhpWorker | null > {
	const port = await findFreePort( 0 );
	const child = spawn( command.binary, [ ...command.settings, '-S', `${ HOST }:${ port }`, ...command.site ], {
		stdio: [ 'ignore', 'inherit', 'pipe' ],
	} );
	return await new Promise( ( resolve ) => {
		child.stderr.on( 'data', ( chunk: Buffer ) => {
			process.stderr.write( chunk );
			// A connection would not prove it: another program may use the port, and PHP may be about to end because of that.
			if ( chunk.includes( `:${ port }) started` ) ) {
				resolve( { port, process: child } );
			}
		} );
		child.once( 'error', () => resolve( null ) );
		child.once( 'exit', () => resolve( null ) );
	} );
}
