import { createServer, type AddressInfo } from 'node:net';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { findFreePort } from '../free-port';
import { PROJECT_DIR } from '../paths';
import { runCommand } from '../run-command';
import { temporaryFolder } from './temporary-folder';

// Runs before the folder is removed, which has the state of the running store. These hooks run in the order of the code.
afterAll( async () => {
	const { stdout } = await site( 'stop' );
	expect( stdout ).toContain( 'has stopped' );
} );

const inFolder = temporaryFolder();

const CLI = path.join( PROJECT_DIR, 'tests/site/cli.ts' );
const TSX = path.join( PROJECT_DIR, 'node_modules/.bin/tsx' );
const PINNED = [ '--wordpress', 'npm', '--woocommerce', 'demo', '--no-build' ];

function site( command: string, ...args: readonly string[] ) {
	return runCommand( TSX, [ CLI, command, '--dir', inFolder( 'store' ), ...args ] );
}

describe( 'npm start', () => {
	it( 'creates a store in less than 60 s and prints its address', async () => {
		const startedAt = Date.now();
		const { exitCode, stdout } = await site( 'start', ...PINNED, '--port', String( await findFreePort( 8130 ) ) );
		expect( exitCode ).toBe( 0 );
		expect( Date.now() - startedAt ).toBeLessThan( 60000 );
		const url = /Address +(\S+)/.exec( stdout )?.[ 1 ] ?? '';
		expect( stdout ).toContain( 'SQLite, small seed data' );
		expect( stdout ).toMatch( /User +admin/ );
		expect( stdout ).toMatch( /Password +password/ );
		expect( stdout ).toContain( 'npm package @wp-playground/wordpress-builds, as asked for' );
		expect( ( await fetch( url ) ).url ).toContain( 'wp-login.php' );
	} );

	it( 'finds the running store', async () => {
		const { stdout } = await site( 'start', ...PINNED );
		expect( stdout ).toContain( 'running already' );
		expect( ( await site( 'info' ) ).stdout ).toContain( 'The store is running' );
	} );

	it( 'refuses other options for an existing store', async () => {
		const { exitCode, stderr } = await site( 'start', '--no-build', '--sub-folder', 'shop' );
		expect( exitCode ).toBe( 1 );
		expect( stderr ).toContain( 'npm run site:reset' );
		expect( stderr ).not.toContain( 'at ' + 'async' );
	} );

	it( 'stops and starts again in less than 5 s, also on another port', async () => {
		expect( ( await site( 'stop' ) ).stdout ).toContain( 'has stopped' );
		const askedAt = Date.now();
		expect( ( await site( 'info' ) ).stdout ).toContain( 'not running' );
		const startedAt = Date.now();
		const port = await findFreePort( 8135 );
		const { stdout } = await site( 'start', ...PINNED, '--port', String( port ) );
		// A command that starts nothing shows how slow the machine is: it took 0.5 s on the machine for which the limit was chosen.
		expect( Date.now() - startedAt ).toBeLessThan( Math.max( 5000, 10 * ( startedAt - askedAt ) ) );
		expect( stdout ).toContain( `http://127.0.0.1:${ port }/wp-admin/` );
		const page = await fetch( `http://127.0.0.1:${ port }/` );
		expect( await page.text() ).toContain( `http://127.0.0.1:${ port }/wp-includes/` );
	} );

	it( 'deletes a store, but no other folder', async () => {
		expect( ( await site( 'reset' ) ).exitCode ).toBe( 0 );
		expect( existsSync( inFolder( 'store' ) ) ).toBe( false );
		await mkdir( inFolder( 'mine' ) );
		await writeFile( inFolder( 'mine/file' ), 'precious' );
		const { exitCode } = await runCommand( TSX, [ CLI, 'reset', '--dir', inFolder( 'mine' ) ] );
		expect( exitCode ).toBe( 1 );
		expect( await readFile( inFolder( 'mine/file' ), 'utf8' ) ).toBe( 'precious' );
	} );

	it( 'says when the port is taken', async () => {
		const other = createServer();
		await new Promise< void >( ( resolve ) => other.listen( 0, '127.0.0.1', resolve ) );
		const { port } = other.address() as AddressInfo;
		try {
			const { exitCode, stderr } = await site( 'start', ...PINNED, '--port', String( port ) );
			expect( exitCode ).toBe( 1 );
			expect( stderr ).toContain( `Port ${ port } is used by another program.` );
		} finally {
			other.close();
		}
	} );

	it( 'says when the database refuses', async () => {
		const { exitCode, stderr } = await site( 'start', ...PINNED, '--db', 'mysql://nobody:nothing@127.0.0.1:9/none' );
		expect( exitCode ).toBe( 1 );
		expect( stderr ).toContain( 'mysql://nobody@127.0.0.1:9/none refused: ' );
		expect( stderr ).not.toContain( 'nothing' );
		expect( existsSync( inFolder( 'store' ) ) ).toBe( false );
	} );

	it( 'says at once that the large seed data needs another database', async () => {
		const { exitCode, stderr } = await site( 'start', ...PINNED, '--seed', 'large' );
		expect( exitCode ).toBe( 1 );
		expect( stderr ).toContain( '--seed large together with --db' );
		expect( existsSync( inFolder( 'store' ) ) ).toBe( false );
	} );

	async function leaveHalfAStore( makerPid: number ): Promise< void > {
		await mkdir( inFolder( 'store' ), { recursive: true } );
		const state = { format: 1, token: 'x', isInstalled: false, makerPid, subFolder: '', database: { kind: 'sqlite' } };
		await writeFile( inFolder( 'store/site.json' ), JSON.stringify( state ) );
	}

	it( 'stops while another start works in the same folder', async () => {
		await leaveHalfAStore( process.pid );
		const { exitCode, stderr } = await site( 'start', ...PINNED );
		expect( exitCode ).toBe( 1 );
		expect( stderr ).toContain( `Process ${ process.pid } is making the store` );
	} );

	it( 'starts over after an interrupted start, here with a store without seed data', async () => {
		await leaveHalfAStore( 0 );
		const { exitCode, stdout } = await site( 'start', ...PINNED, '--seed', 'none' );
		expect( exitCode ).toBe( 0 );
		expect( stdout ).toContain( 'starting over' );
		expect( stdout ).not.toContain( 'seed data' );
	} );
} );
