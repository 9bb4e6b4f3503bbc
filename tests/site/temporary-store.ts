import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { eraseStore } from './erase-store';
import { PROJECT_DIR } from './paths';
import type { PhpRuntime } from './php-runtime';
import { isAlive } from './server';

const RUNS_DIR = path.join( PROJECT_DIR, '.site/runs' );

/** Creates a folder for a store that exists only as long as this process. Its name contains the process id. */
export async function makeTemporaryDir(): Promise< string > {
	await mkdir( RUNS_DIR, { recursive: true } );
	return await mkdtemp( path.join( RUNS_DIR, `${ process.pid }-` ) );
}

/**
 * Removes temporary stores, and their servers, of processes that were killed.
 *
 * @param php PHP for the connection to their databases
 */
export async function eraseForgottenStores( php: PhpRuntime ): Promise< void > {
	for ( const name of await readdir( RUNS_DIR ).catch( () => [] ) ) {
		if ( ! isAlive( Number.parseInt( name, 10 ) ) ) {
			const dir = path.join( RUNS_DIR, name );
			// The folder is removed even when its database no longer exists.
			await eraseStore( dir, php ).catch( () => rm( dir, { recursive: true, force: true } ) );
		}
	}
}
