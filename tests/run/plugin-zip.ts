import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { zipSync, type Zippable } from 'fflate';

const PLUGIN = 'store-admin';
const FILES = [ 'store-admin.php', 'uninstall.php', 'readme.txt', 'LICENSE' ];
const FOLDERS = [ 'php', 'build' ];
const OPTIONAL_FOLDERS = [ 'assets', 'languages' ];
const FOR_DEVELOPERS = /(^|\/)\.|\.(map|md|tsbuildinfo)$/;

/** The earliest time that a zip file can have, so that the same files always result in the same bytes. */
const ANY_TIME = new Date( 1980, 0, 1 );

function listFolder( root: string, folder: string ): string[] {
	return readdirSync( path.join( root, folder ), { withFileTypes: true } ).flatMap( ( entry ) => {
		const file = `${ folder }/${ entry.name }`;
		return entry.isDirectory() ? listFolder( root, file ) : [ file ];
	} );
}

/**
 * Lists the files of the plugin that a site needs.
 *
 * @param root Folder of the repository.
 * @return Paths relative to the root, with forward slashes, sorted.
 * @throws Error naming the file or folder that is missing.
 */
export function listPluginFiles( root: string ): string[] {
	const missing = [ ...FILES, ...FOLDERS ].find( ( name ) => ! existsSync( path.join( root, name ) ) );
	if ( missing ) {
		throw new Error( `The zip needs ${ missing }, which is not there.` );
	}
	const folders = [ ...FOLDERS, ...OPTIONAL_FOLDERS.filter( ( name ) => existsSync( path.join( root, name ) ) ) ];
	return [ ...FILES, ...folders.flatMap( ( folder ) => listFolder( root, folder ) ) ]
		.filter( ( file ) => ! FOR_DEVELOPERS.test( file ) )
		.sort();
}

/**
 * Packs the plugin into a zip that WordPress can install.
 *
 * @param root Folder of the repository, built.
 * @return The bytes of the zip file, which depend only on the files.
 * @throws Error naming the file or folder that is missing.
 */
export function packPlugin( root: string ): Uint8Array {
	const entries: Zippable = {};
	for ( const file of listPluginFiles( root ) ) {
		entries[ `${ PLUGIN }/${ file }` ] = new Uint8Array( readFileSync( path.join( root, file ) ) );
	}
	return zipSync( entries, { level: 9, mtime: ANY_TIME } );
}
