import { afterEach, describe, expect, it } from '@jest/globals';
import { findViolations, widestOverflow } from './support/axe';
import { restoreHome } from './support/home-store';
import { watchRoutes } from './support/rest';
import { RIGHT_TO_LEFT, addPhp } from './support/run-with-php';
import { prepareScenario } from './support/scenario';
import { setOptions } from './support/store';

const scenario = prepareScenario();
const SUGGESTIONS = 'woocommerce_show_marketplace_suggestions';
const removals: ( () => Promise< void > )[] = [];
const day = ( offset: number ) => new Date( Date.now() + offset * 86_400_000 ).toISOString().slice( 0, 19 ).replace( 'T', ' ' );
const offer = ( id: string, title: string, more: object = {} ) => ( {
	id,
	format: 'promo-card',
	date_from_gmt: day( -2 ),
	date_to_gmt: day( 2 ),
	title: { en_US: title },
	content: { en_US: 'Until the end of the week.' },
	cta_label: { en_US: 'See all offers' },
	cta_link: 'https://woocommerce.com/offers/',
	...more,
} );

/** The promotions that a host received from its marketplace and prints on the page. */
async function print( ...promotions: readonly object[] ): Promise< void > {
	const json = Buffer.from( JSON.stringify( promotions ) ).toString( 'base64' );
	const php = `add_action( 'admin_enqueue_scripts', static function () {
	wp_add_inline_script( 'wc-admin-app', 'window.wcMarketplace = ' . wp_json_encode( array( 'promotions' => json_decode( base64_decode( '${ json }' ), true ) ), JSON_HEX_TAG ) . ';', 'before' );
}, 11 );`;
	removals.push( await addPhp( scenario.store, php ) );
}
const card = ( name: string | RegExp ) => scenario.page.getByRole( 'region', { name } );
const wantSuggestions = ( value: 'yes' | 'no' ) => setOptions( scenario.store, { [ SUGGESTIONS ]: value } );

afterEach( async () => {
	await Promise.all( removals.splice( 0 ).map( ( remove ) => remove() ) );
	await wantSuggestions( 'no' );
	await restoreHome( scenario.store );
} );

describe( 'offers of the marketplace on Home', () => {
	it( 'are between the tasks and the inbox while they are enabled, and a dismissed one does not return', async () => {
		await wantSuggestions( 'yes' );
		await print(
			offer( 'now', 'Half price' ),
			offer( 'later', 'Not yet', { date_from_gmt: day( 1 ) } ),
			offer( 'next', 'Free month' )
		);
		await scenario.open();
		await card( 'Half price' ).waitFor();
		const headings = await scenario.page.locator( '#root h2' ).allTextContents();
		const places = [ 'Things to do next', 'Half price', 'Free month', 'Inbox' ].map( ( name ) => headings.indexOf( name ) );
		expect( places ).toEqual( [ ...places ].sort( ( a, b ) => a - b ) );
		expect( places ).not.toContain( -1 );
		expect( await card( 'Not yet' ).count() ).toBe( 0 );
		const link = card( 'Half price' ).getByRole( 'link', { name: /^See all offers/ } );
		expect( await link.getAttribute( 'target' ) ).toBe( '_blank' );
		expect( await link.getAttribute( 'rel' ) ).toContain( 'noopener' );
		await card( 'Half price' ).getByRole( 'button', { name: 'Dismiss “Half price”' } ).click();
		await card( 'Half price' ).waitFor( { state: 'detached' } );
		await scenario.page.reload();
		await card( 'Free month' ).waitFor();
		expect( await card( 'Half price' ).count() ).toBe( 0 );
		expect( scenario.errors ).toEqual( [] );
	} );

	it( 'run no scripts, wrap their words and fit on a phone, also from right to left', async () => {
		const hostile = `<img src=x onerror="window.hacked=1"><b>Bold</b> ${ 'offer'.repeat( 60 ) }`;
		await wantSuggestions( 'yes' );
		await print(
			offer( 'hostile', hostile, { content: hostile, cta_label: hostile, cta_link: 'javascript:window.hacked=1' } ),
			offer( 'arabic', 'خصم (50%)' )
		);
		for ( const php of [ '', RIGHT_TO_LEFT ] ) {
			removals.push( await addPhp( scenario.store, php ) );
			for ( const width of [ 1366, 360 ] ) {
				await scenario.page.setViewportSize( { width, height: 800 } );
				await scenario.open();
				await card( /^Bold offer/ ).waitFor();
				await card( 'خصم (50%)' ).waitFor();
				expect(
					await card( /^Bold offer/ )
						.getByRole( 'link' )
						.count()
				).toBe( 0 );
				expect( await widestOverflow( scenario.page ) ).toBeLessThanOrEqual( 0 );
				expect( await findViolations( scenario.page ) ).toEqual( [] );
			}
		}
		expect( await scenario.page.evaluate( () => 'hacked' in window ) ).toBe( false );
	} );

	it( 'M1: are neither shown nor requested when suggestions are off', async () => {
		await print( offer( 'now', 'Half price' ) );
		const asked = watchRoutes( scenario.page );
		const foreign: string[] = [];
		scenario.page.on( 'request', ( request ) => {
			if ( request.url().includes( 'woocommerce.com' ) ) {
				foreign.push( request.url() );
			}
		} );
		await scenario.open();
		await scenario.page.getByRole( 'region', { name: 'Inbox' } ).waitFor();
		await scenario.settle();
		expect( await card( 'Half price' ).count() ).toBe( 0 );
		expect( asked.filter( ( route ) => /promotion|marketplace|recommend/.test( route ) ) ).toEqual( [] );
		expect( foreign ).toEqual( [] );
	} );
} );
