import { beforeEach, describe, expect, it } from '@jest/globals';
import { emptyTables, keepState, readRows } from './support/keep-state';
import { refuseWrites } from './support/refuse-writes';
import { HOME, prepareScenario } from './support/scenario';
import { readOption, setOptions } from './support/store';

const scenario = prepareScenario();
const ZONES = 'woocommerce_shipping_zones';
const METHODS = 'woocommerce_shipping_zone_methods';
const TABLES = [ ZONES, METHODS, 'woocommerce_shipping_zone_locations' ];
const START = {
	woocommerce_admin_created_default_shipping_zones: 'no',
	woocommerce_default_country: 'US:TX',
	woocommerce_store_address: '12 Main St',
	woocommerce_store_city: 'Austin',
	woocommerce_store_postcode: '78701',
	woocommerce_ship_to_countries: '',
};
const HOME_ZONE = 'United States';

keepState( scenario, Object.keys( START ), TABLES );

beforeEach( async () => {
	await setOptions( scenario.store, START );
	await emptyTables( scenario, TABLES );
} );

const button = ( name: string ) => scenario.page.getByRole( 'button', { name, exact: true } );
const step = ( name: string ) => scenario.page.locator( '[aria-current="step"]' ).getByRole( 'heading', { name } );
const rate = () => scenario.page.getByRole( 'textbox', { name: HOME_ZONE } );
const alert = ( text: string | RegExp ) => scenario.page.getByRole( 'alert' ).filter( { hasText: text } );
const openTask = async () => scenario.open( `${ HOME }&task=shipping` );

async function save( cost: string ): Promise< void > {
	await rate().fill( cost );
	await button( 'Save shipping options' ).click();
}

async function methods(): Promise< readonly ( readonly unknown[] )[] > {
	const rows = await readRows( scenario, METHODS );
	return rows.map( ( { method_id: kind, is_enabled: on } ) => [ kind, Number( on ) ] );
}

async function costOfFirst(): Promise< unknown > {
	const [ first ] = await readRows( scenario, METHODS );
	const settings = await readOption( scenario.store, `woocommerce_flat_rate_${ String( first?.[ 'instance_id' ] ) }_settings` );
	return ( settings as { cost?: unknown } ).cost;
}

describe( 'a failed save of the shipping task', () => {
	it( 'keeps the entered address, says why it failed, and saves it on the next try', async () => {
		await setOptions( scenario.store, { woocommerce_store_address: '' } );
		await openTask();
		await scenario.page.getByRole( 'textbox', { name: 'Address' } ).fill( '1 Elm St' );
		const letThrough = await refuseWrites( scenario.page, /settings\/general\/batch$/ );
		await button( 'Save store location' ).click();
		await alert( 'There was a problem saving your store location. The database is away.' ).waitFor();
		expect( await scenario.page.getByRole( 'textbox', { name: 'Address' } ).inputValue() ).toBe( '1 Elm St' );
		expect( await readOption( scenario.store, 'woocommerce_store_address' ) ).toBe( '' );
		await letThrough();
		await button( 'Save store location' ).click();
		await step( 'Review your shipping options' ).waitFor();
		expect( await readOption( scenario.store, 'woocommerce_store_address' ) ).toBe( '1 Elm St' );
	} );

	it( 'leaves no incomplete zone when it is the way of shipping, and creates one zone on the next try', async () => {
		await openTask();
		await rate().waitFor();
		const letThrough = await refuseWrites( scenario.page, /shipping\/zones\/\d+\/methods$/ );
		await save( '6.50' );
		await alert( new RegExp( `The rate for ${ HOME_ZONE }.* was not saved. The database is away.` ) ).waitFor();
		expect( await rate().inputValue() ).toBe( '6.50' );
		expect( await readRows( scenario, ZONES ) ).toEqual( [] );
		await letThrough();
		await button( 'Save shipping options' ).click();
		await step( 'Enable shipping label printing' ).waitFor();
		expect( await readRows( scenario, ZONES ) ).toHaveLength( 1 );
		expect( await methods() ).toEqual( [ [ 'flat_rate', 1 ] ] );
		expect( await costOfFirst() ).toBe( '6.50' );
	} );

	it( 'keeps the old rate when the new one is not saved', async () => {
		await openTask();
		await save( '5' );
		await step( 'Enable shipping label printing' ).waitFor();
		await openTask();
		const letThrough = await refuseWrites( scenario.page, /shipping\/zones\/\d+\/methods\/\d+$/ );
		await save( '7' );
		await alert( /was not saved/ ).waitFor();
		expect( await costOfFirst() ).toBe( '5.00' );
		await letThrough();
		await button( 'Save shipping options' ).click();
		await step( 'Enable shipping label printing' ).waitFor();
		expect( await costOfFirst() ).toBe( '7.00' );
	} );
} );

describe( 'the rates of a store that changes elsewhere', () => {
	it( 'create no zone by being opened', async () => {
		const { page } = scenario;
		await scenario.open();
		await page.getByRole( 'link', { name: /Select your shipping options/ } ).click();
		await rate().waitFor();
		await page.goBack();
		await page.getByRole( 'heading', { level: 1, name: 'Home' } ).waitFor();
		await page.goForward();
		await rate().waitFor();
		await step( 'Review your shipping options' ).waitFor();
		expect( await readRows( scenario, ZONES ) ).toEqual( [] );
	} );

	it( 'use the zone that another tab has created', async () => {
		await openTask();
		await rate().waitFor();
		const other = await scenario.page.context().newPage();
		await other.goto( scenario.page.url() );
		await other.getByRole( 'textbox', { name: HOME_ZONE } ).fill( '5' );
		await other.getByRole( 'button', { name: 'Save shipping options' } ).click();
		await other.locator( '[aria-current="step"]' ).getByRole( 'heading', { name: 'Enable shipping label printing' } ).waitFor();
		await save( '8' );
		await step( 'Enable shipping label printing' ).waitFor();
		expect( await readRows( scenario, ZONES ) ).toHaveLength( 1 );
		expect( await methods() ).toEqual( [ [ 'flat_rate', 1 ] ] );
		expect( await costOfFirst() ).toBe( '8.00' );
	} );
} );
