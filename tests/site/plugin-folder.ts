import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { SiteError } from './errors';

/** A plugin's folder and its main file as WordPress names it: `folder/file.php`. */
export interface PluginFolder {
	readonly dir: string;
	readonly mainFile: string;
}

/**
 * Finds the main file of a plugin: the PHP file with a plugin header.
 *
 * @param dir folder of the plugin
 * @throws SiteError `not-found` when there is none
 */
export async function readPluginFolder( dir: string ): Promise< PluginFolder > {
	const folder = path.resolve( dir );
	const files = await readdir( folder ).catch( () => [] );
	for ( const file of files.filter( ( name ) => name.endsWith( '.php' ) ) ) {
		const head = ( await readFile( path.join( folder, file ), 'utf8' ) ).slice( 0, 8192 );
		if ( /^[ \t/*#@]*Plugin Name:/m.test( head ) ) {
			return {
				dir: folder,
				mainFile: `${ path.basename( folder ) }/${ file }`,
			};
		}
	}
	throw new SiteError( 'not-found', `${ folder } holds no plugin.` );
}
