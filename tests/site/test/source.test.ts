import { mkdir, writeFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { findMarked, readWish } from '../source';
import { temporaryFolder } from './temporary-folder';

const inFolder = temporaryFolder();

beforeAll( async () => {
	await mkdir( inFolder( 'wrapped/wordpress' ), { recursive: true } );
	await mkdir( inFolder( 'flat' ) );
	await writeFile( inFolder( 'wrapped/wordpress/mark.php' ), '' );
	await writeFile( inFolder( 'flat/mark.php' ), '' );
	await writeFile( inFolder( 'a.zip' ), '' );
	await writeFile( inFolder( 'a.txt' ), '' );
} );

describe( 'readWish', () => {
	it( 'distinguishes folder, zip file, version and auto', () => {
		expect( readWish( 'wordpress', inFolder( 'flat' ) ) ).toEqual( { kind: 'folder', path: inFolder( 'flat' ) } );
		expect( readWish( 'wordpress', inFolder( 'a.zip' ) ) ).toEqual( { kind: 'zip', path: inFolder( 'a.zip' ) } );
		expect( readWish( 'wordpress', '6.8.2' ) ).toEqual( { kind: 'version', version: '6.8.2' } );
		expect( readWish( 'wordpress', '6.9-RC1' ) ).toEqual( { kind: 'version', version: '6.9-RC1' } );
		expect( readWish( 'wordpress', 'auto' ) ).toEqual( { kind: 'auto' } );
	} );

	it( 'names the option when the path is wrong', () => {
		expect( () => readWish( 'woocommerce', inFolder( 'b.zip' ) ) ).toThrow(
			expect.objectContaining( { code: 'not-found', message: expect.stringContaining( '--woocommerce' ) } )
		);
		expect( () => readWish( 'woocommerce', inFolder( 'a.txt' ) ) ).toThrow( expect.objectContaining( { code: 'bad-option' } ) );
	} );
} );

describe( 'findMarked', () => {
	it( 'searches the folder, and the only folder of a zip file', async () => {
		expect( await findMarked( inFolder( 'flat' ), 'mark.php' ) ).toBe( inFolder( 'flat' ) );
		expect( await findMarked( inFolder( 'wrapped' ), 'mark.php' ) ).toBe( inFolder( 'wrapped/wordpress' ) );
		expect( await findMarked( inFolder( 'wrapped' ), 'other.php' ) ).toBeNull();
	} );
} );
