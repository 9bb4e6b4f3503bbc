import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { describeDatabase, parseDatabase } from './database';
import { PUBLIC_DOWNLOADS } from './download';
import { toSiteError } from './errors';
import { findFreePort, isPortFree } from './free-port';
import { findHost } from './host-source';
import { ADMIN, installStore, PASSWORD } from './install';
import { cacheDir, PROJECT_DIR, sitePaths, type SitePaths } from './paths';
import { findPhp, type PhpRuntime } from './php-runtime';
import { readPluginFolder } from './plugin-folder';
import { silentProgress, type Progress } from './progress';
import { eraseStore } from './erase-store';
import { seedStore } from './seed-store';
import {
	killServer,
	portTaken,
	runningPid,
	startServer,
	stopServer,
} from './server';
import { linkProduct, writeConfig } from './site-files';
import { runSiteScript } from './site-php';
import { readState, writeState, type SiteState } from './site-state';
import type { RunningSite, StartOptions } from './start-options';
import { refuseForeignFolder, refuseOtherWishes } from './store-wishes';
import { findWordPress } from './wordpress-source';

interface Context {
	readonly options: StartOptions;
	readonly progress: Progress;
	readonly php: PhpRuntime;
	readonly dir: string;
}

async function chooseDir( options: StartOptions ): Promise< string > {
	if ( options.dir !== undefined ) {
		return path.resolve( options.dir );
	}
	const parent = path.join( PROJECT_DIR, '.site/runs' );
	await mkdir( parent, { recursive: true } );
	return await mkdtemp( path.join( parent, `${ process.pid }-` ) );
}

async function choosePort( options: StartOptions, last = 0 ): Promise< number > {
	const wanted = options.port ?? 0;
	if ( wanted > 0 ) {
		if ( ! ( await isPortFree( wanted ) ) ) {
			throw portTaken( wanted );
		}
		return wanted;
	}
	return last > 0 && ( await isPortFree( last ) )
		? last
		: await findFreePort( options.portsFrom ?? 0 );
}

function addressOf( port: number, subFolder: string ): string {
	const root = `http://127.0.0.1:${ port }`;
	return subFolder === '' ? root : `${ root }/${ subFolder }`;
}

/** Chooses what the new store is made of, says so, and makes it. */
async function makeStore( context: Context ): Promise< SiteState > {
	const { options, progress, php, dir } = context;
	const subFolder = ( options.subFolder ?? '' ).replace( /^\/+|\/+$/g, '' );
	const paths = sitePaths( dir, subFolder );
	await refuseForeignFolder( paths );
	const database = parseDatabase( options.database ?? 'sqlite' );
	const port = await choosePort( options );
	const source = {
		cache: cacheDir(),
		downloads: ( options.downloads ?? PUBLIC_DOWNLOADS ).replace( /\/+$/, '' ),
		progress,
	};
	const askedWordPress = options.wordpress ?? 'npm';
	const askedHost = options.woocommerce ?? 'demo';
	const wordpress = await findWordPress( askedWordPress, source );
	progress.note( `WordPress ${ wordpress.version } (${ wordpress.origin })` );
	const host = await findHost(
		askedHost,
		wordpress.isNpm ? 'current WooCommerce does not run on npm’s WordPress' : '',
		source
	);
	progress.note( `${ host.slug } ${ host.version } (${ host.origin })` );
	progress.note( `Database: ${ describeDatabase( database ) }` );
	const state: SiteState = {
		format: 1,
		isInstalled: false,
		ownsTables: false,
		token: randomBytes( 16 ).toString( 'hex' ),
		port,
		url: addressOf( port, subFolder ),
		subFolder,
		database,
		wordpress: {
			asked: askedWordPress,
			version: wordpress.version,
			origin: wordpress.origin,
		},
		host: {
			asked: askedHost,
			version: host.version,
			origin: `${ host.slug }, ${ host.origin }`,
		},
		seed: '',
	};
	await mkdir( paths.dir, { recursive: true } );
	await writeState( paths.stateFile, state );
	await installStore( {
		php,
		paths,
		cache: source.cache,
		database,
		wordpress,
		host,
		plugins: await Promise.all(
			( options.plugins ?? [] ).map( readPluginFolder )
		),
		url: state.url,
		token: state.token,
		hasPlainPermalinks: options.hasPlainPermalinks ?? false,
		progress,
		onDatabaseChecked: () =>
			writeState( paths.stateFile, { ...state, ownsTables: true } ),
	} );
	const installed = { ...state, isInstalled: true, ownsTables: true };
	await writeState( paths.stateFile, installed );
	return installed;
}

function scriptSite(
	php: PhpRuntime,
	paths: SitePaths,
	state: SiteState
): { php: PhpRuntime; paths: SitePaths; host: string } {
	return { php, paths, host: new URL( state.url ).host };
}

/** Adds seed data when it is wished for and not there yet. */
async function addSeed(
	context: Context,
	paths: SitePaths,
	state: SiteState
): Promise< SiteState > {
	const size = context.options.seed;
	if ( size === undefined || state.seed !== '' ) {
		return state;
	}
	await seedStore(
		scriptSite( context.php, paths, state ),
		size,
		context.progress
	);
	const seeded = { ...state, seed: size };
	await writeState( paths.stateFile, seeded );
	return seeded;
}

function describeSite(
	context: Context,
	state: SiteState,
	pid: number,
	wasRunning: boolean
): RunningSite {
	const { options, php, dir } = context;
	const paths = sitePaths( dir, state.subFolder );
	const killAtExit = (): void => killServer( pid );
	if ( options.isDetached !== true ) {
		process.once( 'exit', killAtExit );
	}
	return {
		url: state.url,
		port: state.port,
		user: ADMIN,
		password: PASSWORD,
		dir,
		wordpressDir: paths.wordpressDir,
		database: state.database,
		state,
		wasRunning,
		runPhp: ( source, args = [] ) =>
			runSiteScript( scriptSite( php, paths, state ), 'run.php', {
				...source,
				args,
			} ),
		async stop() {
			process.removeListener( 'exit', killAtExit );
			await stopServer( pid, paths );
			if ( options.dir === undefined ) {
				await eraseStore( dir, php );
			}
		},
	};
}

/** Starts the server; a port that is taken in the very moment is replaced unless it was asked for. */
async function serve(
	context: Context,
	state: SiteState
): Promise< { readonly state: SiteState; readonly pid: number } > {
	const { options, php, dir } = context;
	const port = await choosePort( options, state.port );
	const moved = { ...state, port, url: addressOf( port, state.subFolder ) };
	const paths = sitePaths( dir, state.subFolder );
	await linkProduct( path.join( paths.wordpressDir, 'wp-content/plugins' ) );
	await writeConfig( {
		paths,
		database: moved.database,
		url: moved.url,
		token: moved.token,
	} );
	const pid = await startServer( {
		php,
		paths,
		port,
		subFolder: moved.subFolder,
		token: moved.token,
		workers: options.workers ?? 0,
	} );
	await writeState( paths.stateFile, moved );
	return { state: moved, pid };
}

/**
 * Starts a store: makes it on the first start, and finds it running when it runs already.
 *
 * @param options what kind of store
 * @throws SiteError with what went wrong and what to do
 */
export async function startSite(
	options: StartOptions = {}
): Promise< RunningSite > {
	const progress = options.progress ?? silentProgress;
	const dir = await chooseDir( options );
	try {
		const remembered = await readState( sitePaths( dir, '' ).stateFile );
		const isMysql =
			remembered?.database.kind === 'mysql' ||
			parseDatabase( options.database ?? 'sqlite' ).kind === 'mysql';
		const php = await findPhp( { needsMysql: isMysql, progress } );
		const context = { options, progress, php, dir };
		let state = remembered;
		if ( state !== null && ! state.isInstalled ) {
			progress.note( 'The last start did not get to its end: starting over.' );
			await eraseStore( dir, php );
			state = null;
		}
		if ( state !== null ) {
			refuseOtherWishes( options, state );
			const paths = sitePaths( dir, state.subFolder );
			const pid = await runningPid( paths, state.port, state.token );
			if ( pid !== null ) {
				return describeSite( context, state, pid, true );
			}
		}
		state = state ?? ( await makeStore( context ) );
		state = await addSeed( context, sitePaths( dir, state.subFolder ), state );
		progress.step( 'Starting the server' );
		const served = await serve( context, state );
		progress.done();
		return describeSite( context, served.state, served.pid, false );
	} catch ( error ) {
		if ( options.dir === undefined ) {
			await rm( dir, { recursive: true, force: true } );
		}
		throw toSiteError( error );
	}
}
