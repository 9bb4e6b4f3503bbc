import { beforeEach, describe, expect, it } from '@jest/globals';
import { emptyTables, keepState } from './support/keep-state';
import { removePlugins } from './support/remove-plugins';
import { refuseWrites } from './support/refuse-writes';
import { HOME, prepareScenario } from './support/scenario';
import { readOption, setOptions } from './support/store';
import { waitForTick } from './support/tick';

const scenario = prepareScenario();
const TABLES = [ 'woocommerce_shipping_zones', 'woocommerce_shipping_zone_methods', 'woocommerce_shipping_zone_locations' ];
const START = {
	woocommerce_admin_created_default_shipping_zones: 'no',
	woocommerce_default_country: 'GB',
	woocommerce_store_address: '1 High St',
	woocommerce_store_city: 'London',
	woocommerce_store_postcode: 'SW1A 1AA',
	woocommerce_ship_to_countries: '',
	demo_store_plugin_faults: null,
	demo_store_jetpack: null,
	wcshipping_options: null,
	woocommerce_setup_jetpack_opted_in: null,
};

keepState( scenario, [ ...Object.keys( START ), 'active_plugins' ], TABLES );

beforeEach( async () => {
	await removePlugins( scenario.store, [ 'woocommerce-shipstation-integration', 'sendcloud-shipping' ] );
	await setOptions( scenario.store, START );
	await emptyTables( scenario, TABLES );
} );

const button = ( name: string ) => scenario.page.getByRole( 'button', { name, exact: true } );
const install = ( name: string ) => button( `Install & enable: ${ name }` );

async function openPartners(): Promise< void > {
	await scenario.open( `${ HOME }&task=shipping` );
	await button( 'Save shipping options' ).click();
	await install( 'Sendcloud' ).waitFor();
}

describe( 'two label services', () => {
	it( 'are offered side by side; installing one completes the task outside the US', async () => {
		await openPartners();
		await install( 'ShipStation' ).waitFor();
		await install( 'Sendcloud' ).click();
		await scenario.page.getByText( "Shipping is done! Don't worry, you can always change it later" ).waitFor();
		await waitForTick( scenario.page, 'Select your shipping options' );
		const active = await readOption( scenario.store, 'active_plugins' );
		expect( active ).toContainEqual( expect.stringMatching( /^sendcloud-shipping\// ) );
		expect( active ).not.toContainEqual( expect.stringMatching( /shipstation/ ) );
		expect( scenario.errors ).toEqual( [] );
	} );

	it( 'say which could not be installed, and the other one can be installed', async () => {
		await setOptions( scenario.store, { demo_store_plugin_faults: { 'woocommerce-shipstation-integration': 'archive' } } );
		await openPartners();
		await install( 'ShipStation' ).click();
		await scenario.page
			.getByRole( 'alert' )
			.filter( { hasText: 'ShipStation was not installed: your site could not download or unpack its files.' } )
			.waitFor();
		await install( 'Sendcloud' ).click();
		await scenario.page.getByText( /Shipping is done!/ ).waitFor();
	} );
} );

describe( 'the shipping recommendation task', () => {
	const step = ( name: string ) => scenario.page.locator( '[aria-current="step"]' ).getByRole( 'heading', { name } );
	const openTask = async () => scenario.open( `${ HOME }&task=shipping-recommendation` );

	beforeEach( async () => {
		await removePlugins( scenario.store, [ 'woocommerce-shipping' ] );
		await setOptions( scenario.store, {
			woocommerce_default_country: 'US:TX',
			woocommerce_store_postcode: '',
			wcshipping_options: null,
			woocommerce_setup_jetpack_opted_in: null,
			demo_store_jetpack: 'reachable',
		} );
	} );

	it( 'goes from the location to the plugin and the connection, and is complete', async () => {
		await openTask();
		await step( 'Set store location' ).waitFor();
		await button( 'Continue' ).click();
		await scenario.page.getByText( 'Please enter a post code' ).waitFor();
		await scenario.page.getByRole( 'textbox', { name: /code/i } ).fill( '78701' );
		await button( 'Continue' ).click();
		await step( 'Install WooCommerce Shipping' ).waitFor();
		await button( 'Install & enable' ).click();
		await step( 'Connect your store' ).waitFor();
		await scenario.page.reload();
		await step( 'Connect your store' ).waitFor();
		expect( await readOption( scenario.store, 'woocommerce_store_postcode' ) ).toBe( '78701' );
		expect( await readOption( scenario.store, 'woocommerce_setup_jetpack_opted_in' ) ).toBeTruthy();
		expect( await readOption( scenario.store, 'active_plugins' ) ).toContainEqual( expect.stringMatching( /^woocommerce-shipping\// ) );
		await button( 'Connect' ).click();
		await scenario.page.getByRole( 'heading', { level: 1, name: 'Home' } ).waitFor();
		expect( await readOption( scenario.store, 'demo_store_jetpack' ) ).toBe( 'connected' );
	} );

	it( 'says that the accepted terms were not saved, and saves them on the next try', async () => {
		await setOptions( scenario.store, { woocommerce_store_postcode: '78701' } );
		await openTask();
		await step( 'Install WooCommerce Shipping' ).waitFor();
		const letThrough = await refuseWrites( scenario.page, /wc-admin\/options$/ );
		await button( 'Install & enable' ).click();
		await scenario.page.getByRole( 'alert' ).filter( { hasText: 'Your agreement to the terms was not saved.' } ).waitFor();
		await letThrough();
		await button( 'Retry' ).click();
		await step( 'Connect your store' ).waitFor();
	} );
} );
