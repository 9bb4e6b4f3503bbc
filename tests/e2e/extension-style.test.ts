import { afterEach, describe, expect, it } from '@jest/globals';
import { restoreHome } from './support/home-store';
import { addMessages } from './support/messages';
import { appPage, enableParts } from './support/parts';
import { HOME, prepareScenario } from './support/scenario';

const scenario = prepareScenario();
const style = () => scenario.page.locator( '#store-admin-extensions-css' );
const menu = () => scenario.page.locator( '#adminmenu' );
const toolbar = () => scenario.page.locator( '#wpadminbar' );
const header = () => scenario.page.locator( '.woocommerce-layout__header' );
const alert = () => scenario.page.getByRole( 'heading', { name: 'An alert of the store' } );
const home = () => scenario.page.getByText( 'Add your products' ).waitFor();
const addAlert = () => addMessages( scenario.store, [ { title: 'An alert of the store', type: 'error' } ] );

interface HostNavigation {
	readonly getHistory: () => { readonly push: ( address: string ) => void };
	readonly getNewPath: ( query: object, path: string, current: object ) => string;
}

const computed = ( selector: string, property: string ) =>
	scenario.page.evaluate(
		( [ element, name ] ) =>
			getComputedStyle( document.querySelector( element ) ?? document.body )
				.getPropertyValue( name )
				.trim(),
		[ selector, property ] as const
	);

afterEach( () => restoreHome( scenario.store ) );

describe( 'the style that extensions build on', () => {
	it( 'is not loaded without an extension', async () => {
		await enableParts( scenario );
		await scenario.open( HOME );
		await home();
		expect( await style().count() ).toBe( 0 );
	} );

	it( 'gives a page of an extension the gaps, colours and insets of the host', async () => {
		await enableParts( scenario, 'page' );
		await scenario.open( appPage( '/sample-page' ) );
		await scenario.page.getByRole( 'heading', { name: 'A page of an extension' } ).waitFor();
		expect( await computed( 'html', '--large-gap' ) ).toBe( '40px' );
		expect( await computed( 'html', '--main-gap' ) ).toBe( '24px' );
		expect( await computed( 'html', '--wp-admin-theme-color' ) ).toBe( '#007cba' );
		expect( await computed( '.woocommerce-layout__primary', 'margin-left' ) ).toBe( '40px' );
		expect( await computed( '.woocommerce-layout__main', 'padding-right' ) ).toBe( '40px' );
		expect( await computed( '.woocommerce-layout__main section', 'box-sizing' ) ).toBe( 'border-box' );
	} );

	it( 'keeps the gap of the host between a store alert and the page of an extension', async () => {
		await enableParts( scenario, 'page' );
		await addAlert();
		await scenario.open( appPage( '/sample-page' ) );
		await alert().waitFor();
		const bottom = await scenario.page
			.locator( '.woocommerce-store-alerts' )
			.evaluate( ( element ) => element.getBoundingClientRect().bottom );
		const top = await scenario.page
			.locator( '.woocommerce-layout__main' )
			.evaluate( ( element ) => element.getBoundingClientRect().top );
		expect( Math.round( top - bottom ) ).toBe( 40 );
	} );

	it( 'gives notices of classic pages the inner space and the room above that banners of extensions count on', async () => {
		await enableParts( scenario, 'header' );
		await scenario.open( 'admin.php?page=wc-settings' );
		await scenario.page.evaluate( () => {
			const banner = '<style>.sample-banner{padding:0;margin:0}</style><div class="notice sample-banner">A banner</div>';
			document.querySelector( '.wrap' )?.insertAdjacentHTML( 'beforeend', banner );
		} );
		expect( await computed( '.sample-banner', 'padding' ) ).toBe( '1px 12px' );
		expect( await computed( '.sample-banner', 'margin-top' ) ).toBe( '15px' );
	} );

	it( 'leaves the insets of our own screens as they are', async () => {
		await enableParts( scenario, 'page' );
		await scenario.open( HOME );
		await home();
		expect( await style().count() ).toBe( 1 );
		expect( await computed( '.woocommerce-layout__primary', 'margin-left' ) ).toBe( '0px' );
		expect( await computed( '.woocommerce-layout__main', 'padding-left' ) ).toBe( '24px' );
	} );
} );

describe( 'an extension in full screen', () => {
	it( 'has no store alert above it, and the page that follows has', async () => {
		await enableParts( scenario, 'full-screen' );
		await addAlert();
		await scenario.open( appPage( '/sample-full-screen' ) );
		await scenario.page.getByRole( 'button', { name: 'Leave the sample set-up' } ).waitFor();
		await scenario.page.locator( '.woocommerce-store-alerts' ).waitFor( { state: 'attached' } );
		await scenario.settle();
		expect( await scenario.page.locator( '.woocommerce-store-alerts' ).isVisible() ).toBe( false );
		await scenario.page.getByRole( 'button', { name: 'Leave the sample set-up' } ).click();
		await alert().waitFor();
	} );

	it( 'that throws before it ends full screen gives menu, toolbar and header back when it is left', async () => {
		await enableParts( scenario, 'full-screen' );
		await scenario.open( appPage( '/sample-full-screen' ) );
		await scenario.page.getByRole( 'button', { name: 'Leave the sample set-up' } ).waitFor();
		await menu().waitFor( { state: 'hidden' } );
		expect( await toolbar().isVisible() ).toBe( false );
		expect( await header().isVisible() ).toBe( false );
		expect( await scenario.page.evaluate( () => document.getElementById( 'wpbody' )?.getBoundingClientRect().top ) ).toBe( 0 );
		await scenario.page.getByRole( 'button', { name: 'Leave the sample set-up' } ).click();
		await home();
		expect( await menu().isVisible() ).toBe( true );
		expect( await toolbar().isVisible() ).toBe( true );
		expect( await header().isVisible() ).toBe( true );
	} );

	it( 'that throws before it ends full screen gives the menu back when it is left by the browser’s Back', async () => {
		await enableParts( scenario, 'full-screen' );
		await scenario.open( HOME );
		await home();
		await scenario.page.evaluate( () => {
			const { getHistory, getNewPath } = ( window as unknown as { wc: { navigation: HostNavigation } } ).wc.navigation;
			getHistory().push( getNewPath( {}, '/sample-full-screen', {} ) );
		} );
		await scenario.page.getByRole( 'button', { name: 'Leave the sample set-up' } ).waitFor();
		await menu().waitFor( { state: 'hidden' } );
		await scenario.page.goBack();
		await home();
		expect( await menu().isVisible() ).toBe( true );
		expect( await toolbar().isVisible() ).toBe( true );
		expect( await header().isVisible() ).toBe( true );
	} );
} );

describe( 'an extension whose style hides the header', () => {
	it( 'leaves the tabs and the button of the settings usable', async () => {
		await enableParts( scenario, 'hidden-header' );
		await scenario.open( 'admin.php?page=wc-settings&tab=products' );
		await scenario.page.getByRole( 'button', { name: 'Save changes' } ).waitFor();
		expect( await header().isVisible() ).toBe( false );
		await scenario.page.locator( '#mainform' ).getByRole( 'link', { name: 'General' } ).click();
		await scenario.page.waitForURL( /tab=general/ );
		await scenario.page.getByRole( 'button', { name: 'Save changes' } ).waitFor();
		expect( scenario.errors ).toEqual( [] );
	} );

	it( 'leaves Home and the menu usable', async () => {
		await enableParts( scenario, 'hidden-header' );
		await scenario.open( HOME );
		await home();
		expect( await header().isVisible() ).toBe( false );
		expect( await menu().isVisible() ).toBe( true );
		await scenario.page.getByText( 'Add your products' ).click();
		await scenario.page.waitForURL( /task=products/ );
		expect( scenario.errors ).toEqual( [] );
	} );
} );
