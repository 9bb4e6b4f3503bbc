import { buildClient } from './build-client';
import { describeDatabase } from './database';
import { eraseStore } from './erase-store';
import { describeError, SiteError } from './errors';
import { PASSWORD, ADMIN } from './install';
import { HELP, readCommandLine, type CommandLine } from './options';
import { sitePaths } from './paths';
import { findPhp } from './php-runtime';
import { consoleProgress } from './progress';
import { runningPid, stopServer } from './server';
import { readState, type SiteState } from './site-state';
import { startSite } from './start-site';

function say( text: string ): void {
	process.stdout.write( `${ text }\n` );
}

function describeStore( dir: string, state: SiteState ): string {
	const paths = sitePaths( dir, state.subFolder );
	return [
		`  Address    ${ state.url }/wp-admin/admin.php?page=wc-admin`,
		`  User       ${ ADMIN }  (also: shopmanager, editor, subscriber)`,
		`  Password   ${ PASSWORD }`,
		`  WordPress  ${ state.wordpress.version } (${ state.wordpress.origin })`,
		`  Host       ${ state.host.version } (${ state.host.origin })`,
		`  Database   ${ describeDatabase( state.database ) }${ state.seed === '' ? '' : `, ${ state.seed } seed data` }`,
		`  Folder     ${ paths.dir }`,
		`  Logs       ${ paths.phpLog }, ${ paths.serverLog }`,
	].join( '\n' );
}

async function start( line: CommandLine ): Promise< void > {
	const startedAt = Date.now();
	const progress = consoleProgress( process.stdout );
	const site = await startSite( { ...line.start, progress } );
	const failure = line.hasBuild ? await buildClient( progress ) : null;
	const seconds = ( ( Date.now() - startedAt ) / 1000 ).toFixed( 1 );
	say( site.wasRunning ? '\nThe store is running already.' : `\nThe store is ready after ${ seconds } s.` );
	say( describeStore( site.dir, site.state ) );
	say( '\nIt runs until "npm run site:stop"; "npm run site:reset" erases it.' );
	if ( failure !== null ) {
		throw failure;
	}
}

async function requireState( dir: string ): Promise< SiteState > {
	const state = await readState( sitePaths( dir, '' ).stateFile );
	if ( state === null ) {
		throw new SiteError( 'not-found', `There is no store in ${ dir }.`, 'Run "npm start" to make one.' );
	}
	return state;
}

async function stop( { dir }: CommandLine ): Promise< void > {
	const state = await requireState( dir );
	const paths = sitePaths( dir, state.subFolder );
	const pid = await runningPid( paths, state.port, state.token );
	if ( pid === null ) {
		say( 'The store is not running.' );
		return;
	}
	await stopServer( pid, paths );
	say( `The store at ${ state.url } has stopped.` );
}

async function reset( { dir }: CommandLine ): Promise< void > {
	const state = await requireState( dir );
	const php = await findPhp( {
		needsMysql: state.database.kind === 'mysql',
		progress: consoleProgress( process.stdout ),
	} );
	await eraseStore( dir, php );
	say( 'The store is erased. "npm start" makes a new one.' );
}

async function info( { dir }: CommandLine ): Promise< void > {
	const state = await requireState( dir );
	const paths = sitePaths( dir, state.subFolder );
	const pid = await runningPid( paths, state.port, state.token );
	say( pid === null ? 'The store is not running.' : `The store is running (process ${ pid }).` );
	say( describeStore( dir, state ) );
}

const ACTIONS: Record< CommandLine[ 'command' ], ( line: CommandLine ) => Promise< void > > = { start, stop, reset, info };

async function main(): Promise< void > {
	const line = readCommandLine( process.argv.slice( 2 ) );
	if ( line.hasHelp ) {
		say( HELP );
		return;
	}
	await ACTIONS[ line.command ]( line );
}

main().catch( ( error: unknown ) => {
	process.stderr.write( `\n${ describeError( error ) }\n` );
	process.exitCode = 1;
} );
