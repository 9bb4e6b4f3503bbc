import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import { unpackZip } from '../zip-archive';
import { temporaryFolder } from './temporary-folder';
import { writeZip, zipBytes } from './zip-fixture';

const inFolder = temporaryFolder();

const MEMBERS = [
	{ name: 'wordpress/', content: '', isStored: true },
	{ name: 'wordpress/index.php', content: '<?php // hello hello hello' },
	{ name: 'wordpress/a/b.txt', content: 'deep', isStored: true },
];

describe( 'unpackZip', () => {
	it( 'unpacks compressed and stored files and reports progress', async () => {
		const zip = inFolder( 'good.zip' );
		await writeZip( zip, MEMBERS );
		const seen: number[] = [];
		await unpackZip( zip, inFolder( 'good' ), ( percent ) => seen.push( Math.round( percent ) ) );
		expect( await readFile( inFolder( 'good/wordpress/index.php' ), 'utf8' ) ).toBe( '<?php // hello hello hello' );
		expect( await readFile( inFolder( 'good/wordpress/a/b.txt' ), 'utf8' ) ).toBe( 'deep' );
		expect( seen ).toEqual( [ 33, 67, 100 ] );
	} );

	it( 'refuses a truncated file', async () => {
		const zip = inFolder( 'short.zip' );
		await writeFile( zip, zipBytes( MEMBERS ).subarray( 0, 100 ) );
		await expect( unpackZip( zip, inFolder( 'short' ) ) ).rejects.toMatchObject( { code: 'broken-archive' } );
	} );

	it( 'refuses a file with a changed byte in it', async () => {
		const zip = inFolder( 'changed.zip' );
		const bytes = zipBytes( MEMBERS );
		const at = bytes.indexOf( 'deep' );
		bytes[ at ] = 'D'.charCodeAt( 0 );
		await writeFile( zip, bytes );
		await expect( unpackZip( zip, inFolder( 'changed' ) ) ).rejects.toThrow( 'wordpress/a/b.txt is damaged' );
	} );

	it( 'refuses a file that is not a zip file', async () => {
		const zip = inFolder( 'page.zip' );
		await writeFile( zip, '<html>Not found</html>' );
		await expect( unpackZip( zip, inFolder( 'page' ) ) ).rejects.toMatchObject( { code: 'broken-archive' } );
	} );

	it( 'writes no file outside of the folder', async () => {
		const zip = inFolder( 'evil.zip' );
		await writeZip( zip, [ { name: '../evil.txt', content: 'x' } ] );
		await expect( unpackZip( zip, inFolder( 'evil' ) ) ).rejects.toThrow( 'points outside of it' );
		expect( existsSync( inFolder( 'evil.txt' ) ) ).toBe( false );
	} );

	it( 'names a missing file', async () => {
		await expect( unpackZip( inFolder( 'none.zip' ), inFolder( 'none' ) ) ).rejects.toMatchObject( { code: 'not-found' } );
	} );
} );
