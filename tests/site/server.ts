import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync } from 'node:fs';
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { SiteError } from './errors';
import type { GatewayOptions } from './gateway/gateway-options';
import { PHP_DIR, type SitePaths } from './paths';
import type { PhpRuntime } from './php-runtime';
import { phpSettings } from './site-php';

const HOST = '127.0.0.1';
const GATEWAY = path.join( __dirname, 'gateway/main.ts' );
const START_LIMIT_MS = 30000;
const STOP_LIMIT_MS = 3000;
const POLL_MS = 50;

export interface ServerOptions {
	readonly php: PhpRuntime;
	readonly paths: SitePaths;
	readonly port: number;
	readonly subFolder: string;
	readonly hasPlainPermalinks: boolean;
	readonly token: string;
	/** Number of PHP processes that answer at the same time; 0 for a number that suits the machine. */
	readonly workers: number;
	/** Whether a browser may use scripts and styles again without asking. */
	readonly hasStableFiles: boolean;
}

/**
 * Whether a process of this machine is running.
 *
 * @param pid process id
 */
export function isAlive( pid: number ): boolean {
	if ( ! Number.isInteger( pid ) || pid < 2 ) {
		return false;
	}
	try {
		process.kill( pid, 0 );
		return true;
	} catch {
		return false;
	}
}

/** Sends a signal to the gateway and its PHP processes, which are one process group, so that none of them stays behind. */
function signalGroup( pid: number, signal: NodeJS.Signals ): boolean {
	try {
		process.kill( -pid, signal );
		return true;
	} catch {
		return false;
	}
}

/**
 * Whether the server of a store answers.
 *
 * @param port  port of the server
 * @param token the store's token
 */
export async function isServing( port: number, token: string ): Promise< boolean > {
	try {
		const answer = await fetch( `http://${ HOST }:${ port }/.local-store`, {
			signal: AbortSignal.timeout( 2000 ),
		} );
		return ( await answer.text() ) === token;
	} catch {
		return false;
	}
}

/**
 * The process id of a store's server, if it is running and is really that server; process ids are reused after a reboot.
 *
 * @param paths the store's folder
 * @param port  port of the server
 * @param token the store's token
 */
export async function runningPid( paths: SitePaths, port: number, token: string ): Promise< number | null > {
	if ( ! existsSync( paths.pidFile ) ) {
		return null;
	}
	const pid = Number( await readFile( paths.pidFile, 'utf8' ) );
	if ( ! isAlive( pid ) ) {
		return null;
	}
	return ( await isServing( port, token ) ) ? pid : null;
}

function workerCount( wanted: number ): number {
	return wanted > 0 ? wanted : Math.min( 8, Math.max( 4, cpus().length ) );
}

function launch( options: ServerOptions ): number {
	const { php, paths, port } = options;
	const gateway: GatewayOptions = {
		port,
		workers: workerCount( options.workers ),
		php: { binary: php.binary, settings: phpSettings( paths ), site: [ '-t', paths.publicDir, path.join( PHP_DIR, 'router.php' ) ] },
		files: { root: paths.publicDir, isStable: options.hasStableFiles },
	};
	const log = openSync( paths.serverLog, 'a' );
	try {
		const child = spawn(
			process.execPath,
			[ '--import', pathToFileURL( require.resolve( 'tsx' ) ).href, GATEWAY, JSON.stringify( gateway ) ],
			{
				cwd: paths.publicDir,
				detached: true,
				stdio: [ 'ignore', log, log ],
				env: {
					...process.env,
					STORE_ADMIN_SITE_TOKEN: options.token,
					STORE_ADMIN_SUB_FOLDER: options.subFolder,
					STORE_ADMIN_PLAIN: options.hasPlainPermalinks ? '1' : '',
					XDEBUG_MODE: 'off',
				},
			}
		);
		child.on( 'error', () => undefined );
		child.unref();
		return child.pid ?? 0;
	} finally {
		closeSync( log );
	}
}

/**
 * Starts the server of a store and waits until it answers. The server keeps running after this process has ended.
 *
 * @param options the store
 * @return process id, which is also the id of its process group
 * @throws SiteError `port-taken` or `server-failed`
 */
export async function startServer( options: ServerOptions ): Promise< number > {
	const { paths, port, token } = options;
	await mkdir( paths.logDir, { recursive: true } );
	const earlier = existsSync( paths.serverLog ) ? ( await stat( paths.serverLog ) ).size : 0;
	const pid = launch( options );
	const deadline = Date.now() + START_LIMIT_MS;
	while ( pid > 0 && Date.now() < deadline && isAlive( pid ) ) {
		if ( await isServing( port, token ) ) {
			await writeFile( paths.pidFile, String( pid ) );
			return pid;
		}
		await sleep( POLL_MS );
	}
	signalGroup( pid, 'SIGKILL' );
	const log = ( await readFile( paths.serverLog ) ).subarray( earlier ).toString( 'utf8' );
	if ( log.includes( 'EADDRINUSE' ) ) {
		throw portTaken( port );
	}
	throw new SiteError(
		'server-failed',
		`The server did not start on port ${ port }: ${ log.slice( -500 ).trim() }`,
		`See ${ paths.serverLog }.`
	);
}

/**
 * The error for a port that another program uses.
 *
 * @param port the port
 */
export function portTaken( port: number ): SiteError {
	return new SiteError(
		'port-taken',
		`Port ${ port } is used by another program.`,
		'Name another one with --port, or leave --port away and a free one is taken.'
	);
}

/**
 * Stops a server and its workers.
 *
 * @param pid   process group
 * @param paths the store's folder
 */
export async function stopServer( pid: number, paths: SitePaths ): Promise< void > {
	if ( ! ( await endGroup( pid, 'SIGTERM' ) ) ) {
		await endGroup( pid, 'SIGKILL' );
	}
	await rm( paths.pidFile, { force: true } );
}

/** Sends a signal that ends processes. Returns whether the whole group ended in time. */
async function endGroup( pid: number, signal: 'SIGTERM' | 'SIGKILL' ): Promise< boolean > {
	signalGroup( pid, signal );
	const deadline = Date.now() + STOP_LIMIT_MS;
	while ( signalGroup( pid, 'SIGCONT' ) ) {
		if ( Date.now() > deadline ) {
			return false;
		}
		await sleep( POLL_MS );
	}
	return true;
}

/**
 * Stops a server at once, when this process exits and cannot wait for anything.
 *
 * @param pid process group
 */
export function killServer( pid: number ): void {
	signalGroup( pid, 'SIGKILL' );
}
