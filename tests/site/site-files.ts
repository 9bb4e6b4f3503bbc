import { existsSync } from 'node:fs';
import { copyFile, lstat, mkdir, readdir, readFile, readlink, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { copyTree } from './copy-tree';
import { PHP_DIR, PROJECT_DIR, type SitePaths } from './paths';
import type { PluginFolder } from './plugin-folder';
import { sqliteDropIn, wpConfig, type WpConfigOptions } from './wp-config';

/** Files that are never copied from a WordPress folder that another site uses. */
const NOT_COPIED = new Set( [
	'wp-config.php',
	'wp-content/plugins',
	'wp-content/mu-plugins',
	'wp-content/uploads',
	'wp-content/upgrade',
	'wp-content/database',
	'wp-content/db.php',
	'wp-content/advanced-cache.php',
	'wp-content/object-cache.php',
	'wp-content/debug.log',
] );

/** The parts of this project that a plugin folder needs. The rest (node_modules, this store) must not be reachable by address. */
const PLUGIN_PARTS = [ 'uninstall.php', 'readme.txt', 'php', 'build', 'assets', 'languages' ];

const MAIN_FILE = 'store-admin.php';

/**
 * Copies the main file. With a link WordPress would take the whole project for the plugin's real folder, and when the
 * store itself is in the project, all its plugins would get addresses below ours.
 */
async function copyMainFile( dir: string, projectDir: string ): Promise< void > {
	const target = path.join( dir, MAIN_FILE );
	const isLink = existsSync( target ) && ( await lstat( target ) ).isSymbolicLink();
	const wanted = await readFile( path.join( projectDir, MAIN_FILE ), 'utf8' );
	if ( isLink || ! existsSync( target ) || ( await readFile( target, 'utf8' ) ) !== wanted ) {
		await rm( target, { force: true } );
		await writeFile( target, wanted );
	}
}

/**
 * Adds this project to a store as the plugin `store-admin`, with links, so that edits take effect at once; only edits of
 * the main file need a new start.
 *
 * @param pluginsDir wp-content/plugins
 * @param projectDir root of the project
 */
export async function linkProduct( pluginsDir: string, projectDir: string = PROJECT_DIR ): Promise< void > {
	const dir = path.join( pluginsDir, 'store-admin' );
	await mkdir( dir, { recursive: true } );
	await copyMainFile( dir, projectDir );
	const there = new Set( await readdir( dir ) );
	for ( const part of PLUGIN_PARTS ) {
		if ( ! there.has( part ) ) {
			await symlink( path.join( projectDir, part ), path.join( dir, part ) );
		}
	}
}

/** Where a link leads, null when it is none. */
const targetOf = ( link: string ) => readlink( link ).catch( () => null );

/**
 * Links plugin folders into a store. A link of an earlier start to another folder of the same name, such as another
 * version of the plugin, is replaced.
 *
 * @param pluginsDir wp-content/plugins
 * @param plugins    the plugins
 */
export async function linkPlugins( pluginsDir: string, plugins: readonly PluginFolder[] ): Promise< void > {
	for ( const { dir } of plugins ) {
		const link = path.join( pluginsDir, path.basename( dir ) );
		const target = await targetOf( link );
		if ( target !== null && target !== dir ) {
			await rm( link );
		}
		if ( ! existsSync( link ) ) {
			await symlink( dir, link );
		}
	}
}

export interface SiteFilesOptions {
	readonly paths: SitePaths;
	/** WordPress folder to copy. */
	readonly wordpressSource: string;
	/** Host plugin, and whether it is copied (a real host may write into its folder) or linked. */
	readonly host: {
		readonly source: string;
		/** Name of the folder below wp-content/plugins. */
		readonly folder: string;
		readonly isLinked: boolean;
	};
	/** Further plugin folders to link. */
	readonly plugins: readonly PluginFolder[];
	/** Folder of the SQLite driver; null with another database. */
	readonly sqliteDriver: string | null;
}

/**
 * Creates the files of a new store.
 *
 * @param options parts of the store
 */
export async function makeSiteFiles( options: SiteFilesOptions ): Promise< void > {
	const { paths, host, sqliteDriver } = options;
	for ( const dir of [ paths.databaseDir, paths.logDir, paths.opcacheDir, paths.wordpressDir ] ) {
		await mkdir( dir, { recursive: true } );
	}
	await copyTree( options.wordpressSource, paths.wordpressDir, ( inner ) => NOT_COPIED.has( inner ) );
	const content = path.join( paths.wordpressDir, 'wp-content' );
	const pluginsDir = path.join( content, 'plugins' );
	const muPluginsDir = path.join( content, 'mu-plugins' );
	for ( const dir of [ pluginsDir, muPluginsDir, path.join( content, 'uploads' ) ] ) {
		await mkdir( dir, { recursive: true } );
	}
	await copyFile( path.join( PHP_DIR, 'local-store.php' ), path.join( muPluginsDir, 'local-store.php' ) );
	const hostDir = path.join( pluginsDir, host.folder );
	if ( host.isLinked ) {
		await symlink( host.source, hostDir );
	} else {
		await copyTree( host.source, hostDir );
	}
	await linkProduct( pluginsDir );
	await linkPlugins( pluginsDir, options.plugins );
	if ( sqliteDriver !== null ) {
		const driverDir = path.join( content, 'sqlite-driver' );
		await copyTree( sqliteDriver, driverDir );
		await writeFile( path.join( content, 'db.php' ), sqliteDropIn( driverDir ) );
	}
}

/**
 * Writes wp-config.php.
 *
 * @param options the store
 */
export async function writeConfig( options: WpConfigOptions ): Promise< void > {
	await writeFile( path.join( options.paths.wordpressDir, 'wp-config.php' ), wpConfig( options ) );
}
