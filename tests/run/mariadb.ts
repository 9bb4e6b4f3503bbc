import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '../site/free-port';

export interface MariaDb {
	/** Address for `npm start -- --db`, with the name of an empty database. */
	readonly address: string;
	stop: () => void;
}

async function waitFor( isReady: () => boolean, seconds: number ): Promise< boolean > {
	for ( let tries = 0; tries < seconds * 5; tries++ ) {
		if ( isReady() ) {
			return true;
		}
		await new Promise( ( resolve ) => setTimeout( resolve, 200 ) );
	}
	return false;
}

/**
 * Starts a separate MariaDB on loopback, with its data in a temporary folder, so that tests never use a server of the
 * machine.
 *
 * @throws Error when the server is not installed or does not answer within two minutes.
 */
export async function startMariaDb(): Promise< MariaDb > {
	const folder = mkdtempSync( path.join( tmpdir(), 'store-admin-mariadb-' ) );
	const socket = path.join( folder, 'socket' );
	const data = path.join( folder, 'data' );
	const made = spawnSync( 'mariadb-install-db', [ `--datadir=${ data }`, '--auth-root-authentication-method=normal', '--skip-test-db' ], {
		encoding: 'utf8',
	} );
	if ( made.status !== 0 ) {
		throw new Error( `MariaDB could not be set up (is mariadb-server installed?): ${ made.stderr }` );
	}
	const port = await findFreePort( 0 );
	const server = spawn(
		'mariadbd',
		[
			'--no-defaults',
			`--datadir=${ data }`,
			`--socket=${ socket }`,
			`--port=${ port }`,
			'--bind-address=127.0.0.1',
			'--user=root',
			'--innodb-flush-log-at-trx-commit=0',
		],
		{ stdio: 'ignore' }
	);
	const sql = ( text: string ) => spawnSync( 'mariadb', [ '--no-defaults', `--socket=${ socket }`, '-uroot', '-e', text ] ).status === 0;
	const stop = () => {
		server.kill( 'SIGKILL' );
		rmSync( folder, { recursive: true, force: true, maxRetries: 5 } );
	};
	const isUp = await waitFor( () => sql( 'SELECT 1' ), 120 );
	if (
		! isUp ||
		! sql( "CREATE DATABASE store; CREATE USER store@'127.0.0.1' IDENTIFIED BY 'store'; GRANT ALL ON *.* TO store@'127.0.0.1'" )
	) {
		stop();
		throw new Error( 'MariaDB did not start within two minutes.' );
	}
	return { address: `mysql://store:store@127.0.0.1:${ port }/store`, stop };
}
