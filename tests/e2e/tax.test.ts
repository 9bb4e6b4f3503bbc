import { beforeEach, describe, expect, it } from '@jest/globals';
import { emptyTables, keepState, readRows } from './support/keep-state';
import { HOME, prepareScenario } from './support/scenario';
import { readOption, setOptions } from './support/store';
import { lookEverywhere } from './support/task-looks';
import { waitForTick } from './support/tick';

const scenario = prepareScenario();
const RATES = 'woocommerce_tax_rates';
const START = {
	woocommerce_default_country: 'US:TX',
	woocommerce_store_address: '12 Main St',
	woocommerce_store_city: 'Austin',
	woocommerce_store_postcode: '78701',
	woocommerce_calc_taxes: 'no',
	wc_connect_taxes_enabled: null,
	wc_connect_options: null,
	woocommerce_no_sales_tax: null,
	woocommerce_setup_jetpack_opted_in: null,
	demo_store_jetpack: 'reachable',
	demo_store_plugin_faults: null,
};
const SERVICES = [ 'woocommerce-services/', 'stripe-tax-for-woocommerce/', 'woocommerce-shipping/' ];

keepState( scenario, [ ...Object.keys( START ), 'active_plugins' ], [ RATES ] );

beforeEach( async () => {
	const active = ( await readOption( scenario.store, 'active_plugins' ) ) as string[];
	const others = active.filter( ( file ) => ! SERVICES.some( ( folder ) => file.startsWith( folder ) ) );
	await setOptions( scenario.store, { ...START, active_plugins: others } );
	await emptyTables( scenario, [ RATES ] );
} );

const button = ( name: string ) => scenario.page.getByRole( 'button', { name, exact: true } );
const step = ( name: string ) => scenario.page.locator( '[aria-current="step"]' ).getByRole( 'heading', { name } );
const option = async ( name: string ) => readOption( scenario.store, name );
const openTask = async ( more = '' ) => scenario.open( `${ HOME }&task=tax${ more }` );

describe( 'the tax task', () => {
	it( 'T10: goes from Home through installation and connection to automated taxes; Back and reload keep the step', async () => {
		const { page } = scenario;
		await scenario.open();
		await page.getByRole( 'link', { name: /Collect sales tax/ } ).click();
		await button( 'Continue setup' ).click();
		await step( 'Install WooCommerce Tax' ).waitFor();
		await button( 'Install & enable' ).click();
		await step( 'Connect your store' ).waitFor();
		await page.reload();
		await step( 'Connect your store' ).waitFor();
		await page.goto( `${ scenario.store.url }/wp-admin/edit.php` );
		await page.goBack();
		await step( 'Connect your store' ).waitFor();
		await button( 'Connect' ).click();
		await page.getByRole( 'heading', { name: 'Good news!' } ).waitFor();
		await button( 'Yes please' ).click();
		await page.getByText( /You're awesome! One less item on your to-do list/ ).waitFor();
		await waitForTick( scenario.page, 'Collect sales tax' );
		expect( await option( 'wc_connect_taxes_enabled' ) ).toBe( 'yes' );
		expect( await option( 'woocommerce_calc_taxes' ) ).toBe( 'yes' );
		expect( scenario.errors ).toEqual( [] );
	} );

	it( 'links to the rates with taxes enabled', async () => {
		await openTask();
		await button( 'Set up taxes manually' ).click();
		await scenario.page.waitForURL( /page=wc-settings&tab=tax&section=standard/ );
		expect( await option( 'woocommerce_calc_taxes' ) ).toBe( 'yes' );
		expect( await option( 'wc_connect_taxes_enabled' ) ).toBe( 'no' );
	} );

	it( 'installs Stripe Tax and links to its settings', async () => {
		await openTask( '&partner=stripe-tax' );
		await button( 'Install for free' ).click();
		await scenario.page.waitForURL( /page=wc-settings&tab=stripe_tax_for_woocommerce/ );
		expect( await option( 'woocommerce_calc_taxes' ) ).toBe( 'yes' );
		expect( await option( 'active_plugins' ) ).toContainEqual( expect.stringContaining( 'stripe-tax-for-woocommerce/' ) );
	} );

	it( 'S1: asks for the address in a country without services, without a post code', async () => {
		await setOptions( scenario.store, {
			woocommerce_default_country: 'AO',
			woocommerce_store_address: '',
			woocommerce_store_city: 'Luanda',
			woocommerce_store_postcode: '',
		} );
		await openTask();
		await step( 'Set store location' ).waitFor();
		expect( await scenario.page.getByRole( 'textbox', { name: /code/i } ).count() ).toBe( 0 );
		await button( 'Continue' ).click();
		await scenario.page.getByText( 'Please enter an address' ).waitFor();
		await scenario.page.getByRole( 'textbox', { name: 'Address' } ).fill( 'Rua 1' );
		await button( 'Continue' ).click();
		await step( 'Configure tax rates' ).waitFor();
		expect( await option( 'woocommerce_store_address' ) ).toBe( 'Rua 1' );
		expect( await readRows( scenario, RATES ) ).toEqual( [] );
	} );

	it( 'says why the connection failed and offers a retry', async () => {
		await setOptions( scenario.store, { demo_store_jetpack: null, woocommerce_setup_jetpack_opted_in: '1' } );
		await openTask( '&partner=woocommerce-tax' );
		await button( 'Install & enable' ).click();
		await button( 'Connect' ).click();
		await scenario.page.getByRole( 'alert' ).filter( { hasText: 'This site sends no requests.' } ).waitFor();
		await button( 'Retry' ).click();
		await step( 'Connect your store' ).waitFor();
		await button( 'Connect' ).waitFor();
	} );

	it( 'says that a shop manager may not install plugins', async () => {
		await scenario.signInAs( 'shopmanager' );
		await openTask( '&partner=woocommerce-tax' );
		await scenario.page.getByText( /Ask an administrator/ ).waitFor();
		expect( await button( 'Install & enable' ).count() ).toBe( 0 );
		expect( await button( 'Set up manually' ).isEnabled() ).toBe( true );
	} );
} );

it.each( [
	[ '', 'Continue setup' ],
	[ '&partner=woocommerce-tax', 'Install & enable' ],
] )( 'the tax task %s has no accessibility violation and does not overflow', ( address, ready ) =>
	lookEverywhere( scenario, async () => {
		await openTask( address );
		await button( ready ).waitFor();
	} )
);
