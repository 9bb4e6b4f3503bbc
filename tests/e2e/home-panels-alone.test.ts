import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Locator, Route } from 'playwright-core';
import { finishSetup, restoreHome } from './support/home-store';
import { restRoute } from './support/rest';
import { prepareScenario } from './support/scenario';
import { setOptions } from './support/store';

const scenario = prepareScenario();

interface Part {
	readonly name: string;
	/** The route that the part reads, without its query. */
	readonly route: string;
	/** Left alone: counts, which are read from the same route. */
	readonly except?: RegExp;
	readonly open: () => Promise< void >;
	/** Said when it fails; when it is empty; and what is there when all is well. */
	readonly failure: string;
	readonly nothing: string;
	readonly content: () => Locator;
}

const panel = ( id: string ) => scenario.page.locator( `#${ id }-panel` );
const openPanel = ( id: string ) => () => panel( id ).getByRole( 'button' ).first().click();
/** At once, since a skeleton makes way for what it stands for. */
const scrollTo = ( name: string ) => () =>
	scenario.page
		.getByText( name, { exact: true } )
		.first()
		.evaluate( ( element ) => element.scrollIntoView() );

const parts: readonly Part[] = [
	{
		name: 'Orders',
		route: '/wc/v3/orders',
		open: openPanel( 'orders' ),
		failure: 'There was an error getting your orders.',
		nothing: 'You’ve fulfilled all your orders',
		content: () => panel( 'orders' ).locator( 'li' ).first(),
	},
	{
		name: 'Stock',
		route: '/wc-analytics/products/low-in-stock',
		open: openPanel( 'stock' ),
		failure: 'There was an error getting your low stock products.',
		nothing: 'Every product is well in stock.',
		content: () => panel( 'stock' ).locator( 'li' ).first(),
	},
	{
		name: 'Reviews',
		route: '/wc-analytics/products/reviews',
		except: /per_page=1&/,
		open: openPanel( 'reviews' ),
		failure: 'There was an error getting your reviews.',
		nothing: 'You have answered all reviews.',
		content: () => panel( 'reviews' ).locator( 'li' ).first(),
	},
	{
		name: 'Inbox',
		route: '/wc-analytics/admin/notes',
		except: /type=error|is_read=false/,
		open: scrollTo( 'Inbox' ),
		failure: 'There was an error getting your inbox.',
		nothing: 'Your inbox is empty',
		content: () => scenario.page.locator( '.store-admin-note' ).first(),
	},
	{
		name: 'Stats overview',
		route: '/wc-analytics/reports/performance-indicators',
		open: scrollTo( 'Stats overview' ),
		failure: 'Your figures could not be loaded.',
		nothing: 'There are no figures for this period.',
		content: () => scenario.page.getByRole( 'link', { name: /^Total sales/ } ),
	},
];

/** Answers every read of a part's route from now on; what would come with the page is made useless. */
async function answer( { route, except }: Part, fulfill: ( route: Route ) => Promise< void > ): Promise< void > {
	await scenario.page.route( ( url ) => restRoute( url ) === route && ! except?.test( decodeURIComponent( url.search ) ), fulfill );
	await scenario.page.route(
		( url ) => url.pathname.endsWith( '/wp-admin/admin.php' ),
		async ( document ) => {
			const response = await document.fetch();
			const body = ( await response.text() ).replace( /(notes\?page=1(?:&|\\u0026)per_page=)5\b/g, '$17' );
			await document.fulfill( { response, body } );
		}
	);
}

beforeEach( async () => {
	await finishSetup( scenario.store );
	await setOptions( scenario.store, { woocommerce_default_homepage_layout: 'two_columns' } );
} );
afterEach( () => restoreHome( scenario.store ) );

describe.each( parts )( 'on Home, $name alone', ( part ) => {
	it( 'may fail: it says so in its place, and Retry brings it back', async () => {
		await answer( part, ( route ) => route.fulfill( { status: 500, json: { code: 'db', message: 'Away.' } } ) );
		await scenario.open();
		await part.open();
		await scenario.page.getByRole( 'alert' ).filter( { hasText: part.failure } ).waitFor();
		for ( const other of parts.filter( ( { name } ) => name !== part.name ) ) {
			await other.open();
			await other.content().waitFor();
		}
		await scenario.page.unrouteAll();
		await scenario.page.getByRole( 'alert' ).getByRole( 'button', { name: 'Retry' } ).click();
		await part.content().waitFor();
	} );

	it( 'may be forbidden: it says so and offers no Retry', async () => {
		await answer( part, ( route ) => route.fulfill( { status: 403, json: { code: 'rest_forbidden', message: 'No.' } } ) );
		await scenario.open();
		await part.open();
		const message = scenario.page.getByRole( 'alert' ).filter( { hasText: part.failure } );
		await message.waitFor();
		expect( await message.getByRole( 'button', { name: 'Retry' } ).count() ).toBe( 0 );
	} );

	it( 'may be an empty list: one sentence says so', async () => {
		await answer( part, ( route ) => route.fulfill( { json: [] } ) );
		await scenario.open();
		await part.open();
		await scenario.page.getByText( part.nothing ).waitFor();
		expect(
			await scenario.page
				.getByRole( 'alert' )
				.filter( { hasText: /error|could not/ } )
				.count()
		).toBe( 0 );
	} );
} );

describe( 'an ad blocker that stops whatever is called analytics', () => {
	it( 'H8: is named as a reason, and everything else works', async () => {
		await scenario.page.addInitScript( () => Reflect.deleteProperty( window, 'wcTracks' ) );
		await scenario.page.route(
			( url ) => `${ url.pathname } ${ restRoute( url ) }`.includes( 'analytics' ),
			( route ) => route.abort( 'blockedbyclient' )
		);
		await scenario.open();
		await scrollTo( 'Stats overview' )();
		await scenario.page
			.getByRole( 'alert' )
			.filter( { hasText: 'Your figures could not be loaded.' } )
			.filter( { hasText: /ad blocker or a firewall/ } )
			.waitFor();
		await scenario.page.getByRole( 'link', { name: 'Enhance your store with extensions' } ).waitFor();
		await panel( 'orders' ).getByRole( 'button' ).first().click();
		await panel( 'orders' ).locator( 'li' ).first().waitFor();
	} );
} );
