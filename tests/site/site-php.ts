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
		'opcache.memory_consumption': '256',
		'opcache.interned_strings_buffer': '16',
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
		const said = [ stderr, stdout, await readFrom( paths.phpLog, logEnd ) ]
			.map( ( text ) => text.trim() )
			.filter( ( text ) => text !== '' )
			.join( '\n' )
			.slice( -2000 );
		throw new SiteError(
			'php-failed',
			`${ name } failed (exit code ${ exitCode }): ${ said || 'PHP said nothing' }`,
			`See ${ paths.phpLog }.`
		);
	}
	return stdout;
}

/** The PHP to run inside a store: code without `<?php`, or a file. Both get their arguments in `$args`. */
export type PhpSource = { readonly code: string } | { readonly file: string };
