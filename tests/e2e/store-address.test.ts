import { beforeEach, describe, expect, it } from '@jest/globals';
import { keepState } from './support/keep-state';
import { HOME, prepareScenario } from './support/scenario';
import { readOption, setOptions } from './support/store';

/* The complete address form, which the tax task shows in countries without tax services. */

const scenario = prepareScenario();
const START = {
	woocommerce_default_country: 'AO:BGO',
	woocommerce_store_address: '',
	woocommerce_store_city: '',
	woocommerce_store_postcode: '',
	woocommerce_calc_taxes: 'no',
};

keepState( scenario, Object.keys( START ), [] );
beforeEach( () => setOptions( scenario.store, START ) );

const field = ( name: string | RegExp ) => scenario.page.getByRole( 'textbox', { name } );
const country = () => scenario.page.getByRole( 'combobox', { name: 'Country / Region *' } );
const submit = () => scenario.page.getByRole( 'button', { name: 'Continue', exact: true } ).click();
const step = ( name: string ) => scenario.page.locator( '[aria-current="step"]' ).getByRole( 'heading', { name } );
const openForm = async () => {
	await scenario.open( `${ HOME }&task=tax` );
	await country().waitFor();
};
const stored = async () =>
	Promise.all(
		[ 'default_country', 'store_address', 'store_city', 'store_postcode' ].map( ( name ) =>
			readOption( scenario.store, `woocommerce_${ name }` )
		)
	);

async function choosePlace( words: string, name: string ): Promise< void > {
	await country().fill( words );
	await scenario.page.getByRole( 'option', { name } ).click();
}

describe( 'the address of the store', () => {
	it( 'T12: has a searchable country, and is complete without a post code where none is required', async () => {
		await openForm();
		await choosePlace( 'ahafo', 'Ghana — Ahafo' );
		await field( 'Address' ).fill( ' Broad Street 1 ' );
		await field( /code \(optional\)/ ).waitFor();
		await field( /City|Town/ ).fill( 'Goaso' );
		await submit();
		await step( 'Configure tax rates' ).waitFor();
		expect( await stored() ).toEqual( [ 'GH:AF', 'Broad Street 1', 'Goaso', '' ] );
		await scenario.page.reload();
		await step( 'Configure tax rates' ).waitFor();
	} );

	it( 'S1: drops the post code when the new country has none', async () => {
		await setOptions( scenario.store, { woocommerce_default_country: 'KE:KE01', woocommerce_store_postcode: '30400' } );
		await openForm();
		expect( await field( /code/i ).inputValue() ).toBe( '30400' );
		await choosePlace( 'bengo', 'Angola — Bengo' );
		expect( await field( /code/i ).count() ).toBe( 0 );
		await field( 'Address' ).fill( 'Rua 1' );
		await field( /City|Town/ ).fill( 'Caxito' );
		await submit();
		await step( 'Configure tax rates' ).waitFor();
		expect( await stored() ).toEqual( [ 'AO:BGO', 'Rua 1', 'Caxito', '' ] );
	} );

	it( 'asks before Back leaves it unsaved, and keeps the input of a user who stays', async () => {
		await scenario.open();
		await scenario.page.getByRole( 'link', { name: /Collect sales tax/ } ).click();
		await field( 'Address' ).fill( 'Rua 1' );
		await scenario.page.goBack();
		await scenario.page.getByRole( 'dialog', { name: 'Leave without saving?' } ).waitFor();
		await scenario.page.getByRole( 'button', { name: 'Stay' } ).click();
		expect( await field( 'Address' ).inputValue() ).toBe( 'Rua 1' );
		await scenario.page.goBack();
		await scenario.page.getByRole( 'button', { name: 'Leave without saving' } ).click();
		await scenario.page.getByRole( 'heading', { level: 1, name: 'Home' } ).waitFor();
		expect( await stored() ).toEqual( [ 'AO:BGO', '', '', '' ] );
	} );
} );
