import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createScreen } from '../create-screen';

let screens: string;

beforeEach( () => {
	screens = mkdtempSync( path.join( tmpdir(), 'store-admin-screens-' ) );
} );

afterEach( () => rmSync( screens, { recursive: true, force: true } ) );

const read = ( file: string ) => readFileSync( path.join( screens, file ), 'utf8' );

/** Files that a TypeScript file imports by a relative path and that must be in the same folder. */
const siblingsOf = ( file: string ) =>
	[ ...read( file ).matchAll( /'(\.{1,2}\/[\w-]+(?:\.scss)?)'/g ) ].map( ( [ , target = '' ] ) =>
		path.posix.join( path.posix.dirname( file ), target )
	);

describe( 'a new screen', () => {
	it( 'has a route, a screen, a hook, a style and a test', () => {
		expect( createScreen( screens, 'orders' ) ).toEqual( [
			'orders/route.tsx',
			'orders/orders-screen.tsx',
			'orders/use-orders.ts',
			'orders/style.scss',
			'orders/test/orders-screen.test.tsx',
		] );
		expect( readdirSync( path.join( screens, 'orders' ) ) ).toHaveLength( 5 );
	} );

	it( 'of an area has its own names and reaches the shared folder', () => {
		createScreen( screens, 'orders/tax-refunds' );
		const route = read( 'orders/tax-refunds/route.tsx' );
		expect( route ).toContain( "path: '/orders/tax-refunds'" );
		expect( route ).toContain( "__( 'Tax refunds', 'store-admin' )" );
		expect( route ).toContain( 'export function taxRefundsPages()' );
		expect( route ).toContain( "from '../../../shared/page-definition'" );
		expect( read( 'orders/tax-refunds/test/tax-refunds-screen.test.tsx' ) ).toContain( "from '../../../../../tests/js/render'" );
	} );

	it( 'imports only files that were made', () => {
		const files = createScreen( screens, 'orders' );
		const made = new Set( files.flatMap( ( file ) => [ file, file.replace( /\.tsx?$/, '' ) ] ) );
		const imported = files.filter( ( file ) => ! file.endsWith( '.scss' ) ).flatMap( siblingsOf );
		expect( imported.length ).toBeGreaterThan( 3 );
		expect( imported.filter( ( file ) => ! made.has( file ) ) ).toEqual( [] );
	} );

	it( 'knows the data stores in its hook alone', () => {
		const files = createScreen( screens, 'orders' );
		expect( files.filter( ( file ) => read( file ).includes( '@store-admin/data' ) ) ).toEqual( [ 'orders/use-orders.ts' ] );
	} );

	it.each( [ '', 'Orders', 'my_orders', '../orders', 'orders/', 'a/b/c', 'orders--list', '1st', 'orders.tsx' ] )(
		'is refused the name "%s"',
		( name ) => {
			expect( () => createScreen( screens, name ) ).toThrow( 'is no name for a screen' );
			expect( readdirSync( screens ) ).toEqual( [] );
		}
	);

	it( 'never overwrites one', () => {
		createScreen( screens, 'orders' );
		const before = read( 'orders/route.tsx' );
		expect( () => createScreen( screens, 'orders' ) ).toThrow( 'is there already' );
		expect( read( 'orders/route.tsx' ) ).toBe( before );
	} );
} );
