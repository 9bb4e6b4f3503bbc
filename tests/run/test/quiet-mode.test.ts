import { describe, expect, it, test } from '@jest/globals';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../repository-files';

/*
 * The places that quiet mode silences are listed in docs/quiet-mode.md. A place that ignores it, or that nobody has listed, fails here.
 */

const read = ( file: string ) => readFileSync( path.join( repositoryRoot, file ), 'utf8' );
const rows = read( 'docs/quiet-mode.md' )
	.split( '\n' )
	.map( ( line ) => /^\| (.+?) \| `(client\/[^`]+)` \| `(\w+)` \|$/.exec( line ) )
	.filter( ( found ) => found !== null )
	.map( ( [ , place = '', file = '', fact = '' ] ) => ( { place, file, fact } ) );

/** What code calls or reads to promote something or to ask for an opinion. */
const SOURCES = [
	'getMarketplacePromotions',
	'usePromotions',
	'useMiscRecommendations',
	'useMarketingSuggestions',
	'useRecommendedChannels',
	'useBlogPosts',
	'useProductFeedback',
	'usePaymentsBanner',
	'useShippingOffer',
	'useAttributionInstall',
	'usePrintOnDemand',
	'incentive',
	'survey',
	'recordFeedback',
	'thanksNotice',
];
const SOURCE = new RegExp( `\\b(${ SOURCES.join( '|' ) })\\b`, 'i' );

/** Folders that only describe or send what a listed place has decided to show. */
const HELPERS = [ 'client/shared/promotions/', 'client/shared/attribution-offer/', 'client/shared/feedback/' ];

/** The folder of an island or of a screen: `client/frame/feedback/`, `client/screens/tasks/tax/`. */
function islandOf( file: string ): string {
	const parts = file.split( '/' );
	const isFamily = parts[ 1 ] === 'screens' && [ 'home', 'tasks', 'analytics' ].includes( parts[ 2 ] ?? '' );
	return `${ parts.slice( 0, isFamily ? 4 : 3 ).join( '/' ) }/`;
}

const sources = readdirSync( path.join( repositoryRoot, 'client' ), { recursive: true, encoding: 'utf8' } )
	.map( ( file ) => `client/${ file }` )
	.filter( ( file ) => /(?<!\.d)\.tsx?$/.test( file ) && ! /\/(test|build-types)\//.test( file ) );

describe( 'quiet mode', () => {
	it( 'has a table of places', () => {
		expect( rows.length ).toBeGreaterThan( 15 );
	} );

	test.each( rows )( 'silences: $place', ( { file, fact } ) => {
		expect( existsSync( path.join( repositoryRoot, file ) ) ).toBe( true );
		expect( read( file ) ).toMatch( new RegExp( `\\b${ fact }\\b` ) );
	} );

	it( 'lists every folder that promotes something or asks for an opinion', () => {
		const listed = rows.map( ( { file } ) => islandOf( file ) );
		const unlisted = sources.filter(
			( file ) =>
				! listed.includes( islandOf( file ) ) &&
				! HELPERS.some( ( folder ) => file.startsWith( folder ) ) &&
				file !== 'client/screens/home/home-screen.tsx' &&
				SOURCE.test( read( file ) )
		);
		expect( unlisted ).toEqual( [] );
	} );

	it( 'lists every filter and feature of the host that PHP turns off', () => {
		const hooks = [ ...read( 'php/Plugin.php' ).matchAll( /'(\w+)'\s+=> '(?:refuse|suppress)'/g ) ];
		const lists = [ ...read( 'php/Quiet/QuietMode.php' ).matchAll( /(?:^\t\t|SCRIPTS = array\( )'([\w-]+)'/gm ) ];
		const names = [ ...hooks, ...lists ].map( ( [ , name = '' ] ) => name );
		const docs = read( 'docs/quiet-mode.md' );
		// Two features have a place of ours that reads a fact as well.
		const own = [ 'mobile-app-banner', 'printful' ];
		expect( names.length ).toBeGreaterThan( 8 );
		expect( names.filter( ( name ) => ! docs.includes( `\`${ name }\`` ) && ! own.includes( name ) ) ).toEqual( [] );
	} );
} );
