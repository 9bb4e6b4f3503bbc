import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { RunningSite, StartOptions } from '../site/start-options';
import { startSite } from '../site/start-site';
import { launchBrowser, openContext, signIn, watchErrors } from './support/browser';
import { makeNetwork } from '../site/make-network';
import { HOME } from './support/scenario';

let browser: Browser;
let context: BrowserContext | undefined;
const stores: RunningSite[] = [];

async function startStore( options: StartOptions ): Promise< RunningSite > {
	const store = await startSite( options );
	stores.push( store );
	return store;
}

beforeAll( async () => {
	browser = await launchBrowser();
} );

afterEach( async () => {
	await context?.close();
	await Promise.all( stores.splice( 0 ).map( ( store ) => store.stop() ) );
} );

afterAll( () => browser.close() );

interface Visit {
	readonly page: Page;
	readonly errors: string[];
	/** Addresses that the page requested. */
	readonly asked: string[];
}

async function openHome( url: string, { user, password }: RunningSite ): Promise< Visit > {
	context = await openContext( browser );
	await signIn( context, { url, user, password } );
	const page = await context.newPage();
	const errors = watchErrors( page );
	const asked: string[] = [];
	page.on( 'request', ( request ) => asked.push( request.url() ) );
	await page.goto( `${ url }/wp-admin/${ HOME }` );
	await page.getByText( 'Add your products' ).waitFor();
	return { page, errors, asked };
}

/** Fails unless a change is saved and is still there after a reload. */
async function expectThatWritesLast( page: Page ): Promise< void > {
	await page.getByRole( 'button', { name: 'Task List Options' } ).first().click();
	await page.getByRole( 'menuitem', { name: /^Hide/ } ).click();
	await page
		.getByRole( 'dialog' )
		.getByRole( 'button', { name: /^Yes, hide/ } )
		.click();
	await page.getByText( 'Add your products' ).waitFor( { state: 'detached' } );
	await page.reload();
	await page.locator( '.store-admin-task-row' ).first().waitFor();
	expect( await page.getByText( 'Add your products' ).count() ).toBe( 0 );
}

describe( 'Home on a site', () => {
	it( 'in a sub-folder with plain permalinks loads its files and saves', async () => {
		const store = await startStore( { subFolder: 'shop', hasPlainPermalinks: true } );
		const { page, errors, asked } = await openHome( store.url, store );
		await expectThatWritesLast( page );
		expect(
			asked.filter( ( url ) => url.includes( '/build/' ) ).every( ( url ) => url.startsWith( `${ store.url }/wp-content/` ) )
		).toBe( true );
		expect( asked.some( ( url ) => url.includes( '/wp-json/' ) ) ).toBe( false );
		expect( errors ).toEqual( [] );
	} );

	it( 'H3: whose plugins have another host loads its chunks from there', async () => {
		const store = await startStore( {} );
		const elsewhere = store.url.replace( '127.0.0.1', 'localhost' );
		await store.runPhp( {
			code: `wp_mkdir_p( WPMU_PLUGIN_DIR );
file_put_contents( WPMU_PLUGIN_DIR . '/elsewhere.php', '<?php add_filter( "plugins_url", function ( $url ) { return str_replace( "127.0.0.1", "localhost", $url ); } );' );`,
		} );
		const { errors, asked } = await openHome( store.url, store );
		const parts = asked.filter( ( url ) => url.includes( '/build/' ) );
		expect( parts.filter( ( url ) => url.includes( '/chunks/' ) ).length ).toBeGreaterThan( 0 );
		expect( parts.filter( ( url ) => ! url.startsWith( elsewhere ) ) ).toEqual( [] );
		expect( errors ).toEqual( [] );
	} );

	it( 'H4: of a network stays on that site', async () => {
		const store = await startStore( {} );
		const second = await makeNetwork( store, 'second' );
		const { page, errors, asked } = await openHome( second, store );
		await expectThatWritesLast( page );
		const links = await page
			.locator( '#root a[href]' )
			.evaluateAll( ( all ) => all.map( ( link ) => ( link as HTMLAnchorElement ).href ) );
		const isOfStore = ( url: string ) => url.startsWith( store.url );
		expect( links.filter( isOfStore ).length ).toBeGreaterThan( 0 );
		expect( links.filter( ( url ) => isOfStore( url ) && ! url.startsWith( `${ second }/` ) ) ).toEqual( [] );
		expect( asked.filter( ( url ) => url.includes( '/wp-json/' ) && ! url.startsWith( `${ second }/wp-json/` ) ) ).toEqual( [] );
		expect( errors ).toEqual( [] );
	} );
} );
