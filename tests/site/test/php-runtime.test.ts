import { chmod, writeFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import { findPhp } from '../php-runtime';
import { silentProgress } from '../progress';
import { temporaryFolder } from './temporary-folder';

const inFolder = temporaryFolder();

const ALL = [ 'curl', 'json', 'mbstring', 'PDO', 'pdo_sqlite', 'xml' ];

/** A program that answers like PHP when it is asked for its version. */
async function fakePhp( name: string, version: string, versionId: number, extensions: readonly string[] ): Promise< string > {
	const file = inFolder( name );
	const answer = JSON.stringify( [ version, versionId, extensions ] );
	await writeFile( file, `#!/bin/sh\necho 'Warning: broken php.ini'\necho 'answer:${ answer }'\n` );
	await chmod( file, 0o755 );
	return file;
}

function find( binary: string, needsMysql = false ) {
	return findPhp( { needsMysql, progress: silentProgress, environment: { STORE_ADMIN_PHP: binary } } );
}

describe( 'findPhp', () => {
	it( 'uses the named PHP', async () => {
		const binary = await fakePhp( 'good', '8.3.1', 80301, ALL );
		await expect( find( binary ) ).resolves.toMatchObject( { binary, version: '8.3.1' } );
	} );

	it( 'refuses a PHP that is too old', async () => {
		const binary = await fakePhp( 'old', '8.0.30', 80030, ALL );
		await expect( find( binary ) ).rejects.toMatchObject( { code: 'php-wrong', message: expect.stringContaining( 'PHP 8.0.30' ) } );
	} );

	it( 'names missing extensions', async () => {
		const binary = await fakePhp( 'bare', '8.2.0', 80200, [ 'json', 'xml' ] );
		await expect( find( binary ) ).rejects.toThrow( 'lacks curl, mbstring, pdo_sqlite' );
	} );

	it( 'requires the MySQL extension only when it is needed', async () => {
		const binary = await fakePhp( 'nomysql', '8.2.0', 80200, ALL );
		await expect( find( binary ) ).resolves.toMatchObject( { binary } );
		await expect( find( binary, true ) ).rejects.toThrow( 'lacks mysqli' );
	} );

	it( 'says that there is no PHP', async () => {
		await expect( find( inFolder( 'nothing' ) ) ).rejects.toMatchObject( { code: 'php-wrong' } );
	} );
} );
