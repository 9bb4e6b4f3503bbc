import { open, stat } from 'node:fs/promises';
import path from 'node:path';
import { SiteError } from './errors';
import { PHP_DIR, type SitePaths } from './paths';
import type { PhpRuntime } from './php-runtime';
import { runCommand } from './run-command';

/**
 * PHP settings of the store, as command-line arguments.
 *
 * @param paths the store's folder
 */
export function phpSettings( paths: SitePaths ): readonly string[] {
	const settings: Record< string, string > = {
		memory_limit: '512M',
		max_execution_time: '120',
		max_input_vars: '5000',
		post_max_size: '64M',
		upload_max_filesize: '64M',
		'date.timezone': 'UTC',
		display_errors: '0',
		log_errors: '1',
		error_log: paths.phpLog,
		'opcache.enable': '1',
		'opcache.enable_cli': '1',
		'opcache.memory_consumption': '384',
		// With many plugins 16 MB are full. From then on PHP mixes up names in files that come from the file cache.
		'opcache.interned_strings_buffer': '96',
		'opcache.max_accelerated_files': '20000',
		// A changed file takes effect with the next request.
		'opcache.validate_timestamps': '1',
		'opcache.revalidate_freq': '0',
		// File times are whole seconds. A file that was just written is not cached, since it may be written again within the same second.
		'opcache.file_update_protection': '2',
		// The link of a plugin may have another target with the next request.
		realpath_cache_size: '0',
		// The cache is shared by the processes of one server. Each start empties it (start-site.ts).
		'opcache.file_cache': paths.opcacheDir,
		'opcache.jit': 'off',
	};
	return Object.entries( settings ).flatMap( ( [ name, value ] ) => [ '-d', `${ name }=${ value }` ] );
}

async function sizeOf( file: string ): Promise< number > {
	return await stat( file ).then(
		( { size } ) => size,
		() => 0
	);
}

/** Reads the end of the log, into which WordPress writes fatal errors regardless of the settings of PHP. */
async function readFrom( file: string, start: number ): Promise< string > {
	const length = ( await sizeOf( file ) ) - start;
	if ( length <= 0 ) {
		return '';
	}
	const handle = await open( file, 'r' );
	try {
		const { buffer } = await handle.read( Buffer.alloc( length ), 0, length, start );
		return buffer.toString( 'utf8' );
	} finally {
		await handle.close();
	}
}

export interface SiteScript {
	readonly php: PhpRuntime;
	readonly paths: SitePaths;
	/** Host and port of the requests that WordPress sees. */
	readonly host: string;
}

/**
 * Runs one of the runner's own PHP scripts inside WordPress.
 *
 * @param site  the store
 * @param name  file name in `wordpress/`
 * @param input values for the script
 * @return standard output
 * @throws SiteError `php-failed` with the message of PHP
 */
export async function runSiteScript( site: SiteScript, name: string, input: Readonly< Record< string, unknown > > ): Promise< string > {
	const { php, paths, host } = site;
	const logEnd = await sizeOf( paths.phpLog );
	const { exitCode, stdout, stderr } = await runCommand(
		php.binary,
		[
			...phpSettings( paths ),
			// Errors go to stderr, so that the error below can show them.
			'-d',
			'display_errors=stderr',
			'-d',
			'max_execution_time=0',
			path.join( PHP_DIR, name ),
			paths.wordpressDir,
			JSON.stringify( { ...input, host } ),
		],
		{ env: { ...process.env, XDEBUG_MODE: 'off' } }
	);
	if ( exitCode !== 0 ) {
		throw phpFailed( `${ name } failed (exit code ${ exitCode })`, [ stderr, stdout, await readFrom( paths.phpLog, logEnd ) ], paths );
	}
	return stdout;
}

function phpFailed( problem: string, texts: readonly string[], { phpLog }: SitePaths ): SiteError {
	const said = texts
		.map( ( text ) => text.trim() )
		.filter( ( text ) => text !== '' )
		.join( '\n' )
		.slice( -2000 );
	return new SiteError( 'php-failed', `${ problem }: ${ said || 'PHP said nothing' }`, `See ${ phpLog }.` );
}

/**
 * Runs `run.php` in a process of the store's server, which takes a third of the time of a new process.
 *
 * @param site   the store
 * @param server address and token of its server
 * @param input  values for the script
 * @return its output; null when the server does not run
 * @throws SiteError `php-failed` with the message of PHP
 */
export async function runInServer(
	{ paths, host }: SiteScript,
	server: { readonly port: number; readonly token: string },
	input: Readonly< Record< string, unknown > >
): Promise< string | null > {
	const logEnd = await sizeOf( paths.phpLog );
	const answer = await fetch( `http://127.0.0.1:${ server.port }/.local-store/run`, {
		method: 'POST',
		headers: { 'X-Local-Store': server.token },
		body: JSON.stringify( { ...input, host } ),
	} ).catch( () => null );
	if ( answer === null ) {
		return null;
	}
	const output = await answer.text();
	if ( ! answer.ok ) {
		throw phpFailed( `run.php failed (status ${ answer.status })`, [ await readFrom( paths.phpLog, logEnd ) ], paths );
	}
	return output;
}

/** The PHP to run inside a store: code without `<?php`, or a file. Both get their arguments in `$args`. */
export type PhpSource = { readonly code: string } | { readonly file: string };
