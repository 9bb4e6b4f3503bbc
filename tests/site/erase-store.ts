import { rm } from 'node:fs/promises';
import { dropTables } from './database';
import { SiteError } from './errors';
import { sitePaths } from './paths';
import type { PhpRuntime } from './php-runtime';
import { runningPid, stopServer } from './server';
import { readState } from './site-state';

/**
 * Removes a store with its database; downloads stay in the cache. Links in it (this project as a plugin) are removed,
 * not followed.
 *
 * @param dir the store's folder
 * @param php PHP for the connection to a MariaDB or MySQL database
 * @throws SiteError `not-our-folder` when this runner did not create the folder
 */
export async function eraseStore( dir: string, php: PhpRuntime ): Promise< void > {
	const { stateFile } = sitePaths( dir, '' );
	const state = await readState( stateFile );
	if ( state === null ) {
		throw new SiteError( 'not-our-folder', `${ dir } holds no local store.` );
	}
	const paths = sitePaths( dir, state.subFolder );
	const pid = await runningPid( paths, state.port, state.token );
	if ( pid !== null ) {
		await stopServer( pid, paths );
	}
	if ( state.database.kind === 'mysql' ) {
		await dropTables( php, state.database );
	}
	await rm( dir, { recursive: true, force: true } );
}
