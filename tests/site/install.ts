import type { Database } from './database';
import type { HostSource } from './host-source';
import type { SitePaths } from './paths';
import type { PhpRuntime } from './php-runtime';
import type { PluginFolder } from './plugin-folder';
import type { Progress } from './progress';
import { makeSiteFiles, writeConfig } from './site-files';
import { runSiteScript } from './site-php';
import { sqliteDriver } from './sqlite-driver';
import type { Source } from './source';

/** Password of all users; the store can only be reached from its own machine. */
export const PASSWORD = 'password';

/** The user with all rights. */
export const ADMIN = 'admin';

/** Both hosts get the same folder: our plugin header requires a plugin in a folder of this name. */
const HOST_FOLDER = 'woocommerce';

const HOST_FILES = {
	'demo-store': `${ HOST_FOLDER }/demo-store.php`,
	woocommerce: `${ HOST_FOLDER }/woocommerce.php`,
};

const PRODUCT_PLUGIN = 'store-admin/store-admin.php';

export interface InstallOptions {
	readonly php: PhpRuntime;
	readonly paths: SitePaths;
	readonly cache: string;
	readonly database: Database;
	readonly wordpress: Source;
	readonly host: HostSource;
	/** Plugin folders to link and activate, besides the host and this project. */
	readonly plugins: readonly PluginFolder[];
	readonly url: string;
	readonly token: string;
	readonly hasPlainPermalinks: boolean;
	readonly progress: Progress;
}

/**
 * Creates a store in an empty folder: files, database, plugins, users.
 *
 * @param options parts of the store
 * @throws SiteError with the reason
 */
export async function installStore( options: InstallOptions ): Promise< void > {
	const { php, paths, database, host, progress, url } = options;
	const driver = database.kind === 'sqlite' ? await sqliteDriver( options.cache, progress ) : null;
	progress.step( 'Copying WordPress' );
	await makeSiteFiles( {
		paths,
		wordpressSource: options.wordpress.dir,
		host: {
			source: host.dir,
			folder: HOST_FOLDER,
			isLinked: host.slug === 'demo-store',
		},
		plugins: options.plugins,
		sqliteDriver: driver,
	} );
	await writeConfig( { paths, database, url, token: options.token } );

	const site = { php, paths, host: new URL( url ).host };
	progress.step( 'Installing WordPress' );
	await runSiteScript( site, 'install.php', {
		title: 'Local Store',
		user: ADMIN,
		password: PASSWORD,
		permalinks: options.hasPlainPermalinks ? '' : '/%postname%/',
		timeZone: 'UTC',
	} );
	progress.step( `Activating ${ host.slug } ${ host.version } and store-admin` );
	await runSiteScript( site, 'activate.php', {
		plugins: [ HOST_FILES[ host.slug ], PRODUCT_PLUGIN, ...options.plugins.map( ( plugin ) => plugin.mainFile ) ],
	} );
	await runSiteScript( site, 'finish.php', { password: PASSWORD } );
	progress.done();
}
