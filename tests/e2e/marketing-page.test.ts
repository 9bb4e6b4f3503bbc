import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { keepState } from './support/keep-state';
import { hasFocus } from './support/keyboard';
import { layoutShift } from './support/layout-shift';
import { enableParts } from './support/parts';
import { removePlugins } from './support/remove-plugins';
import { restRoute, watchRoutes } from './support/rest';
import { prepareScenario } from './support/scenario';
import { readOption, setOptions } from './support/store';
import { lookEverywhere } from './support/task-looks';

const scenario = prepareScenario();
const ADDRESS = 'admin.php?page=wc-admin&path=%2Fmarketing';
const BANNER = 'woocommerce_marketing_overview_multichannel_banner_dismissed';

const card = ( name: string ) => scenario.page.getByRole( 'region', { name } );
const open = async () => {
	await scenario.open( ADDRESS );
	await card( 'Channels' ).getByRole( 'button' ).first().waitFor();
};

keepState( scenario, [ 'woocommerce_show_marketplace_suggestions' ], [] );

beforeEach( async () => {
	await setOptions( scenario.store, { woocommerce_show_marketplace_suggestions: null } );
} );
afterEach( async () => {
	await setOptions( scenario.store, { demo_store_marketing: null, [ BANNER ]: null } );
	await removePlugins( scenario.store, [ 'mailpoet' ] );
} );

describe( 'the page of marketing', () => {
	it( 'of a new store asks for suggestions only, and nothing jumps', async () => {
		const routes = watchRoutes( scenario.page );
		await open();
		await scenario.page.getByRole( 'tab', { name: 'Email' } ).waitFor();
		await scenario.settle();
		expect(
			routes.filter( ( route ) => /marketing|plugins|options/.test( route ) ).map( ( route ) => route.replace( /^\w+ /, '' ) )
		).toEqual( [ expect.stringContaining( '/wc-admin/marketing/recomm' ), expect.stringContaining( '/wc-admin/marketing/recomm' ) ] );
		expect( routes.length ).toBeLessThanOrEqual( 3 );
		expect( await layoutShift( scenario.page ) ).toBeLessThan( 0.02 );
		expect( scenario.errors ).toEqual( [] );
	} );

	it( 'does not jump either when an answer or its code is slow, beside the style of extensions', async () => {
		const { page } = scenario;
		await enableParts( scenario, 'page' );
		await page.route( /chunks\/marketing\..*\.js/, async ( route ) => {
			await page.locator( '.woocommerce-layout__loading' ).waitFor();
			await route.continue();
		} );
		const suggestions = page.waitForResponse( ( response ) => restRoute( response.url() ) === '/wc-admin/marketing/recommended' );
		await page.route(
			( url ) => restRoute( url ) === '/wc-admin/marketing/recommendations',
			async ( route ) => {
				await suggestions;
				await route.continue();
			}
		);
		await open();
		await page.getByRole( 'tab', { name: 'Email' } ).waitFor();
		await scenario.settle();
		expect( await layoutShift( page ) ).toBeLessThan( 0.02 );
	} );

	it( 'installs an extension by keyboard, which leaves the suggestions and is among the installed ones', async () => {
		await open();
		const row = card( 'Discover more marketing tools' ).getByRole( 'listitem' ).filter( { hasText: 'MailPoet' } );
		await row.getByRole( 'button', { name: 'Install extension' } ).focus();
		await scenario.page.keyboard.press( 'Enter' );
		await row.waitFor( { state: 'detached' } );
		await card( 'Installed extensions' ).getByRole( 'heading', { name: 'MailPoet' } ).waitFor();
		expect( ( await readOption( scenario.store, 'active_plugins' ) ) as string[] ).toContain( 'mailpoet/mailpoet.php' );
		await scenario.page.reload();
		await card( 'Installed extensions' ).getByRole( 'heading', { name: 'MailPoet' } ).waitFor();
		expect( scenario.errors ).toEqual( [] );
	} );

	it( 'pages through campaigns by keyboard, and dismisses the introduction for good', async () => {
		await setOptions( scenario.store, { demo_store_marketing: 'sample' } );
		const { page } = scenario;
		await open();
		await card( 'Campaigns' ).getByText( 'Page 1 of 3' ).waitFor();
		await page.getByRole( 'button', { name: 'Next Page' } ).focus();
		await page.keyboard.press( 'Enter' );
		await card( 'Campaigns' ).getByText( '1.750,00 €' ).or( card( 'Campaigns' ).getByText( '1750,00 €' ) ).waitFor();
		await card( 'Campaigns' ).getByRole( 'button', { name: 'Create new campaign' } ).focus();
		await page.keyboard.press( 'Enter' );
		await page
			.getByRole( 'dialog', { name: 'Create a new campaign' } )
			.getByRole( 'link', { name: /^Create/ } )
			.first()
			.waitFor();
		await page.keyboard.press( 'Escape' );
		expect( await hasFocus( card( 'Campaigns' ).getByRole( 'button', { name: 'Create new campaign' } ) ) ).toBe( true );
		await card( 'Reach new customers' ).getByRole( 'button', { name: 'Dismiss' } ).focus();
		await page.keyboard.press( 'Enter' );
		await page.getByText( /Reach new customers and/ ).waitFor( { state: 'detached' } );
		await page.reload();
		await card( 'Campaigns' ).waitFor();
		expect( await page.getByText( /Reach new customers and/ ).count() ).toBe( 0 );
		expect( scenario.errors ).toEqual( [] );
	} );

	it( 'fits at every width and from right to left, without violations', async () => {
		await setOptions( scenario.store, { demo_store_marketing: 'sample' } );
		await lookEverywhere( scenario, open );
	} );

	it( 'M1: neither shows suggestions nor asks for them when the owner wants none', async () => {
		await setOptions( scenario.store, { woocommerce_show_marketplace_suggestions: 'no' } );
		const asked: string[] = [];
		scenario.page.on( 'request', ( request ) => asked.push( restRoute( request.url() ) ) );
		await scenario.open( ADDRESS );
		await card( 'Channels' ).getByRole( 'link', { name: 'See the plugins of this site' } ).waitFor();
		await scenario.settle();
		expect( asked.filter( ( route ) => /recommend|knowledge/.test( route ) ) ).toEqual( [] );
		expect( await card( 'Discover more marketing tools' ).count() ).toBe( 0 );
	} );
} );
