import { beforeEach, describe, expect, it } from '@jest/globals';
import { emptyTables, keepState, readRows } from './support/keep-state';
import { HOME, prepareScenario } from './support/scenario';
import { readOption, setOptions } from './support/store';

/* Shipping rates as they are entered, and the rows in the database afterwards. */

const scenario = prepareScenario();
const METHODS = 'woocommerce_shipping_zone_methods';
const TABLES = [ 'woocommerce_shipping_zones', METHODS, 'woocommerce_shipping_zone_locations' ];
const START = {
	woocommerce_admin_created_default_shipping_zones: 'no',
	woocommerce_default_country: 'US:TX',
	woocommerce_store_address: '12 Main St',
	woocommerce_store_city: 'Austin',
	woocommerce_store_postcode: '78701',
	woocommerce_ship_to_countries: '',
	woocommerce_price_decimal_sep: '.',
	woocommerce_price_thousand_sep: ',',
};

keepState( scenario, Object.keys( START ), TABLES );
beforeEach( async () => {
	await setOptions( scenario.store, START );
	await emptyTables( scenario, TABLES );
} );

const home = () => scenario.page.getByRole( 'textbox', { name: 'United States' } );
const world = () => scenario.page.getByRole( 'switch', { name: 'Rest of the world' } );
const worldRate = () => scenario.page.getByRole( 'textbox', { name: 'Rate for Rest of the world' } );
const save = () => scenario.page.getByRole( 'button', { name: 'Save shipping options' } ).click();
const saved = () =>
	scenario.page.locator( '[aria-current="step"]' ).getByRole( 'heading', { name: 'Enable shipping label printing' } ).waitFor();
const openTask = async () => {
	await scenario.open( `${ HOME }&task=shipping` );
	await home().waitFor();
};

/** Each shipping method: type, whether it is enabled, and its cost. */
async function rates(): Promise< readonly ( readonly unknown[] )[] > {
	const rows = await readRows( scenario, METHODS );
	return Promise.all(
		rows.map( async ( { method_id: kind, is_enabled: on, instance_id: id } ) => {
			const settings = await readOption( scenario.store, `woocommerce_${ kind }_${ id }_settings` );
			return [ kind, Number( on ), ( settings as { cost?: unknown } | false ) && ( settings as { cost?: unknown } ).cost ];
		} )
	);
}

describe( 'a rate', () => {
	it( 'of 0 is free shipping, and an amount replaces free shipping', async () => {
		await openTask();
		await home().fill( '' );
		await home().blur();
		await scenario.page.getByText( 'Free shipping', { exact: true } ).waitFor();
		await save();
		await saved();
		expect( ( await rates() ).map( ( [ kind, on ] ) => [ kind, on ] ) ).toEqual( [ [ 'free_shipping', 1 ] ] );
		await openTask();
		await home().fill( '3' );
		await save();
		await saved();
		const on = ( await rates() ).filter( ( [ , isOn ] ) => isOn === 1 );
		expect( on ).toEqual( [ [ 'flat_rate', 1, '3.00' ] ] );
	} );
} );

describe( 'the rest of the world', () => {
	it( 'is enabled with a rate, and disabled without losing the rate', async () => {
		await openTask();
		await home().fill( '5' );
		await world().check();
		await worldRate().fill( '20' );
		await save();
		await saved();
		expect( await rates() ).toEqual( expect.arrayContaining( [ [ 'flat_rate', 1, '20.00' ] ] ) );
		await openTask();
		expect( await worldRate().inputValue() ).toBe( '20.00' );
		await world().uncheck();
		await save();
		await saved();
		expect( await rates() ).toEqual(
			expect.arrayContaining( [
				[ 'flat_rate', 1, '5.00' ],
				[ 'flat_rate', 0, '20.00' ],
			] )
		);
	} );
} );
