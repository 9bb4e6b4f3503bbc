import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createScreen } from '../create-screen';

let client: string;

beforeEach( () => {
	client = mkdtempSync( path.join( tmpdir(), 'store-admin-screens-' ) );
} );

afterEach( () => rmSync( client, { recursive: true, force: true } ) );

const read = ( file: string ) => readFileSync( path.join( client, file ), 'utf8' );

/** Files that a TypeScript file imports by a relative path and that must be in the same folder. */
const siblingsOf = ( file: string ) =>
	[ ...read( file ).matchAll( /'(\.{1,2}\/[\w-]+(?:\.scss)?)'/g ) ].map( ( [ , target = '' ] ) =>
		path.posix.join( path.posix.dirname( file ), target )
	);

describe( 'createScreen', () => {
	it( 'creates a manifest, a route, a screen, a hook, a stylesheet and a test', () => {
		expect( createScreen( client, 'orders' ) ).toEqual( [
			'screens/orders/manifest.ts',
			'screens/orders/route.tsx',
			'screens/orders/orders-screen.tsx',
			'screens/orders/use-orders.ts',
			'screens/orders/style.scss',
			'screens/orders/test/orders-screen.test.tsx',
		] );
		expect( readdirSync( path.join( client, 'screens/orders' ) ) ).toHaveLength( 6 );
	} );

	it( 'gives a member of a family its own names and the right path to the shared folder', () => {
		createScreen( client, 'orders/tax-refunds' );
		const route = read( 'screens/orders/tax-refunds/route.tsx' );
		expect( read( 'screens/orders/tax-refunds/manifest.ts' ) ).toContain( "path: '/orders/tax-refunds'" );
		expect( route ).toContain( 'path: taxRefundsManifest.path' );
		expect( route ).toContain( "__( 'Tax refunds', 'store-admin' )" );
		expect( route ).toContain( 'export function taxRefundsPages()' );
		expect( route ).toContain( "from '../../../shared/page-definition'" );
		expect( read( 'screens/orders/tax-refunds/test/tax-refunds-screen.test.tsx' ) ).toContain(
			"from '../../../../../tests/js/render'"
		);
	} );

	it( 'creates an add-on of the settings beside the screens, without a route', () => {
		expect( createScreen( client, 'settings/emails' ) ).toEqual( [
			'settings/emails/emails-screen.tsx',
			'settings/emails/use-emails.ts',
			'settings/emails/style.scss',
			'settings/emails/test/emails-screen.test.tsx',
		] );
		expect( read( 'settings/emails/emails-screen.tsx' ) ).toContain( "from '../../shared/remote/remote-boundary'" );
	} );

	it( 'creates every file that the new files import', () => {
		const files = createScreen( client, 'orders' );
		const made = new Set( files.flatMap( ( file ) => [ file, file.replace( /\.tsx?$/, '' ) ] ) );
		const imported = files.filter( ( file ) => ! file.endsWith( '.scss' ) ).flatMap( siblingsOf );
		expect( imported.length ).toBeGreaterThan( 3 );
		expect( imported.filter( ( file ) => ! made.has( file ) ) ).toEqual( [] );
	} );

	it( 'imports the data stores in the hook alone', () => {
		const files = createScreen( client, 'orders' );
		expect( files.filter( ( file ) => read( file ).includes( '@store-admin/data' ) ) ).toEqual( [ 'screens/orders/use-orders.ts' ] );
	} );

	it.each( [ '', 'Orders', 'my_orders', '../orders', 'orders/', 'a/b/c', 'orders--list', '1st', 'orders.tsx' ] )(
		'refuses the name "%s"',
		( name ) => {
			expect( () => createScreen( client, name ) ).toThrow( 'is no name for a screen' );
			expect( readdirSync( client ) ).toEqual( [] );
		}
	);

	it( 'never overwrites a screen', () => {
		createScreen( client, 'orders' );
		const before = read( 'screens/orders/route.tsx' );
		expect( () => createScreen( client, 'orders' ) ).toThrow( 'exists already' );
		expect( read( 'screens/orders/route.tsx' ) ).toBe( before );
	} );
} );
