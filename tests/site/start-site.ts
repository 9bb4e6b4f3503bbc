import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { parseDatabase } from './database';
import { eraseStore } from './erase-store';
import { SiteError, toSiteError } from './errors';
import { endWithThisProcess } from './exit-guard';
import { ADMIN, PASSWORD } from './install';
import { makeStore } from './make-store';
import { sitePaths, type SitePaths } from './paths';
import { findPhp } from './php-runtime';
import { readPluginFolder } from './plugin-folder';
import { silentProgress } from './progress';
import { seedStore } from './seed-store';
import { isAlive, runningPid, startServer, stopServer } from './server';
import { linkPlugins, linkProduct, writeConfig } from './site-files';
import { runInServer, runSiteScript } from './site-php';
import { readState, writeState, type SiteState } from './site-state';
import { addressOf, choosePort, pathsOf, scriptSite, type StartContext } from './start-context';
import type { RunningSite, StartOptions } from './start-options';
import { refuseOtherWishes } from './store-wishes';
import { eraseForgottenStores, makeTemporaryDir } from './temporary-store';

/** A store of an earlier start, if it can be used again. */
async function findStore( context: StartContext ): Promise< SiteState | null > {
	const { options, progress, php, dir } = context;
	const state = await readState( sitePaths( dir, '' ).stateFile );
	if ( state === null ) {
		return null;
	}
	if ( state.isInstalled ) {
		refuseOtherWishes( options, state );
		return state;
	}
	if ( state.makerPid !== process.pid && isAlive( state.makerPid ) ) {
		throw new SiteError(
			'busy',
			`Process ${ state.makerPid } is making the store in ${ dir } right now.`,
			'Wait for it, or run "npm run site:reset" if that process is something else.'
		);
	}
	progress.note( 'The last start did not get to its end: starting over.' );
	await eraseStore( dir, php );
	return null;
}

/** Adds parts that a later start may request: plugins, and seed data when there is none yet. */
async function addExtras( context: StartContext, state: SiteState, isNew: boolean ): Promise< SiteState > {
	const { options, progress } = context;
	const site = scriptSite( context, state );
	const pluginsDir = path.join( site.paths.wordpressDir, 'wp-content/plugins' );
	await linkProduct( pluginsDir );
	const plugins = await Promise.all( ( options.plugins ?? [] ).map( readPluginFolder ) );
	if ( ! isNew && plugins.length > 0 ) {
		await linkPlugins( pluginsDir, plugins );
		await runSiteScript( site, 'activate.php', { plugins: plugins.map( ( plugin ) => plugin.mainFile ) } );
	}
	const seed = options.seed ?? ( isNew ? options.seedOfNewStore : undefined ) ?? 'none';
	if ( seed === 'none' || state.seed !== '' ) {
		return state;
	}
	await seedStore( site, seed, progress );
	const seeded = { ...state, seed };
	await writeState( site.paths.stateFile, seeded );
	return seeded;
}

async function serveAt( port: number, context: StartContext, state: SiteState ): Promise< RunningSite > {
	const { options, php } = context;
	const paths = pathsOf( context, state );
	const served = { ...state, port, url: addressOf( port, state.subFolder ) };
	await writeConfig( { paths, database: served.database, url: served.url, token: served.token } );
	const pid = await startServer( {
		php,
		paths,
		port,
		subFolder: served.subFolder,
		hasPlainPermalinks: served.hasPlainPermalinks,
		token: served.token,
		workers: options.workers ?? 0,
		hasStableFiles: options.hasStableFiles ?? false,
	} );
	await writeState( paths.stateFile, served );
	return describeSite( context, served, pid, false );
}

async function serve( context: StartContext, state: SiteState, tries = 5 ): Promise< RunningSite > {
	const { options } = context;
	try {
		return await serveAt( await choosePort( options, state.port ), context, state );
	} catch ( error ) {
		// Another program may have used the port after it was found free.
		if ( tries > 1 && ( options.port ?? 0 ) === 0 && error instanceof SiteError && error.code === 'port-taken' ) {
			return await serve( context, state, tries - 1 );
		}
		throw error;
	}
}

function describeSite( context: StartContext, state: SiteState, pid: number, wasRunning: boolean ): RunningSite {
	const { options, php, dir } = context;
	const paths = pathsOf( context, state );
	// A store that was already running belongs to the process that started it.
	const release = options.isDetached === true || wasRunning ? () => undefined : endWithThisProcess( pid );
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
		runPhp: async ( source, args = [] ) => {
			const site = scriptSite( context, state );
			const input = { ...source, args };
			return ( await runInServer( site, state, input ) ) ?? ( await runSiteScript( site, 'run.php', input ) );
		},
		stop: async () => {
			await stopServer( pid, paths );
			release();
			if ( options.dir === undefined ) {
				await eraseStore( dir, php );
			}
		},
	};
}

/** Removes files that PHP compiled for an earlier server, because replaced source files may have the same times. */
async function emptyCompiled( { opcacheDir }: SitePaths ): Promise< void > {
	await rm( opcacheDir, { recursive: true, force: true } );
	await mkdir( opcacheDir, { recursive: true } );
}

async function startIn( dir: string, options: StartOptions ): Promise< RunningSite > {
	const progress = options.progress ?? silentProgress;
	const remembered = await readState( sitePaths( dir, '' ).stateFile );
	const database = remembered?.database ?? parseDatabase( options.database ?? 'sqlite' );
	if ( options.seed === 'large' && database.kind === 'sqlite' ) {
		throw new SiteError(
			'bad-option',
			'A million orders are too much for SQLite.',
			'Use --seed large together with --db mysql://user:password@host:port/name.'
		);
	}
	const php = await findPhp( { needsMysql: database.kind === 'mysql', progress } );
	const context = { options, progress, php, dir };
	if ( options.dir === undefined ) {
		await eraseForgottenStores( php );
	}
	const found = await findStore( context );
	if ( found !== null ) {
		const pid = await runningPid( pathsOf( context, found ), found.port, found.token );
		if ( pid !== null ) {
			return describeSite( context, await addExtras( context, found, false ), pid, true );
		}
		if ( options.keepsCompiled !== true ) {
			await emptyCompiled( pathsOf( context, found ) );
		}
	}
	const state = found ?? ( await makeStore( context ) );
	const ready = await addExtras( context, state, found === null );
	progress.step( 'Starting the server' );
	const site = await serve( context, ready );
	progress.done();
	return site;
}

/**
 * Starts a store: creates it on the first start, and uses it as it is when it is running.
 *
 * @param options kind of store; without options the one that tests use
 * @throws SiteError with the reason and what to do
 */
export async function startSite( options: StartOptions = {} ): Promise< RunningSite > {
	const dir = options.dir === undefined ? await makeTemporaryDir() : path.resolve( options.dir );
	try {
		return await startIn( dir, options );
	} catch ( error ) {
		if ( options.dir === undefined ) {
			await rm( dir, { recursive: true, force: true } );
		}
		throw toSiteError( error );
	}
}
