import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { checkDatabase, describeDatabase, parseDatabase } from './database';
import { PUBLIC_DOWNLOADS } from './download';
import { findHost, type HostSource } from './host-source';
import { installStore } from './install';
import { cacheDir, sitePaths } from './paths';
import { readPluginFolder } from './plugin-folder';
import { writeState, type SiteState } from './site-state';
import type { Source, SourceContext } from './source';
import { addressOf, choosePort, type StartContext } from './start-context';
import { refuseForeignFolder } from './store-wishes';
import { findWordPress } from './wordpress-source';

interface Ingredients {
	readonly wordpress: Source;
	readonly host: HostSource;
}

async function findIngredients( context: StartContext, source: SourceContext ): Promise< Ingredients > {
	const { options, progress } = context;
	const wordpress = await findWordPress( options.wordpress ?? 'npm', source );
	progress.note( `WordPress ${ wordpress.version } (${ wordpress.origin })` );
	const demoReason = wordpress.isNpm === true ? 'npm’s WordPress is too old for a current WooCommerce' : '';
	const host = await findHost( options.woocommerce ?? 'demo', demoReason, source );
	progress.note( `${ host.slug } ${ host.version } (${ host.origin })` );
	return { wordpress, host };
}

/**
 * Chooses the parts of a new store, prints them, and creates the store. An interrupted start leaves a state that says
 * so; once there is a state, the tables in the database belong to the store.
 *
 * @param context the start
 * @throws SiteError with the reason
 */
export async function makeStore( context: StartContext ): Promise< SiteState > {
	const { options, progress, php, dir } = context;
	const subFolder = ( options.subFolder ?? '' ).replace( /^\/+|\/+$/g, '' );
	const paths = sitePaths( dir, subFolder );
	await refuseForeignFolder( paths );
	const database = parseDatabase( options.database ?? 'sqlite' );
	const plugins = await Promise.all( ( options.plugins ?? [] ).map( readPluginFolder ) );
	const port = await choosePort( options );
	const cache = cacheDir();
	const { wordpress, host } = await findIngredients( context, {
		cache,
		downloads: ( options.downloads ?? PUBLIC_DOWNLOADS ).replace( /\/+$/, '' ),
		progress,
	} );
	const serverVersion = database.kind === 'mysql' ? `, server ${ await checkDatabase( php, database ) }` : '';
	progress.note( `Database: ${ describeDatabase( database ) }${ serverVersion }` );
	const state: SiteState = {
		format: 1,
		isInstalled: false,
		makerPid: process.pid,
		token: randomBytes( 16 ).toString( 'hex' ),
		port,
		url: addressOf( port, subFolder ),
		subFolder,
		hasPlainPermalinks: options.hasPlainPermalinks ?? false,
		database,
		wordpress: { asked: options.wordpress ?? 'npm', version: wordpress.version, origin: wordpress.origin },
		host: { asked: options.woocommerce ?? 'demo', version: host.version, origin: `${ host.slug }, ${ host.origin }` },
		seed: '',
	};
	await mkdir( paths.dir, { recursive: true } );
	await writeState( paths.stateFile, state );
	await installStore( {
		php,
		paths,
		cache,
		database,
		wordpress,
		host,
		plugins,
		url: state.url,
		token: state.token,
		hasPlainPermalinks: state.hasPlainPermalinks,
		progress,
	} );
	const installed = { ...state, isInstalled: true };
	await writeState( paths.stateFile, installed );
	return installed;
}
