import { describe, expect, it } from '@jest/globals';
import type { Machine } from '../../site/machine';
import { inspectMachine, prepareMachine } from '../prepare-machine';
import type { Present } from '../test-tools';

const DEBIAN: Machine = { platform: 'linux', osRelease: 'ID=debian\n', isRoot: true };
const UBUNTU: Machine = { platform: 'linux', osRelease: 'ID=ubuntu\nID_LIKE=debian\n', isRoot: true };
const FEDORA: Machine = { platform: 'linux', osRelease: 'ID=fedora\n', isRoot: false };
const OTHER: Machine = { platform: 'linux', osRelease: 'ID=nixos\n', isRoot: true };

const NOTHING: Present = { phpModules: new Set(), hasBrowser: false, hasProgram: () => false };
const MODULES = [ 'curl', 'dom', 'gd', 'mbstring', 'mysqli', 'pdo_sqlite', 'tokenizer', 'zip' ];
const EVERYTHING: Present = { phpModules: new Set( MODULES ), hasBrowser: true, hasProgram: () => true };

interface Given {
	readonly present: Present;
	readonly machine: Machine;
	readonly isQuick?: boolean;
	/** Exit code of `apt-get install`. */
	readonly exitCode?: number;
}

/** Prepares a machine without changing this one. */
async function prepare( { present, machine, isQuick = false, exitCode = 0 }: Given ) {
	const commands: string[] = [];
	const said: string[] = [];
	const isReady = await prepareMachine( {
		present,
		machine,
		isQuick,
		say: ( text ) => said.push( text ),
		run: ( command, args ) => {
			commands.push( [ command, ...args ].join( ' ' ) );
			return Promise.resolve( { exitCode: args[ 0 ] === 'install' ? exitCode : 0, stdout: '', stderr: 'E: no such package' } );
		},
	} );
	return { isReady, commands, said: said.join( '\n' ) };
}

describe( 'prepareMachine', () => {
	it( 'does nothing where nothing is missing', async () => {
		expect( await prepare( { present: EVERYTHING, machine: DEBIAN } ) ).toEqual( { isReady: true, commands: [], said: '' } );
	} );

	it( 'installs everything on a fresh Debian', async () => {
		const { isReady, commands } = await prepare( { present: NOTHING, machine: DEBIAN } );
		expect( isReady ).toBe( true );
		expect( commands[ 0 ] ).toBe( 'apt-get update' );
		expect( commands[ 1 ] ).toMatch(
			/^apt-get install -y --no-install-recommends php-cli .*composer unzip mariadb-server chromium chromium-headless-shell$/
		);
	} );

	it( 'installs only what is missing', async () => {
		const present = { ...EVERYTHING, hasProgram: ( name: string ) => name !== 'mariadbd' };
		const { commands } = await prepare( { present, machine: DEBIAN } );
		expect( commands[ 1 ] ).toBe( 'apt-get install -y --no-install-recommends mariadb-server' );
	} );

	it( 'gets the browser from Playwright on Ubuntu, whose own one is a snap', async () => {
		const { commands } = await prepare( { present: { ...EVERYTHING, hasBrowser: false }, machine: UBUNTU } );
		expect( commands ).toEqual( [ 'npx playwright-core install --with-deps chromium' ] );
	} );

	it( 'installs neither browser nor database for the quick checks', async () => {
		const { commands } = await prepare( { present: NOTHING, machine: UBUNTU, isQuick: true } );
		expect( commands[ 1 ] ).toMatch( /php-cli php-xml php-mbstring composer unzip$/ );
		expect( commands ).toHaveLength( 2 );
	} );

	it.each( [
		[ 'a user without root rights', { ...UBUNTU, isRoot: false }, 'sudo apt-get install -y --no-install-recommends php-cli' ],
		[ 'another distribution', FEDORA, 'sudo dnf install -y php-cli' ],
		[ 'a Mac', { platform: 'darwin', osRelease: '', isRoot: false } as const, 'brew install php' ],
	] )( 'installs nothing for %s and says the command', async ( _case, machine, command ) => {
		const { isReady, commands, said } = await prepare( { present: NOTHING, machine } );
		expect( isReady ).toBe( false );
		expect( commands ).toEqual( [] );
		expect( said ).toContain( `Run this and start again:\n  ${ command }` );
	} );

	it( 'names what is missing where no package manager is known', async () => {
		const { isReady, said } = await prepare( { present: { ...EVERYTHING, hasBrowser: false }, machine: OTHER } );
		expect( isReady ).toBe( false );
		expect( said ).toBe( 'The tests need Chromium.\nInstall these and start again.' );
	} );

	it( 'prints why an installation failed', async () => {
		const { isReady, said } = await prepare( { present: NOTHING, machine: DEBIAN, exitCode: 100 } );
		expect( isReady ).toBe( false );
		expect( said ).toContain( 'That failed: E: no such package' );
	} );
} );

describe( 'inspectMachine', () => {
	it( 'lists the modules of PHP in lower case and finds programs in the search path', async () => {
		const stdout = '[PHP Modules]\ncurl\nPDO\npdo_sqlite\n';
		const { phpModules, hasProgram } = await inspectMachine( true, () => Promise.resolve( { exitCode: 0, stdout, stderr: '' } ) );
		expect( [ phpModules.has( 'pdo' ), phpModules.has( 'pdo_sqlite' ), phpModules.has( 'gd' ) ] ).toEqual( [ true, true, false ] );
		expect( [ hasProgram( 'node' ), hasProgram( 'no-such-program' ) ] ).toEqual( [ true, false ] );
	} );

	it( 'finds no module where there is no PHP', async () => {
		const { phpModules } = await inspectMachine( true, () => Promise.resolve( { exitCode: 127, stdout: '', stderr: 'not found' } ) );
		expect( phpModules.has( 'dom' ) ).toBe( false );
	} );
} );
