import { describe, expect, it } from '@jest/globals';
import { eventually } from './support/eventually';
import { enableParts, openWithAllDone } from './support/parts';
import { HOME, prepareScenario } from './support/scenario';
import { readOption } from './support/store';

const scenario = prepareScenario();
const text = ( content: string | RegExp ) => scenario.page.getByText( content ).first().waitFor();
const header = () => scenario.page.locator( '.woocommerce-layout__header' );

describe( 'the header and footer', () => {
	it( 'render fills in their order and pass them their place', async () => {
		await enableParts( scenario, 'header', 'header-item' );
		await scenario.open();
		await header().getByRole( 'button', { name: 'Sample header item' } ).waitFor();
		await header().getByRole( 'link', { name: 'Sample way back' } ).waitFor();
		const words = ( await header().textContent() ) ?? '';
		const places = [ 'Sample header item', 'First sample item of the app, page wc-admin', 'Second sample item' ].map( ( item ) =>
			words.indexOf( item )
		);
		expect( places ).not.toContain( -1 );
		expect( places ).toEqual( [ ...places ].sort( ( a, b ) => a - b ) );
		await scenario.page.locator( '.woocommerce-layout__footer', { hasText: 'Sample footer' } ).waitFor();
		expect( scenario.errors ).toEqual( [] );
	} );

	it( 'render fills on classic pages too', async () => {
		await enableParts( scenario, 'header' );
		await scenario.open( 'admin.php?page=wc-settings' );
		await header().getByText( 'First sample item of a classic page, page wc-settings' ).waitFor();
		expect( scenario.errors ).toEqual( [] );
	} );

	it( 'render the title of a fill', async () => {
		await enableParts( scenario, 'page-title' );
		await scenario.open();
		await scenario.page.getByRole( 'heading', { level: 1, name: 'Sample title' } ).waitFor();
		expect( scenario.errors ).toEqual( [] );
	} );
} );

describe( 'Home', () => {
	it( 'renders a banner, a footer of the list and a display option', async () => {
		await enableParts( scenario, 'home-slots' );
		await scenario.open();
		await text( 'Sample banner' );
		await text( 'Sample list footer' );
		await scenario.page.getByRole( 'button', { name: /display options/i } ).click();
		await scenario.page.getByRole( 'menuitem', { name: 'Sample display option' } ).waitFor();
		expect( scenario.errors ).toEqual( [] );
	} );

	it( 'renders a progress title and a task header', async () => {
		await enableParts( scenario, 'setup-list' );
		await scenario.open();
		await text( 'Sample title of setup' );
		await text( /Sample header of (products|payments|customize-store|tax|shipping|launch-your-store)/ );
		const before = scenario.page.url();
		await scenario.page.getByRole( 'button', { name: 'Sample start' } ).click();
		await scenario.page.waitForURL( ( url ) => url.href !== before );
	} );

	it( 'renders a progress header', async () => {
		await enableParts( scenario, 'setup-end' );
		await scenario.open();
		await text( 'Sample progress of setup' );
		expect( await scenario.page.getByText( /out of \d+ complete/ ).count() ).toBe( 0 );
		expect( scenario.errors ).toEqual( [] );
	} );

	it( 'renders a fill for payments once the set-up is complete', async () => {
		await enableParts( scenario, 'home-slots' );
		await openWithAllDone( scenario );
		await text( 'Sample payment feature' );
		expect( scenario.errors ).toEqual( [] );
	} );

	it( 'renders another completion card, which can hide the list', async () => {
		await enableParts( scenario, 'setup-end' );
		await openWithAllDone( scenario );
		await text( 'Sample congratulations' );
		await scenario.page.getByRole( 'button', { name: 'Hide the sample list' } ).click();
		await scenario.page.getByText( 'Sample congratulations' ).waitFor( { state: 'detached' } );
		await eventually(
			() => readOption( scenario.store, 'woocommerce_task_list_hidden_lists' ),
			( lists ) => Array.isArray( lists ) && lists.includes( 'setup' )
		);
		expect( new URL( scenario.page.url() ).search ).toBe( new URL( HOME, scenario.store.url ).search );
	} );
} );
