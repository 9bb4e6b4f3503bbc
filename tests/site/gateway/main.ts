/**
 * The server of a local store: it listens at the store's address and distributes requests to PHP processes. It runs as a
 * separate process, the leader of a group that includes PHP's processes.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { forward } from './forward';
import type { GatewayOptions } from './gateway-options';
import { startWorker, type PhpWorker } from './php-worker';
import { answerWithFile } from './static-file';
import { createWorkerQueue } from './worker-queue';

/** The server exits when PHP cannot start, instead of trying forever. */
const START_TRIES = 5;

const { port, workers, php, files } = JSON.parse( process.argv[ 2 ] ?? '' ) as GatewayOptions;

const queue = createWorkerQueue< PhpWorker >();
const running = new Set< PhpWorker >();
let isEnding = false;

/** Exits after its PHP processes, which would otherwise stay in the process group. */
process.once( 'SIGTERM', () => {
	isEnding = true;
	endWhenAlone();
} );

function endWhenAlone(): void {
	if ( isEnding && running.size === 0 ) {
		process.exit( 0 );
	}
}

function put( worker: PhpWorker ): void {
	running.add( worker );
	worker.process.once( 'exit', () => {
		running.delete( worker );
		queue.remove( worker );
		if ( isEnding ) {
			endWhenAlone();
		} else {
			void keepWorker();
		}
	} );
	queue.add( worker );
}

/** Keeps one worker running, and replaces it when it crashed. */
async function keepWorker( tries = START_TRIES ): Promise< void > {
	const worker = await startWorker( php );
	if ( worker !== null ) {
		put( worker );
	} else if ( ! isEnding && tries > 1 ) {
		await keepWorker( tries - 1 );
	} else if ( ! isEnding ) {
		process.stderr.write( `${ php.binary } does not start\n` );
		process.kill( -process.pid, 'SIGTERM' );
	}
}

async function readBody( incoming: IncomingMessage ): Promise< Buffer > {
	const chunks: Buffer[] = [];
	for await ( const chunk of incoming ) {
		chunks.push( chunk as Buffer );
	}
	return Buffer.concat( chunks );
}

async function answer( incoming: IncomingMessage, outgoing: ServerResponse ): Promise< void > {
	// The upload must be complete before a worker is used, so that a slow upload blocks no worker.
	const body = await readBody( incoming ).catch( () => null );
	if ( body === null ) {
		return;
	}
	if ( await answerWithFile( files, incoming, outgoing ) ) {
		return;
	}
	const worker = await queue.take();
	const isSound = await forward( incoming, body, outgoing, worker.port );
	if ( ! isSound ) {
		// The worker crashed or is about to end; it is replaced when it has ended.
		worker.process.kill( 'SIGKILL' );
	} else if ( running.has( worker ) ) {
		queue.add( worker );
	}
}

const server = createServer( ( incoming, outgoing ) => void answer( incoming, outgoing ) );

// Longer than any page takes, so that no request is sent into a connection that is being closed.
server.keepAliveTimeout = 120000;
server.requestTimeout = 0;

server.on( 'error', ( error ) => {
	process.stderr.write( `Failed to listen on 127.0.0.1:${ port }: ${ error.message }\n` );
	process.exit( 1 );
} );

server.listen( port, '127.0.0.1', () => {
	process.stdout.write( `Listening on http://127.0.0.1:${ port } with ${ workers } PHP processes\n` );
	for ( let count = 0; count < workers; count++ ) {
		void keepWorker();
	}
} );
