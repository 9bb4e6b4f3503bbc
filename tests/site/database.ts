import path from 'node:path';
import { SiteError } from './errors';
import { PHP_DIR } from './paths';
import type { PhpRuntime } from './php-runtime';
import { runCommand } from './run-command';

export interface SqliteDatabase {
	readonly kind: 'sqlite';
}

export interface MysqlDatabase {
	readonly kind: 'mysql';
	readonly user: string;
	readonly password: string;
	readonly host: string;
	readonly port: number;
	readonly name: string;
}

export type Database = SqliteDatabase | MysqlDatabase;

const MYSQL_PORT = 3306;

/** Prefix of the store's tables. */
export const TABLE_PREFIX = 'wp_';

/**
 * Parses the value of --db.
 *
 * @param text `sqlite` or `mysql://user:password@host:port/name`
 * @throws SiteError `bad-option`
 */
export function parseDatabase( text: string ): Database {
	if ( text === 'sqlite' ) {
		return { kind: 'sqlite' };
	}
	const url = URL.canParse( text ) ? new URL( text ) : null;
	const name = decodeURIComponent( url?.pathname.slice( 1 ) ?? '' );
	if (
		url === null ||
		! [ 'mysql:', 'mariadb:' ].includes( url.protocol ) ||
		url.hostname === '' ||
		name === '' ||
		name.includes( '/' )
	) {
		throw new SiteError(
			'bad-option',
			`--db ${ text } is not a database address.`,
			'Use sqlite, or mysql://user:password@127.0.0.1:3306/name.'
		);
	}
	return {
		kind: 'mysql',
		user: decodeURIComponent( url.username ),
		password: decodeURIComponent( url.password ),
		host: url.hostname,
		port: url.port === '' ? MYSQL_PORT : Number( url.port ),
		name,
	};
}

/**
 * Describes the database, without the password.
 *
 * @param database the database
 */
export function describeDatabase( database: Database ): string {
	return database.kind === 'sqlite' ? 'SQLite' : `mysql://${ database.user }@${ database.host }:${ database.port }/${ database.name }`;
}

interface DatabaseReport {
	readonly version: string;
	readonly tables: number;
}

async function talkTo( php: PhpRuntime, database: MysqlDatabase, action: 'check' | 'drop' ): Promise< DatabaseReport > {
	const { exitCode, stdout, stderr } = await runCommand( php.binary, [
		'-d',
		'display_errors=stderr',
		path.join( PHP_DIR, 'database-check.php' ),
		JSON.stringify( { ...database, prefix: TABLE_PREFIX, action } ),
	] );
	if ( exitCode !== 0 ) {
		throw new SiteError(
			'database-refused',
			`The database ${ describeDatabase( database ) } refused: ${ stderr.trim() }`,
			'Check that the server runs and that user, password and rights are right.'
		);
	}
	const { version, tables }: Partial< Record< string, unknown > > = JSON.parse( stdout );
	return { version: String( version ), tables: Number( tables ) };
}

/**
 * Makes sure that a MariaDB or MySQL database can be used for a new store, and creates it when it is missing.
 *
 * @param php      PHP with mysqli
 * @param database the database
 * @return version of the server
 * @throws SiteError `database-refused` with the server's reason, `database-not-empty` because other data is never overwritten
 */
export async function checkDatabase( php: PhpRuntime, database: MysqlDatabase ): Promise< string > {
	const { version, tables } = await talkTo( php, database, 'check' );
	if ( tables > 0 ) {
		throw new SiteError(
			'database-not-empty',
			`The database ${ describeDatabase( database ) } holds ${ tables } tables already.`,
			'Name an empty database, or one that does not exist yet.'
		);
	}
	return version;
}

/**
 * Removes the tables of a store that this runner created.
 *
 * @param php      PHP with mysqli
 * @param database the database
 */
export async function dropTables( php: PhpRuntime, database: MysqlDatabase ): Promise< void > {
	await talkTo( php, database, 'drop' );
}
