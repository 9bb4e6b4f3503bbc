import { spawn, type ChildProcess } from 'node:child_process';
import { findFreePort } from '../free-port';

const HOST = '127.0.0.1';

/** The command that starts one PHP process. */
export interface PhpCommand {
	readonly binary: string;
	/** Settings, before the address. */
	readonly settings: readonly string[];
	/** Document root and router, after the address. */
	readonly site: readonly string[];
}

/** A PHP process that answers one request at a time. */
export interface PhpWorker {
	readonly port: number;
	readonly process: ChildProcess;
}

/**
 * Starts PHP's built-in server at a free port and waits until it reports that it listens.
 *
 * @param command command to start
 * @return null when PHP ended: its port was used meanwhile, or it cannot run at all
 */
export async function startWorker( command: PhpCommand ): Promise< PhpWorker | null > {
	const port = await findFreePort( 0 );
	const child = spawn( command.binary, [ ...command.settings, '-S', `${ HOST }:${ port }`, ...command.site ], {
		stdio: [ 'ignore', 'inherit', 'pipe' ],
	} );
	return await new Promise( ( resolve ) => {
		child.stderr.on( 'data', ( chunk: Buffer ) => {
			process.stderr.write( chunk );
			// A connection would not prove that: another program may use the port, and PHP may be about to end because of that.
			if ( chunk.includes( `:${ port }) started` ) ) {
				resolve( { port, process: child } );
			}
		} );
		child.once( 'error', () => resolve( null ) );
		child.once( 'exit', () => resolve( null ) );
	} );
}
