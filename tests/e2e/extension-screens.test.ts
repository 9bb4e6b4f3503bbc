import { describe, expect, it } from '@jest/globals';
import { appPage, enableParts, openWithAllDone } from './support/parts';
import { HOME, prepareScenario } from './support/scenario';

const scenario = prepareScenario();
const text = ( content: string | RegExp ) => scenario.page.getByText( content ).first().waitFor();
const press = ( name: string | RegExp ) => scenario.page.getByRole( 'button', { name } ).first().click();

async function scrollThrough(): Promise< void > {
	await text( 'Add your products' );
	await scenario.page.mouse.wheel( 0, 4000 );
}

describe( 'Home', () => {
	it( 'shows links of an extension once the set-up is complete', async () => {
		await enableParts( scenario, 'home-filters' );
		await openWithAllDone( scenario );
		await scenario.page.getByRole( 'link', { name: 'Sample link' } ).waitFor();
		expect( scenario.errors ).toEqual( [] );
	} );

	it( 'lets an extension choose the figures', async () => {
		await enableParts( scenario, 'home-filters' );
		await scenario.open();
		await scrollThrough();
		await text( 'Total sales' );
		expect( await scenario.page.getByText( 'Products sold' ).count() ).toBe( 0 );
	} );
} );

describe( 'the panels of the header', () => {
	it( 'show help links of an extension', async () => {
		await enableParts( scenario, 'help-items' );
		await scenario.open( `${ HOME }&task=tax` );
		await scenario.page.getByRole( 'tab', { name: 'Help' } ).click();
		await scenario.page.getByRole( 'link', { name: /Sample help with tax/ } ).waitFor();
		expect( scenario.errors ).toEqual( [] );
	} );

	it( 'show a notification of an extension', async () => {
		await enableParts( scenario, 'notification', 'page' );
		await scenario.open( appPage( '/sample-page' ) );
		await scenario.page.getByRole( 'tab', { name: /Activity/ } ).click();
		await scenario.page.getByRole( 'link', { name: 'Sample: 3 things wait for you' } ).waitFor();
		expect( scenario.errors ).toEqual( [] );
	} );
} );

describe( 'the screens of tasks', () => {
	it( 'show a product type of an extension and its content below the list', async () => {
		await enableParts( scenario, 'products-task' );
		await scenario.open( `${ HOME }&task=products` );
		await text( 'Sample words below the kinds of product' );
		await press( 'View more product types' );
		await press( /Sample product/ );
		await scenario.page.waitForURL( /from=sample-type/ );
	} );

	it( 'show a gateway set-up of an extension, with the default steps and its own form', async () => {
		await enableParts( scenario, 'payment-gateway' );
		await scenario.open( `${ HOME }&task=payments&id=cod` );
		await text( 'Sample step for cod' );
		await scenario.page.getByRole( 'button', { name: /Sample: connect / } ).waitFor();
		expect( scenario.errors ).toEqual( [] );
	} );
} );
