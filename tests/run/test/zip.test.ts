import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { listPluginFiles, packPlugin } from '../plugin-zip';

const SHIPPED = [
	'LICENSE',
	'assets/tick.svg',
	'build/chunks/home.0123456789.js',
	'build/main-rtl.css',
	'build/main.asset.php',
	'build/main.js',
	'php/Admin/Takeover.php',
	'php/Plugin.php',
	'readme.txt',
	'store-admin.php',
	'uninstall.php',
];
const NOT_SHIPPED = [
	'README.md',
	'assets/README.md',
	'assets/.DS_Store',
	'build/main.js.map',
	'build/chunks/home.0123456789.css.map',
	'client/main.tsx',
	'package.json',
	'tests/demo-store/demo-store.php',
	'vendor/autoload.php',
];

let root: string;

function write( file: string ): void {
	mkdirSync( path.join( root, path.dirname( file ) ), { recursive: true } );
	writeFileSync( path.join( root, file ), `content of ${ file }` );
}

beforeEach( () => {
	root = mkdtempSync( path.join( tmpdir(), 'store-admin-zip-' ) );
	[ ...SHIPPED, ...NOT_SHIPPED ].forEach( write );
} );

afterEach( () => rmSync( root, { recursive: true, force: true } ) );

describe( 'the plugin zip', () => {
	it( 'contains what a site needs and no files for developers', () => {
		expect( listPluginFiles( root ) ).toEqual( SHIPPED );
	} );

	it( 'contains static files and translations when there are any', () => {
		rmSync( path.join( root, 'assets' ), { recursive: true } );
		expect( listPluginFiles( root ) ).not.toContain( 'assets/tick.svg' );
		write( 'languages/store-admin-de_DE.mo' );
		expect( listPluginFiles( root ) ).toContain( 'languages/store-admin-de_DE.mo' );
	} );

	it( 'has one folder with all files', () => {
		const files = unzipSync( packPlugin( root ) );
		expect( Object.keys( files ) ).toEqual( SHIPPED.map( ( file ) => `store-admin/${ file }` ) );
		expect( strFromU8( files[ 'store-admin/php/Plugin.php' ] ?? new Uint8Array() ) ).toBe( 'content of php/Plugin.php' );
	} );

	it( 'has the same bytes when the files are the same', () => {
		const first = packPlugin( root );
		write( 'build/main.js' );
		expect( Buffer.from( packPlugin( root ) ).equals( Buffer.from( first ) ) ).toBe( true );
	} );

	it( 'is not made without a build', () => {
		rmSync( path.join( root, 'build' ), { recursive: true } );
		expect( () => packPlugin( root ) ).toThrow( 'The zip needs build' );
	} );
} );
