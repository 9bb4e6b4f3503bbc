import { describe, expect, it } from '@jest/globals';
import { requireFreeSpace } from '../disk-space';
import { describeError, SiteError, toSiteError } from '../errors';

describe( 'toSiteError', () => {
	it.each( [
		Object.assign( new Error( 'write failed' ), { code: 'ENOSPC' } ),
		new Error( 'tar: Cannot write: No space left on device' ),
		new SiteError( 'php-failed', 'install.php failed: database or disk is full' ),
	] )( 'reports a full disk: %s', ( error ) => {
		expect( toSiteError( error ) ).toMatchObject( { code: 'no-disk' } );
	} );

	it.each( [
		[ 'ENOTDIR', 'it is a file' ],
		[ 'EACCES', 'permission denied' ],
		[ 'EROFS', 'read-only' ],
	] )( 'names a path that cannot be used: %s', ( code, reason ) => {
		const error = Object.assign( new Error( code ), { code, path: '/srv/store' } );
		expect( describeError( error ) ).toMatch(
			new RegExp( `^Error: /srv/store cannot be used: .*${ reason }.*\\nPut the store elsewhere` )
		);
	} );

	it( 'leaves other errors unchanged', () => {
		const error = new Error( 'something else' );
		expect( toSiteError( error ) ).toBe( error );
	} );
} );

describe( 'describeError', () => {
	it( 'has what happened and what to do, without a stack', () => {
		expect( describeError( new SiteError( 'port-taken', 'Port 1 is used.', 'Name another one.' ) ) ).toBe(
			'Error: Port 1 is used.\nName another one.'
		);
	} );

	it( 'has the stack of an unexpected error', () => {
		expect( describeError( new Error( 'odd' ) ) ).toContain( 'errors.test.ts' );
	} );
} );

describe( 'requireFreeSpace', () => {
	it( 'throws before a download that does not fit', async () => {
		await expect( requireFreeSpace( '/', Number.MAX_SAFE_INTEGER ) ).rejects.toMatchObject( { code: 'no-disk' } );
	} );

	it( 'allows a download that fits', async () => {
		await expect( requireFreeSpace( '/', 1 ) ).resolves.toBeUndefined();
	} );
} );
