import { beforeEach, describe, expect, it } from '@jest/globals';
import { keepState } from './support/keep-state';
import { pressByKeyboard, skipMenu } from './support/keyboard';
import { removePlugins } from './support/remove-plugins';
import { HOME, prepareScenario } from './support/scenario';
import { readOption, setOptions } from './support/store';
import { lookEverywhere } from './support/task-looks';
import { waitForTick } from './support/tick';

/* The task of buying what the owner chose in the wizard of older hosts. */

const scenario = prepareScenario();
const PROFILE = 'woocommerce_onboarding_profile';
const PLUGINS = [ 'woocommerce-memberships', 'woocommerce-bookings' ];
const TITLE = 'Add Memberships and 1 more product to my store';
const QUESTION = 'Would you like to add the following paid features to your store now?';
const START = {
	demo_store_older_tasks: [ 'purchase' ],
	demo_store_plugin_faults: null,
	woocommerce_show_marketplace_suggestions: 'yes',
	[ PROFILE ]: { completed: true, product_types: [ 'physical', 'memberships', 'bookings' ] },
};

keepState( scenario, [ ...Object.keys( START ), 'active_plugins' ], [] );

beforeEach( async () => {
	await removePlugins( scenario.store, PLUGINS );
	await setOptions( scenario.store, START );
} );

const taskLink = () => scenario.page.getByRole( 'listitem' ).getByRole( 'link', { name: TITLE } );
const dialog = () => scenario.page.getByRole( 'dialog', { name: QUESTION } );
const buy = () => dialog().getByRole( 'link', { name: 'Buy now' } );
const later = () => dialog().getByRole( 'button', { name: 'I’ll do it later' } );
const home = () => scenario.page.getByRole( 'heading', { level: 1, name: 'Home' } );

/** Installs the plugins that were bought. */
async function putPlugins(): Promise< void > {
	await scenario.store.runPhp( { code: '( new DemoStore\\Plugins\\Installer() )->install( $args[0] );' }, [ PLUGINS ] );
}

describe( 'the purchase task', () => {
	it( 'goes from Home to the cart, and is complete once the plugins are installed', async () => {
		const { page } = scenario;
		await page.route( 'https://woocommerce.com/**', ( route ) => route.fulfill( { contentType: 'text/html', body: '<h1>Cart</h1>' } ) );
		await scenario.open();
		await taskLink().click();
		await dialog().getByText( 'Bookings' ).waitFor();
		expect( await dialog().getByRole( 'listitem' ).allTextContents() ).toEqual( [ 'Memberships', 'Bookings' ] );
		await buy().click();
		await page.waitForURL( /^https:\/\/woocommerce\.com\/cart/ );
		const query = new URL( page.url() ).searchParams;
		expect( query.get( 'replace-with' ) ).toBe( '1,2' );
		await putPlugins();
		await page.goto( `${ scenario.store.url }${ query.get( 'wccom-back' ) }` );
		await scenario.open();
		await waitForTick( page, TITLE );
		expect( ( await readOption( scenario.store, PROFILE ) ) as object ).toMatchObject( START[ PROFILE ] );
		expect( scenario.errors ).toEqual( [] );
	} );

	it( 'can be postponed, and is offered again', async () => {
		await scenario.open();
		await taskLink().click();
		await later().click();
		await home().waitFor();
		expect( new URL( scenario.page.url() ).searchParams.has( 'task' ) ).toBe( false );
		await taskLink().waitFor();
		await scenario.page.goBack();
		await dialog().waitFor();
		await scenario.page.keyboard.press( 'Escape' );
		await home().waitFor();
	} );

	it( 'works by keyboard alone: Escape closes, Tab stays in the dialog', async () => {
		const { page } = scenario;
		await page.route( 'https://woocommerce.com/**', ( route ) => route.fulfill( { contentType: 'text/html', body: '<h1>Cart</h1>' } ) );
		await scenario.open();
		await taskLink().waitFor();
		await skipMenu( page );
		await pressByKeyboard( taskLink() );
		await buy().waitFor();
		await page.keyboard.press( 'Escape' );
		await home().waitFor();
		await pressByKeyboard( taskLink() );
		await pressByKeyboard( buy() );
		await page.waitForURL( /^https:\/\/woocommerce\.com\/cart/ );
	} );

	it( 'has no accessibility violation and does not overflow', async () => {
		const open = async () => {
			await scenario.open( `${ HOME }&task=purchase` );
			await buy().waitFor();
		};
		await lookEverywhere( scenario, open, 'body' );
	} );
} );
