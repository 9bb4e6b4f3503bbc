import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { aptInstall, type RunCommand } from '../site/apt-install';
import { installsWithoutAsking, type Machine } from '../site/machine';
import { runCommand } from '../site/run-command';
import { findLack, PLAYWRIGHT_BROWSER, type Lack, type Present } from './test-tools';

function isProgram( file: string ): boolean {
	try {
		accessSync( file, constants.X_OK );
		return true;
	} catch {
		return false;
	}
}

/**
 * Finds out what this machine has.
 *
 * @param hasBrowser whether Playwright finds a Chromium
 * @param run        function that runs `php`
 */
export async function inspectMachine( hasBrowser: boolean, run: RunCommand = runCommand ): Promise< Present > {
	const { stdout } = await run( process.env[ 'STORE_ADMIN_PHP' ] || 'php', [ '-m' ] );
	// The MariaDB server is outside the search path of users who are not root.
	const folders = [ ...( process.env[ 'PATH' ] ?? '' ).split( path.delimiter ), '/usr/sbin' ];
	return {
		phpModules: new Set( stdout.toLowerCase().split( /\s*\n\s*/ ) ),
		hasBrowser,
		hasProgram: ( name ) => folders.some( ( folder ) => isProgram( path.join( folder, name ) ) ),
	};
}

async function install( { packages, needsPlaywrightBrowser }: Lack, run: RunCommand ): Promise< string > {
	if ( packages.length > 0 ) {
		const { exitCode, stderr } = await aptInstall( packages, () => undefined, run );
		if ( exitCode !== 0 ) {
			return stderr.trim();
		}
	}
	if ( needsPlaywrightBrowser ) {
		const [ command, ...args ] = PLAYWRIGHT_BROWSER;
		const { exitCode, stderr } = await run( command, args );
		return exitCode === 0 ? '' : stderr.trim();
	}
	return '';
}

export interface Preparation {
	readonly present: Present;
	readonly machine: Machine;
	/** Whether only `npm run check` will run. */
	readonly isQuick: boolean;
	readonly say: ( text: string ) => void;
	readonly run?: RunCommand;
}

/**
 * Installs what the tests need and this machine lacks: as root on Debian or Ubuntu, as in CI and containers. Elsewhere
 * it prints the command that does so.
 *
 * @return whether the tests can run
 */
export async function prepareMachine( { present, machine, isQuick, say, run = runCommand }: Preparation ): Promise< boolean > {
	const lack = findLack( present, machine, isQuick );
	if ( lack === null ) {
		return true;
	}
	const names = lack.names.join( ', ' );
	if ( ! installsWithoutAsking( machine ) ) {
		say( `The tests need ${ names }.` );
		say( lack.command === '' ? 'Install these and start again.' : `Run this and start again:\n  ${ lack.command }` );
		return false;
	}
	say( `Installing ${ names }:\n  ${ lack.command }` );
	const problem = await install( lack, run );
	if ( problem !== '' ) {
		say( `That failed: ${ problem }\nRun this and start again:\n  ${ lack.command }` );
	}
	return problem === '';
}
