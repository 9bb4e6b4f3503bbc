import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from '@jest/globals';

/** A temporary folder for the tests of one file. */
export function temporaryFolder(): ( name: string ) => string {
	let folder = '';
	beforeAll( () => {
		folder = mkdtempSync( path.join( tmpdir(), 'store-admin-test-' ) );
	} );
	afterAll( () => {
		rmSync( folder, { recursive: true, force: true } );
	} );
	return ( name ) => path.join( folder, name );
}
