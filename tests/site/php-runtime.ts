import { installPhp } from './php-install';
import { SiteError } from './errors';
import type { Progress } from './progress';
import { runCommand } from './run-command';

/** A PHP that can run the store. */
export interface PhpRuntime {
	readonly binary: string;
	readonly version: string;
}

interface PhpReport extends PhpRuntime {
	readonly versionId: number;
	readonly missing: readonly string[];
}

const LOWEST_VERSION_ID = 80100;

const ANSWER_MARK = 'answer:';

const PROBE = `echo '${ ANSWER_MARK }', json_encode( array( PHP_VERSION, PHP_VERSION_ID, get_loaded_extensions() ) );`;

/**
 * The extensions that a store needs, as PHP names them.
 *
 * @param needsMysql whether the database is MariaDB or MySQL
 */
function neededExtensions( needsMysql: boolean ): readonly string[] {
	return [ 'curl', 'json', 'mbstring', 'pdo_sqlite', 'xml', ...( needsMysql ? [ 'mysqli' ] : [] ) ];
}

async function inspect( binary: string, needsMysql: boolean ): Promise< PhpReport | null > {
	const { exitCode, stdout } = await runCommand( binary, [ '-r', PROBE ] );
	if ( exitCode !== 0 ) {
		return null;
	}
	// A broken php.ini may print warnings before the answer.
	const answer: unknown = JSON.parse( stdout.slice( stdout.lastIndexOf( ANSWER_MARK ) + ANSWER_MARK.length ) );
	if ( ! Array.isArray( answer ) || ! Array.isArray( answer[ 2 ] ) ) {
		return null;
	}
	const loaded = answer[ 2 ].map( ( name ) => String( name ).toLowerCase() );
	return {
		binary,
		version: String( answer[ 0 ] ),
		versionId: Number( answer[ 1 ] ),
		missing: neededExtensions( needsMysql ).filter( ( name ) => ! loaded.includes( name ) ),
	};
}

function isUsable( report: PhpReport | null ): report is PhpReport {
	return report !== null && report.versionId >= LOWEST_VERSION_ID && report.missing.length === 0;
}

/**
 * Describes what is wrong with a PHP.
 *
 * @param report facts about the PHP, null when there is none
 */
function complaint( report: PhpReport | null ): string {
	if ( report === null ) {
		return 'PHP is not installed';
	}
	return report.versionId < LOWEST_VERSION_ID
		? `PHP ${ report.version } (${ report.binary }) is too old, 8.1 or newer is needed`
		: `PHP ${ report.version } (${ report.binary }) lacks ${ report.missing.join( ', ' ) }`;
}

export interface FindPhpOptions {
	readonly needsMysql: boolean;
	readonly progress: Progress;
	readonly environment?: NodeJS.ProcessEnv;
}

/**
 * Finds a PHP >= 8.1 with the needed extensions: the one that STORE_ADMIN_PHP names, else `php`, else the
 * distribution's, which is installed as root on Debian or Ubuntu.
 *
 * @param options requirements
 * @throws SiteError `php-missing` with the command to run, `php-wrong` when the named PHP does not meet the requirements
 */
export async function findPhp( options: FindPhpOptions ): Promise< PhpRuntime > {
	const { needsMysql, progress } = options;
	const environment = options.environment ?? process.env;
	const chosen = environment[ 'STORE_ADMIN_PHP' ];
	if ( chosen !== undefined && chosen !== '' ) {
		const report = await inspect( chosen, needsMysql );
		if ( isUsable( report ) ) {
			return report;
		}
		const problem = report === null ? 'that is no PHP' : complaint( report );
		throw new SiteError( 'php-wrong', `STORE_ADMIN_PHP names ${ chosen }, but ${ problem }.` );
	}
	const first = await inspect( 'php', needsMysql );
	if ( isUsable( first ) ) {
		return first;
	}
	await installPhp( complaint( first ), progress );
	for ( const binary of [ 'php', '/usr/bin/php' ] ) {
		const report = await inspect( binary, needsMysql );
		if ( isUsable( report ) ) {
			return report;
		}
	}
	throw new SiteError(
		'php-wrong',
		`The distribution's packages were installed, but ${ complaint( await inspect( 'php', needsMysql ) ) }.`,
		'Install PHP 8.1 or newer and name it in STORE_ADMIN_PHP.'
	);
}
