import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { eraseStore } from './erase-store';
import { PROJECT_DIR } from './paths';
import type { PhpRuntime } from './php-runtime';
import { isAlive } from './server';

const RUNS_DIR = path.join( PROJECT_DIR, '.site/runs' );

/** A folder for a store that lives only as long as this process; its name tells whose it is. */
export async function makeTemporaryDir(): Promise< string > {
	await mkdir( RUNS_DIR, { recursive: true } );
	return await mkdtemp( path.join( RUNS_DIR, `${ process.pid }-` ) );
}

/**
 * Removes the temporary stores of processes that were killed before they could do it, their servers included.
 *
 * @param php PHP to reach their databases with
 */
export async function eraseForgottenStores( php: PhpRuntime ): Promise< void > {
	for ( const name of await readdir( RUNS_DIR ).catch( () => [] ) ) {
		if ( ! isAlive( Number.parseInt( name, 10 ) ) ) {
			const dir = path.join( RUNS_DIR, name );
			// A database that is gone as well must not keep the folder from going.
			await eraseStore( dir, php ).catch( () => rm( dir, { recursive: true, force: true } ) );
		}
	}
}
