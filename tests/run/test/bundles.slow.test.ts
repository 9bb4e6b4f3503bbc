import { describe, expect, it, jest } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import sizes from '../bundle-sizes.json';
import { flip } from '../rtl-styles-plugin';
import { loadManifests, printManifests } from '../screen-manifests';

const build = path.resolve( __dirname, '../../../build' );
const files = readdirSync( build, { recursive: true, encoding: 'utf8' } ).filter( ( file ) => /\.(js|css)$/.test( file ) );
const read = ( file: string ) => readFileSync( path.join( build, file ), 'utf8' );
const chunks = files.filter( ( file ) => file.startsWith( 'chunks/' ) );

/** Run `npm run build` first. */
describe( 'the build', () => {
	it( 'has entries, chunks and stylesheets for both directions', () => {
		expect( files ).toEqual(
			expect.arrayContaining( [ 'main.js', 'embed.js', 'main.css', 'main-rtl.css', 'embed.css', 'embed-rtl.css' ] )
		);
		expect( chunks.length ).toBeGreaterThan( 3 );
	} );

	it( 'F4: depends neither on the editor nor on its packages', () => {
		for ( const entry of [ 'main', 'embed' ] ) {
			const asset = read( `${ entry }.asset.php` );
			expect( asset ).toContain( 'wp-data' );
			expect( asset ).not.toMatch( /wp-(editor|block|components|core-data|format|rich-text|plugins)|moment|lodash/ );
		}
	} );

	it( 'F6: has an entry of 60 KB at most, and a chunk of its own for each screen', () => {
		expect( gzipSync( read( 'main.js' ) ).length ).toBeLessThanOrEqual( 60_000 );
		for ( const screen of [
			'home',
			'marketing',
			'catalogue',
			'profiler',
			'launch-your-store',
			'customize-store',
			'payments-welcome',
		] ) {
			expect( chunks.filter( ( file ) => file.startsWith( `chunks/${ screen }.` ) && file.endsWith( '.js' ) ) ).toHaveLength( 1 );
		}
	} );

	it( 'H1: has file names that firewalls accept', () => {
		const odd = files.filter( ( file ) => ! /^[a-z0-9-]+(\.[a-f0-9]+)?\.(js|css)$/.test( path.basename( file ) ) );
		expect( odd ).toEqual( [] );
	} );

	it( 'has no file name that ad blockers block', () => {
		const blocked = /(^|-)(ads?|adverts?|banners?|analytics|track(er|ing)?|promo(tion)?s?|pixel|popup)(-|\.)/;
		expect( files.filter( ( file ) => blocked.test( path.basename( file ) ) ) ).toEqual( [] );
	} );

	it( 'shares no global with other webpack bundles on the page', () => {
		for ( const entry of [ 'main.js', 'embed.js' ] ) {
			const globals = [ ...read( entry ).matchAll( /\bwebpack(?:Chunk|Jsonp)\w*/g ) ].map( ( [ name ] ) => name );
			expect( new Set( globals ) ).toEqual( new Set( [ 'webpackChunkstoreAdmin' ] ) );
		}
	} );

	it( 'contains no address that only some sites have', () => {
		expect( files.filter( ( file ) => file.endsWith( '.js' ) && read( file ).includes( '/wp-json/' ) ) ).toEqual( [] );
	} );

	it( 'has a size in the table of budgets for every part that is loaded later, and no other', () => {
		const parts = [ ...read( 'screens.asset.php' ).matchAll( /^\t'([\w-]+)' =>/gm ) ].map( ( [ , name = '' ] ) => name );
		expect( parts ).toContain( 'home' );
		expect( [ 'main entry, own code', 'embed header', 'palette commands', ...parts ].sort() ).toEqual( Object.keys( sizes ).sort() );
	} );

	it( 'has only logical properties in the styles of chunks, which serve both directions', () => {
		// Rotations are not checked: half a turn is the same in both directions, and so is a spinner.
		const withoutTurns = ( css: string ) => css.replace( /\/\*.*?\*\//gs, '' ).replace( /rotate\(-?/g, 'rotate(' );
		const sided = chunks.filter(
			( file ) => file.endsWith( '.css' ) && withoutTurns( flip( read( file ) ) ) !== withoutTurns( read( file ) )
		);
		// The styles of the platform's controls come in two files, of which a page loads one.
		const namesDirection = /^chunks\/form-styles-(ltr|rtl)\./;
		expect( sided.filter( ( file ) => ! namesDirection.test( file ) ) ).toEqual( [] );
		expect( sided.filter( ( file ) => namesDirection.test( file ) ) ).toHaveLength( 2 );
	} );

	it( 'passes the manifests to PHP', () => {
		const code = 'echo json_encode( require $argv[1] );';
		const { stdout } = spawnSync( 'php', [ '-r', code, path.join( build, 'manifests.php' ) ], { encoding: 'utf8' } );
		const printed = printManifests(
			loadManifests( path.resolve( build, '../client' ), ( file ) => jest.requireActual< object >( file ) )
		);
		expect( JSON.parse( stdout ) ).toEqual( printed );
	} );
} );
