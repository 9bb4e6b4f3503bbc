import { beforeEach, describe, expect, it } from '@jest/globals';
import { findViolations, widestOverflow } from './support/axe';
import { emptyTables, keepState, readRows } from './support/keep-state';
import { restRoute } from './support/rest';
import { RIGHT_TO_LEFT, runWithPhp } from './support/run-with-php';
import { HOME, prepareScenario } from './support/scenario';
import { readOption, setOptions } from './support/store';
import { waitForTick } from './support/tick';

const scenario = prepareScenario();
const ZONE_TABLES = [ 'woocommerce_shipping_zones', 'woocommerce_shipping_zone_locations', 'woocommerce_shipping_zone_methods' ];
const START = {
	woocommerce_admin_created_default_shipping_zones: 'no',
	woocommerce_default_country: 'US:TX',
	woocommerce_store_address: '',
	woocommerce_store_city: 'Austin',
	woocommerce_store_postcode: '',
	woocommerce_ship_to_countries: '',
	woocommerce_price_decimal_sep: '.',
	woocommerce_price_thousand_sep: ',',
	demo_store_jetpack: null,
	demo_store_plugin_faults: null,
};

keepState( scenario, [ ...Object.keys( START ), 'active_plugins' ], ZONE_TABLES );

beforeEach( async () => {
	await setOptions( scenario.store, {
		...START,
		active_plugins: ( await activePlugins() ).filter( ( file ) => ! file.startsWith( 'woocommerce-shipping/' ) ),
	} );
	await emptyTables( scenario, ZONE_TABLES );
} );

const activePlugins = async () => ( await readOption( scenario.store, 'active_plugins' ) ) as string[];
const button = ( name: string ) => scenario.page.getByRole( 'button', { name, exact: true } );
const step = ( name: string ) => scenario.page.locator( '[aria-current="step"]' ).getByRole( 'heading', { name } );
const rate = ( name: string ) => scenario.page.getByRole( 'textbox', { name } );
const openTask = async () => scenario.open( `${ HOME }&task=shipping` );

async function enterAddress(): Promise< void > {
	await step( 'Set your store location' ).waitFor();
	await scenario.page.getByRole( 'textbox', { name: 'Address' } ).fill( '12 Main St' );
	await scenario.page.getByRole( 'textbox', { name: /code/i } ).fill( '78701' );
	await button( 'Save store location' ).click();
	await step( 'Review your shipping options' ).waitFor();
}

async function costOf( instanceId: string ): Promise< unknown > {
	const settings = ( await readOption( scenario.store, `woocommerce_flat_rate_${ instanceId }_settings` ) ) as { cost?: unknown };
	return settings.cost;
}

describe( 'the shipping task', () => {
	it( 'goes from Home through location, rates and labels, is complete on Home, and is saved', async () => {
		await scenario.open();
		await scenario.page.getByRole( 'link', { name: /Select your shipping options/ } ).click();
		await enterAddress();
		await rate( 'United States' ).fill( '4.5' );
		await scenario.page.getByRole( 'switch', { name: 'Rest of the world' } ).check();
		await rate( 'Rate for Rest of the world' ).fill( '' );
		await button( 'Save shipping options' ).click();
		await step( 'Enable shipping label printing' ).waitFor();
		await button( 'Install & enable' ).click();
		await step( 'Connect your store' ).waitFor();
		await button( 'No thanks' ).click();
		await scenario.page.getByText( "Shipping is done! Don't worry, you can always change it later" ).waitFor();
		await waitForTick( scenario.page, 'Select your shipping options' );
		expect( await readOption( scenario.store, 'woocommerce_store_address' ) ).toBe( '12 Main St' );
		const [ zone ] = await readRows( scenario, 'woocommerce_shipping_zones' );
		expect( zone?.[ 'zone_name' ] ).toMatch( /^United States/ );
		expect( await readRows( scenario, 'woocommerce_shipping_zone_locations' ) ).toMatchObject( [
			{ zone_id: zone?.[ 'zone_id' ], location_code: 'US', location_type: 'country' },
		] );
		const methods = await readRows( scenario, 'woocommerce_shipping_zone_methods' );
		expect( methods.map( ( { zone_id: id, method_id: kind, is_enabled: on } ) => [ id, kind, Number( on ) ] ) ).toEqual( [
			[ zone?.[ 'zone_id' ], 'flat_rate', 1 ],
			[ '0', 'free_shipping', 1 ],
		] );
		expect( await costOf( String( methods[ 0 ]?.[ 'instance_id' ] ) ) ).toBe( '4.50' );
		expect( await activePlugins() ).toContainEqual( expect.stringContaining( 'woocommerce-shipping/' ) );
		expect( scenario.errors ).toEqual( [] );
	} );

	it( 'S2, S3, S4: keeps amounts exact in a store with a decimal comma, also when they are saved unchanged', async () => {
		await setOptions( scenario.store, {
			woocommerce_price_decimal_sep: ',',
			woocommerce_price_thousand_sep: '.',
			woocommerce_store_address: '12 Main St',
			woocommerce_store_postcode: '78701',
		} );
		await openTask();
		await rate( 'United States' ).fill( '33.61' );
		await button( 'Save shipping options' ).click();
		await scenario.page.getByText( 'Please enter an amount, for example 33,61.' ).waitFor();
		await rate( 'United States' ).fill( '3000,45' );
		await button( 'Save shipping options' ).click();
		await step( 'Enable shipping label printing' ).waitFor();
		await scenario.page.reload();
		await rate( 'United States' ).waitFor();
		expect( await rate( 'United States' ).inputValue() ).toBe( '3.000,45' );
		const writes: string[] = [];
		scenario.page.on( 'request', ( request ) => {
			if ( request.method() !== 'GET' && restRoute( request.url() ).includes( 'shipping' ) ) {
				writes.push( request.url() );
			}
		} );
		await button( 'Save shipping options' ).click();
		await step( 'Enable shipping label printing' ).waitFor();
		expect( writes ).toEqual( [] );
		const methods = await readRows( scenario, 'woocommerce_shipping_zone_methods' );
		expect( methods ).toHaveLength( 1 );
		expect( await costOf( String( methods[ 0 ]?.[ 'instance_id' ] ) ) ).toBe( '3000.45' );
	} );

	it( 'connects the store and returns to Home', async () => {
		await setOptions( scenario.store, {
			woocommerce_store_address: '12 Main St',
			woocommerce_store_postcode: '78701',
			demo_store_jetpack: 'reachable',
		} );
		await openTask();
		await button( 'Save shipping options' ).click();
		await button( 'Install & enable' ).click();
		await button( 'Connect' ).click();
		await scenario.page.waitForURL(
			( url ) => url.searchParams.get( 'task' ) === null && url.searchParams.get( 'page' ) === 'wc-admin'
		);
		await waitForTick( scenario.page, 'Select your shipping options' );
		expect( await readOption( scenario.store, 'demo_store_jetpack' ) ).toBe( 'connected' );
	} );

	it( 'names a plugin that could not be installed, and continues without it', async () => {
		await setOptions( scenario.store, {
			woocommerce_store_address: '12 Main St',
			woocommerce_store_postcode: '78701',
			demo_store_plugin_faults: { '*': 'activation' },
		} );
		await openTask();
		await button( 'Save shipping options' ).click();
		await button( 'Install & enable' ).click();
		await scenario.page.getByRole( 'alert' ).filter( { hasText: 'WooCommerce Shipping:' } ).waitFor();
		await button( 'Continue without installing' ).click();
		await scenario.page.getByRole( 'heading', { level: 1, name: 'Home' } ).waitFor();
	} );
} );

describe( 'the shipping task', () => {
	/** Runs checks of the current step at the widths of a desktop and a phone. */
	const atBothWidths = async ( check: () => Promise< void > ) => {
		for ( const width of [ 1366, 360 ] ) {
			await scenario.page.setViewportSize( { width, height: 740 } );
			await check();
		}
	};
	const fits = async () => expect( await widestOverflow( scenario.page ) ).toBeLessThanOrEqual( 0 );
	const isAccessible = async () => expect( await findViolations( scenario.page ) ).toEqual( [] );

	/** Goes through the task and checks each step. */
	async function walk( look: () => Promise< void > ): Promise< void > {
		const { page } = scenario;
		await openTask();
		await page.getByRole( 'combobox' ).waitFor();
		await page.getByRole( 'combobox' ).click();
		await look();
		await page.keyboard.press( 'Escape' );
		await enterAddress();
		await rate( 'United States' ).fill( 'x' );
		await button( 'Save shipping options' ).click();
		await page.getByText( /Please enter an amount/ ).waitFor();
		await look();
		await rate( 'United States' ).fill( '1' );
		await button( 'Save shipping options' ).click();
		await button( 'Install & enable' ).waitFor();
		await look();
	}

	it( 'has no accessibility violation and does not overflow on a desktop and on a phone of 360 px', () =>
		walk( () =>
			atBothWidths( async () => {
				await isAccessible();
				await fits();
			} )
		) );

	it( 'does not overflow from right to left', async () => {
		await runWithPhp( scenario.store, RIGHT_TO_LEFT, () => walk( () => atBothWidths( fits ) ) );
	} );
} );
