import { beforeEach, describe, expect, it } from '@jest/globals';
import { keepState } from './support/keep-state';
import { removePlugins } from './support/remove-plugins';
import { watchRoutes } from './support/rest';
import { HOME, prepareScenario } from './support/scenario';
import { readOption, setOptions } from './support/store';
import { waitForTick } from './support/tick';

/* Answers to the question about automated taxes, also by the address. */

const scenario = prepareScenario();
const START = {
	woocommerce_default_country: 'US:TX',
	woocommerce_store_address: '12 Main St',
	woocommerce_store_city: 'Austin',
	woocommerce_store_postcode: '78701',
	woocommerce_calc_taxes: 'no',
	woocommerce_no_sales_tax: null,
	wc_connect_taxes_enabled: null,
	wc_connect_options: null,
	woocommerce_setup_jetpack_opted_in: '1',
	demo_store_jetpack: 'connected',
	demo_store_plugin_faults: null,
};
const TITLE = 'Collect sales tax';

keepState( scenario, [ ...Object.keys( START ), 'active_plugins' ], [] );
beforeEach( async () => {
	await removePlugins( scenario.store, [ 'woocommerce-services', 'stripe-tax-for-woocommerce', 'woocommerce-shipping' ] );
	await setOptions( scenario.store, START );
} );

const button = ( name: string ) => scenario.page.getByRole( 'button', { name, exact: true } );
const alert = ( text: string | RegExp ) => scenario.page.getByRole( 'alert' ).filter( { hasText: text } );
const option = ( name: string ) => readOption( scenario.store, name );
const openTask = ( more: string ) => scenario.open( `${ HOME }&task=tax${ more }` );
const putPlugin = ( slug: string ) =>
	scenario.store.runPhp(
		{ code: '$installer = new DemoStore\\Plugins\\Installer(); $installer->install( $args[0] ); $installer->activate( $args[0] );' },
		[ [ slug ] ]
	);

async function expectAutomated(): Promise< void > {
	await waitForTick( scenario.page, TITLE );
	expect( await option( 'wc_connect_taxes_enabled' ) ).toBe( 'yes' );
	expect( await option( 'woocommerce_calc_taxes' ) ).toBe( 'yes' );
}

describe( 'automated taxes', () => {
	it( 'are enabled by the address alone', async () => {
		await putPlugin( 'woocommerce-services' );
		await openTask( '&partner=woocommerce-tax&auto=true' );
		await expectAutomated();
	} );

	it( 'can be declined for manual rates', async () => {
		await putPlugin( 'woocommerce-services' );
		await openTask( '&partner=woocommerce-tax' );
		await button( "No thanks, I'll set up manually" ).click();
		await scenario.page.waitForURL( /page=wc-settings&tab=tax&section=standard/ );
		expect( await option( 'wc_connect_taxes_enabled' ) ).toBe( 'no' );
		expect( await option( 'woocommerce_calc_taxes' ) ).toBe( 'yes' );
	} );

	it( 'are enabled once on a double press', async () => {
		await putPlugin( 'woocommerce-services' );
		await openTask( '&partner=woocommerce-tax' );
		const routes = watchRoutes( scenario.page );
		await button( 'Yes please' ).dblclick();
		await expectAutomated();
		expect( routes.filter( ( route ) => route.startsWith( 'POST /wc-admin/options' ) ) ).toHaveLength( 1 );
	} );
} );

describe( 'Stripe Tax', () => {
	it( 'says why it was not installed, and links to its settings on the next try', async () => {
		await setOptions( scenario.store, { demo_store_plugin_faults: { '*': 'archive' } } );
		await openTask( '&partner=stripe-tax' );
		await button( 'Install for free' ).click();
		await alert( 'Stripe Tax for WooCommerce was not installed: your site could not download or unpack its files.' ).waitFor();
		expect( await option( 'woocommerce_calc_taxes' ) ).toBe( 'no' );
		await setOptions( scenario.store, { demo_store_plugin_faults: null } );
		await button( 'Install for free' ).click();
		await scenario.page.waitForURL( /page=wc-settings&tab=stripe_tax_for_woocommerce/ );
		expect( await option( 'woocommerce_calc_taxes' ) ).toBe( 'yes' );
	} );
} );
