import path from 'node:path';

/** The root of this project. */
export const PROJECT_DIR = path.resolve( __dirname, '../..' );

/** PHP files that run inside the local store. */
export const PHP_DIR = path.join( __dirname, 'wordpress' );

/** Folder of the store of `npm start`. */
export const DEFAULT_DIR = path.join( PROJECT_DIR, '.site/store' );

/**
 * The folder for downloads, which all stores share.
 *
 * @param environment environment variables
 */
export function cacheDir( environment: NodeJS.ProcessEnv = process.env ): string {
	const chosen = environment[ 'STORE_ADMIN_SITE_CACHE' ];
	return chosen === undefined || chosen === '' ? path.join( PROJECT_DIR, '.site/cache' ) : path.resolve( chosen );
}

/** The parts of a store's folder. */
export interface SitePaths {
	readonly dir: string;
	/** Document root of the server. */
	readonly publicDir: string;
	/** Folder with wp-load.php: the document root or a sub-folder of it. */
	readonly wordpressDir: string;
	readonly databaseDir: string;
	readonly logDir: string;
	readonly opcacheDir: string;
	readonly stateFile: string;
	readonly pidFile: string;
	readonly serverLog: string;
	readonly phpLog: string;
}

/**
 * The parts of a store's folder.
 *
 * @param dir       the store's folder
 * @param subFolder sub-folder of the address of WordPress, '' for none
 */
export function sitePaths( dir: string, subFolder: string ): SitePaths {
	const root = path.resolve( dir );
	const publicDir = path.join( root, 'public' );
	return {
		dir: root,
		publicDir,
		wordpressDir: path.join( publicDir, subFolder ),
		databaseDir: path.join( root, 'database' ),
		logDir: path.join( root, 'logs' ),
		opcacheDir: path.join( root, 'opcache' ),
		stateFile: path.join( root, 'site.json' ),
		pidFile: path.join( root, 'server.pid' ),
		serverLog: path.join( root, 'logs/server.log' ),
		phpLog: path.join( root, 'logs/php.log' ),
	};
}
