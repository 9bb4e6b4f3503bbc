import { createHash } from 'node:crypto';
import { TABLE_PREFIX, type Database } from './database';
import type { SitePaths } from './paths';

const SECRETS = [
	'AUTH_KEY',
	'SECURE_AUTH_KEY',
	'LOGGED_IN_KEY',
	'NONCE_KEY',
	'AUTH_SALT',
	'SECURE_AUTH_SALT',
	'LOGGED_IN_SALT',
	'NONCE_SALT',
];

function phpValue( value: string | boolean ): string {
	return typeof value === 'boolean' ? String( value ) : `'${ value.replace( /[\\']/g, '\\$&' ) }'`;
}

function databaseConstants( database: Database, paths: SitePaths ): Record< string, string | boolean > {
	return database.kind === 'sqlite'
		? {
				DB_NAME: 'store',
				DB_USER: '',
				DB_PASSWORD: '',
				DB_HOST: '',
				DB_DIR: paths.databaseDir,
				DB_FILE: 'store.sqlite',
			}
		: {
				DB_NAME: database.name,
				DB_USER: database.user,
				DB_PASSWORD: database.password,
				DB_HOST: `${ database.host }:${ database.port }`,
			};
}

export interface WpConfigOptions {
	readonly paths: SitePaths;
	readonly database: Database;
	/** Address without a slash at the end. */
	readonly url: string;
	/** Sessions stay valid as long as this stays the same. */
	readonly token: string;
}

/**
 * The text of wp-config.php. It is written again at each start, because the port may have changed.
 *
 * @param options the store
 */
export function wpConfig( options: WpConfigOptions ): string {
	const { paths, database, url, token } = options;
	const constants: Record< string, string | boolean > = {
		...databaseConstants( database, paths ),
		DB_CHARSET: 'utf8mb4',
		DB_COLLATE: '',
		WP_HOME: url,
		WP_SITEURL: url,
		WP_ENVIRONMENT_TYPE: 'production',
		WP_DEBUG: true,
		WP_DEBUG_DISPLAY: false,
		WP_DEBUG_LOG: paths.phpLog,
		// Requests to other hosts fail at once instead of after a time-out; the store itself stays reachable.
		WP_HTTP_BLOCK_EXTERNAL: true,
		WP_ACCESSIBLE_HOSTS: 'localhost,127.0.0.1',
		DISABLE_WP_CRON: true,
		AUTOMATIC_UPDATER_DISABLED: true,
		FS_METHOD: 'direct',
		WP_MEMORY_LIMIT: '512M',
		WP_MAX_MEMORY_LIMIT: '512M',
		LOCAL_STORE_LOG_DIR: paths.logDir,
	};
	for ( const name of SECRETS ) {
		constants[ name ] = createHash( 'sha256' ).update( `${ token } ${ name }` ).digest( 'base64' );
	}
	const lines = Object.entries( constants ).map( ( [ name, value ] ) => `define( '${ name }', ${ phpValue( value ) } );` );
	return `<?php
// Written by the local store runner on each start.
${ lines.join( '\n' ) }
$table_prefix = '${ TABLE_PREFIX }';
// PHP listens at its own port, behind the requested one.
$_SERVER['SERVER_PORT'] = '${ new URL( url ).port }';
if ( ! defined( 'ABSPATH' ) ) {
	define( 'ABSPATH', __DIR__ . '/' );
}
require_once ABSPATH . 'wp-settings.php';
`;
}

/**
 * The text of wp-content/db.php, which makes WordPress use SQLite.
 *
 * @param driverDir folder of the official driver
 */
export function sqliteDropIn( driverDir: string ): string {
	return `<?php
// Written by the local store runner.
define( 'SQLITE_DB_DROPIN_VERSION', '1.8.0' );
define( 'DB_ENGINE', 'sqlite' );
define( 'DATABASE_TYPE', 'sqlite' );
require_once ${ phpValue( driverDir ) } . '/wp-includes/sqlite/db.php';
`;
}
