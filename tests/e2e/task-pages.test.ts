import { beforeEach, describe, expect, it } from '@jest/globals';
import { keepState } from './support/keep-state';
import { HOME, prepareScenario } from './support/scenario';
import { setOptions } from './support/store';

const scenario = prepareScenario();
const OPTIONS = [ 'woocommerce_cod_settings', 'woocommerce_admin_customize_store_completed', 'woocommerce_coming_soon' ];

keepState( scenario, OPTIONS, [] );
beforeEach( () =>
	setOptions( scenario.store, {
		woocommerce_cod_settings: { enabled: 'no' },
		woocommerce_admin_customize_store_completed: null,
		woocommerce_coming_soon: 'yes',
	} )
);

const row = ( name: string ) => scenario.page.getByRole( 'listitem' ).getByRole( 'link', { name } );
const query = () => new URL( scenario.page.url() ).searchParams;
const title = ( name: string ) => scenario.page.getByRole( 'heading', { name, level: 1 } );
const back = () => scenario.page.getByRole( 'link', { name: 'WooCommerce Home' } );

/** Enables cash on delivery, which completes the payments task. */
async function completePayments(): Promise< void > {
	await scenario.page
		.getByRole( 'listitem' )
		.filter( { hasText: 'Cash on delivery' } )
		.getByRole( 'button', { name: 'Enable', exact: true } )
		.click();
	await scenario.page.getByText( 'Cash on delivery configured successfully' ).first().waitFor();
}

describe( 'a task that is completed on another page', () => {
	it.each( [
		[ 'Customize your store', '/customize-store' ],
		[ 'Launch your store', '/launch-your-store' ],
	] )( '“%s” links to its own screen', async ( name, path ) => {
		await scenario.open( HOME );
		await row( name ).click();
		await scenario.page.waitForURL( ( url ) => url.searchParams.get( 'path' ) === path );
	} );

	it( 'of the mobile app opens its dialog on Home', async () => {
		await scenario.open( HOME );
		await row( 'Get the free WooCommerce mobile app' ).click();
		await scenario.page.getByRole( 'dialog' ).waitFor();
		expect( scenario.errors ).toEqual( [] );
	} );

	it( 'has a page that says so and links there', async () => {
		await scenario.open( `${ HOME }&task=launch-your-store` );
		await title( 'Launch your store' ).waitFor();
		await scenario.page.getByRole( 'link', { name: "Let's go" } ).click();
		await scenario.page.waitForURL( ( url ) => url.searchParams.get( 'path' ) === '/launch-your-store' );
	} );
} );

describe( 'the page of a task', () => {
	it( 'has the title of the task, and its back link clears the address', async () => {
		await scenario.open( `${ HOME }&task=payments&id=cod` );
		await title( 'Set up payments' ).waitFor();
		expect( await back().getAttribute( 'title' ) ).toBe( 'WooCommerce Home' );
		await back().press( 'Enter' );
		await title( 'Home' ).waitFor();
		expect( [ ...query().keys() ] ).toEqual( [ 'page' ] );
	} );

	it( 'links back once to the page that sent the user there, for a minute', async () => {
		await scenario.open( `${ HOME }&task=payments&id=cod` );
		const button = scenario.page.getByRole( 'button', { name: 'Enable', exact: true } );
		await button.waitFor();
		await scenario.page.evaluate( () => {
			const data = { returnUrl: 'admin.php?page=wc-admin&path=%2Fextensions' };
			sessionStorage.setItem( 'wc_admin_task_referral_payments', JSON.stringify( { expiry: Date.now() + 60000, data } ) );
		} );
		await button.click();
		await scenario.page.waitForURL( ( url ) => url.searchParams.get( 'path' ) === '/extensions' );
		expect( await scenario.page.evaluate( () => sessionStorage.getItem( 'wc_admin_task_referral_payments' ) ) ).toBeNull();
	} );

	it( 'never links to another site', async () => {
		await scenario.open( `${ HOME }&task=payments&id=cod` );
		const button = scenario.page.getByRole( 'button', { name: 'Enable', exact: true } );
		await button.waitFor();
		await scenario.page.evaluate( () => {
			const data = { returnUrl: 'https://elsewhere.example/' };
			sessionStorage.setItem( 'wc_admin_task_referral_payments', JSON.stringify( { expiry: Date.now() + 60000, data } ) );
		} );
		await button.click();
		await title( 'Home' ).waitFor();
	} );

	it( 'stays on the list when a payment method is enabled there', async () => {
		await scenario.open( `${ HOME }&task=payments&id=` );
		await completePayments();
		expect( query().get( 'task' ) ).toBe( 'payments' );
	} );

	it( 'of an unknown task says so, and links to Home', async () => {
		await scenario.open( `${ HOME }&task=nobody` );
		await scenario.page.getByRole( 'link', { name: 'Go to Home' } ).click();
		await row( 'Set up payments' ).waitFor();
	} );
} );
