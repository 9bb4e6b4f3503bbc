import { describe, expect, it } from '@jest/globals';
import { appPage, enableParts, namings, watchConsole } from './support/parts';
import { prepareScenario } from './support/scenario';

const scenario = prepareScenario();
const button = ( name: string ) => scenario.page.getByRole( 'button', { name } );
const bodyClasses = () => scenario.page.evaluate( () => document.body.className.split( ' ' ) );

describe( 'an extension that is built as today’s are', () => {
	it( 'shows pages without a capability once the list is watched, and its set-up takes the whole screen', async () => {
		await enableParts( scenario, 'late-marketing' );
		await scenario.open( appPage( '/late-marketing/start' ) );
		await button( 'Start the set-up' ).waitFor();
		expect( await scenario.page.title() ).toMatch( /^Late marketing ‹ Marketing ‹ WooCommerce ‹ .+ — WooCommerce$/ );
		await scenario.page.locator( '#toplevel_page_woocommerce-marketing.current.wp-menu-open' ).waitFor();
		await button( 'Start the set-up' ).click();
		await button( 'Leave the set-up' ).waitFor();
		expect( await bodyClasses() ).toEqual(
			expect.arrayContaining( [ 'woocommerce-admin-full-screen', 'woocommerce-admin-page__late-marketing_setup' ] )
		);
		expect( await scenario.page.locator( '.woocommerce-layout__header' ).count() ).toBe( 0 );
		await button( 'Leave the set-up' ).click();
		await button( 'Start the set-up' ).waitFor();
		expect( await bodyClasses() ).not.toContain( 'woocommerce-admin-full-screen' );
		expect( scenario.errors ).toEqual( [] );
	} );

	it( 'works with its own copies of packages, and leaves to Home by the browser’s history', async () => {
		await enableParts( scenario, 'own-packages' );
		await scenario.open( appPage( '/own-packages/guide' ) );
		await button( 'Finish the guide of the own copy' ).waitFor();
		expect( await bodyClasses() ).toContain( 'woocommerce-onboarding' );
		await button( 'Finish the guide of the own copy' ).click();
		await scenario.page.getByText( 'Add your products' ).waitFor();
		expect( await scenario.page.title() ).toMatch( /^Home ‹ WooCommerce ‹ .+ — WooCommerce$/ );
		expect( await bodyClasses() ).not.toContain( 'woocommerce-onboarding' );
		expect( scenario.errors ).toEqual( [] );
	} );

	it( 'draws a tab of the settings in its own root below our header', async () => {
		await enableParts( scenario, 'settings-tab' );
		await scenario.open( 'admin.php?page=wc-settings&tab=sample-currencies' );
		await button( 'Add a currency' ).waitFor();
		await scenario.page.locator( '.woocommerce-layout__header-heading' ).waitFor();
		expect( scenario.errors ).toEqual( [] );
	} );
} );

describe( 'odd scripts of extensions', () => {
	it( 'do not break the pages of other extensions: a taken path, an endless wait, a replaced wp.element, a removed item, no loader', async () => {
		await enableParts( scenario, 'page', 'odd-scripts', 'printed-script' );
		const lines = watchConsole( scenario.page, 'Store Admin' );
		await scenario.open( appPage( '/sample-page' ) );
		await scenario.page.getByRole( 'heading', { name: 'A page of an extension' } ).waitFor();
		expect( namings( lines, 'page /sample-page: is there twice' ) ).toHaveLength( 1 );
		expect( await scenario.page.getByRole( 'tab', { name: /Activity/ } ).count() ).toBe( 0 );
		await scenario.open( appPage( '/printed' ) );
		await scenario.page.getByRole( 'heading', { name: 'A printed page' } ).waitFor();
		await scenario.open( appPage( '/old-react' ) );
		await scenario.page.getByRole( 'heading', { name: 'An old root' } ).waitFor();
		await scenario.open();
		await scenario.page.getByText( 'Add your products' ).waitFor();
	} );

	it( 'leave the header of a classic page in place: a replaced wp.element, a removed item, no loader', async () => {
		await enableParts( scenario, 'odd-scripts', 'printed-script' );
		await scenario.open( 'admin.php?page=wc-settings&tab=general' );
		await scenario.page.getByRole( 'heading', { level: 1, name: 'Settings' } ).waitFor();
		expect( await scenario.page.getByRole( 'tab', { name: /Activity/ } ).count() ).toBe( 0 );
		await scenario.page.locator( '#mainform' ).getByRole( 'link', { name: 'Products' } ).click();
		await scenario.page.waitForURL( /tab=products/ );
		await scenario.page.getByRole( 'heading', { level: 1, name: 'Settings' } ).waitFor();
		expect( await scenario.page.getByRole( 'button', { name: 'Save changes' } ).isVisible() ).toBe( true );
	} );
} );
