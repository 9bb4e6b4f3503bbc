import { afterEach, expect, jest, test } from '@jest/globals';
import { downloadCsv } from '../download-csv';

afterEach( () => {
	jest.useRealTimers();
	jest.restoreAllMocks();
} );

/** Replaces URL.createObjectURL, which jsdom does not have, and records its calls. */
function takeFiles(): { readonly files: Blob[]; readonly revoked: string[] } {
	const files: Blob[] = [];
	const revoked: string[] = [];
	Object.assign( URL, {
		createObjectURL: ( file: Blob ) => `blob:${ files.push( file ) }`,
		revokeObjectURL: ( url: string ) => revoked.push( url ),
	} );
	return { files, revoked };
}

test( 'downloadCsv saves a named UTF-8 file with a byte order mark, and revokes its URL later', async () => {
	jest.useFakeTimers();
	const { files, revoked } = takeFiles();
	const clicked: string[] = [];
	jest.spyOn( HTMLAnchorElement.prototype, 'click' ).mockImplementation( function ( this: HTMLAnchorElement ) {
		clicked.push( `${ this.download } ${ this.href }` );
	} );
	downloadCsv( 'orders.csv', 'Größe\n' );
	expect( clicked ).toEqual( [ 'orders.csv blob:1' ] );
	expect( document.querySelector( 'a' ) ).toBeNull();
	expect( files[ 0 ]?.type ).toBe( 'text/csv;charset=utf-8' );
	expect( revoked ).toEqual( [] );
	jest.runAllTimers();
	expect( revoked ).toEqual( [ 'blob:1' ] );
	jest.useRealTimers();
	expect( [ ...( await bytesOf( files[ 0 ] ) ) ].slice( 0, 3 ) ).toEqual( [ 0xef, 0xbb, 0xbf ] );
} );

async function bytesOf( file: Blob | undefined ): Promise< Uint8Array > {
	const reader = new FileReader();
	return new Promise( ( resolve ) => {
		reader.onload = () => resolve( new Uint8Array( reader.result as ArrayBuffer ) );
		reader.readAsArrayBuffer( file ?? new Blob() );
	} );
}
