import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createPages, taskScreens } from '../../../client/app/routes';
import { bootWith } from '../../js/render';
import { createScreen } from '../create-screen';
import { repositoryRoot } from '../repository-files';
import { loadManifests, manifestsToPhp, printManifests, remainingHostPaths } from '../screen-manifests';
import { toPhpSource } from '../to-php-source';

const client = path.join( repositoryRoot, 'client' );
const load = ( file: string ) => jest.requireActual< object >( file );
const printed = printManifests( loadManifests( client, load ) );
const pathsOf = ( { preloads }: { readonly preloads: readonly { readonly path: string }[] } ) =>
	preloads.map( ( preload ) => preload.path );

describe( 'printManifests', () => {
	it( 'has the path and capability of each page definition', () => {
		bootWith( { features: [ 'analytics', 'marketing' ] } );
		const pages = createPages().map( ( page ) => [ page.path, page.capability ] );
		const routes = Object.entries( printed.screens ).map( ( [ route, { capability } ] ) => [ route, capability ] );
		expect( routes.sort() ).toEqual( pages.sort() );
	} );

	it( 'says which screens have no header, as their page definitions do', () => {
		bootWith( { features: [ 'analytics', 'marketing' ] } );
		const headerless = createPages().filter( ( { layout } ) => layout?.header === false );
		const routes = Object.entries( printed.screens ).filter( ( [ , { hasHeader } ] ) => hasHeader === false );
		expect( headerless.length ).toBeGreaterThan( 3 );
		expect( routes.map( ( [ route ] ) => route ).sort() ).toEqual( headerless.map( ( page ) => page.path ).sort() );
	} );

	it( 'has each task that has a screen', () => {
		expect( Object.keys( printed.tasks ).sort() ).toEqual( Object.keys( taskScreens ).sort() );
	} );

	it( 'joins the options of a manifest in one preload', () => {
		expect( pathsOf( printed.app ) ).toContain(
			'/wc-admin/options?options=woocommerce_task_list_reminder_bar_hidden,woocommerce_admin_transient_notices_queue'
		);
	} );

	it( 'keeps the facts of screens away from classic pages', () => {
		expect( printed.facts.main ).toContain( 'orderStatuses' );
		expect( printed.facts.embed ).not.toContain( 'orderStatuses' );
		expect( printed.facts.main ).not.toContain( 'breadcrumbs' );
		expect( printed.facts.embed ).toContain( 'breadcrumbs' );
		expect( printed.facts.main ).toContain( 'account' );
		expect( printed.facts.embed ).not.toContain( 'account' );
	} );

	it( 'F5: has no report among the preloads', () => {
		const all = [ printed.app, ...Object.values( printed.screens ), ...Object.values( printed.tasks ) ].flatMap( pathsOf );
		expect( all.length ).toBeGreaterThan( 5 );
		expect( all.filter( ( preload ) => /wc-analytics\/(reports|leaderboards|performance)/.test( preload ) ) ).toEqual( [] );
	} );
} );

describe( 'remainingHostPaths', () => {
	it.each( [
		[ 'leaves out the path of a screen', [ '/customers', '/marketing' ], [ '/customers' ], [ '/marketing' ] ],
		[ 'takes a screen out of a pattern', [ '/analytics/*' ], [ '/analytics/orders' ], [ '/analytics/*', '!/analytics/orders' ] ],
		[ 'leaves out a pattern that a screen serves as a whole', [ '/product/*' ], [ '/product/:id' ], [] ],
		[ 'leaves out the path above a pattern of a screen, which the screen serves too', [ '/launch', '/launch/*' ], [ '/launch/*' ], [] ],
		[ 'takes a screen with a parameter out of a pattern', [ '/a/*' ], [ '/a/b/:id' ], [ '/a/*', '!/a/b/*' ] ],
		[ 'ignores screens that the host does not have', [ '/customers' ], [ '/', '/mine' ], [ '/customers' ] ],
	] )( '%s', ( _name, hostPaths, ownPaths, expected ) => {
		expect( remainingHostPaths( hostPaths, ownPaths ) ).toEqual( expected );
	} );
} );

describe( 'a screen made by createScreen', () => {
	let copy: string;

	beforeEach( () => {
		copy = mkdtempSync( path.join( tmpdir(), 'store-admin-manifests-' ) );
		mkdirSync( path.join( copy, 'app' ) );
		mkdirSync( path.join( copy, 'frame' ) );
		for ( const file of [ 'app/manifest.ts', 'app/host-paths.ts' ] ) {
			cpSync( path.join( client, file ), path.join( copy, file ) );
		}
	} );

	afterEach( () => rmSync( copy, { recursive: true, force: true } ) );

	it( 'is known to PHP by its files alone, none of which is PHP', () => {
		const files = [ ...createScreen( copy, 'marketing' ), ...createScreen( copy, 'extensions/discover' ) ];
		const { hostPaths, screens } = printManifests( loadManifests( copy, load ) );
		expect( files.filter( ( file ) => file.endsWith( '.php' ) ) ).toEqual( [] );
		expect( screens ).toEqual( {
			'/marketing': { capability: 'manage_woocommerce', chunk: 'marketing', preloads: [] },
			'/extensions/discover': { capability: 'manage_woocommerce', chunk: 'extensions-discover', preloads: [] },
		} );
		expect( hostPaths ).toContain( '!/extensions/discover' );
		expect( hostPaths ).not.toContain( '/marketing' );
	} );
} );

describe( 'getFacts', () => {
	// An array of names in place of a manifest would compile, but the server would not print the facts.
	it( 'gets a manifest wherever the client calls it', () => {
		const calls = readdirSync( client, { recursive: true, encoding: 'utf8' } )
			.filter( ( file ) => /(?<!\.test)\.tsx?$/.test( file ) )
			.flatMap( ( file ) => [ ...readFileSync( path.join( client, file ), 'utf8' ).matchAll( /getFacts\((.*?)\)/g ) ] )
			.map( ( [ , argument = '' ] ) => argument.trim() );
		expect( calls.length ).toBeGreaterThan( 10 );
		expect( calls.filter( ( argument ) => argument !== 'manifest' && ! /^\w+Manifest$/.test( argument ) ) ).toEqual( [] );
	} );
} );

describe( 'toPhpSource', () => {
	it( 'encodes lists, objects, booleans and strings', () => {
		expect( toPhpSource( { yes: true, no: false } ) ).toBe( "array( 'yes' => true, 'no' => false )" );
		expect( toPhpSource( { a: [ 'b', "it's" ], 'c\\': {} } ) ).toBe( "array( 'a' => array( 'b', 'it\\'s' ), 'c\\\\' => array() )" );
	} );

	it( 'starts the file that PHP includes', () => {
		expect( manifestsToPhp( printed ) ).toMatch( /^<\?php return array\( 'hostPaths' => array\( / );
	} );
} );
