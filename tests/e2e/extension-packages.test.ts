import { describe, expect, it } from '@jest/globals';
import { eventually } from './support/eventually';
import { appPage, enableParts, watchConsole } from './support/parts';
import { prepareScenario } from './support/scenario';
import { readOption, setOptions } from './support/store';

const scenario = prepareScenario();
const heading = ( name: string | RegExp ) => scenario.page.getByRole( 'heading', { name } ).waitFor();
const press = ( name: string ) => scenario.page.getByRole( 'button', { name } ).click();
const packages = () => scenario.page.evaluate( () => Object.keys( ( window as { wc?: object } ).wc ?? {} ) );

describe( 'the data stores', () => {
	it( 'are found by name, read, resolved and written', async () => {
		await setOptions( scenario.store, { woocommerce_task_list_reminder_bar_hidden: 'no' } );
		await enableParts( scenario, 'stores' );
		await scenario.open( appPage( '/sample-stores' ) );
		await heading( 'Reminder: shown' );
		await scenario.page.getByText( /Lists: setup extended/ ).waitFor();
		await press( 'Hide the reminder' );
		await heading( 'Reminder: hidden' );
		await eventually(
			() => readOption( scenario.store, 'woocommerce_task_list_reminder_bar_hidden' ),
			( value ) => value === 'yes'
		);
		expect( scenario.errors ).toEqual( [] );
	} );
} );

describe( 'the old menu', () => {
	it( 'passes its items through the filter', async () => {
		await enableParts( scenario, 'menu-items' );
		await scenario.open();
		await scenario.page.getByText( 'Add your products' ).waitFor();
		const titles = await scenario.page.evaluate( () => {
			const { wp } = window as unknown as { wp: { data: { select: ( name: string ) => { getMenuItems: () => object } } } };
			return Object.keys( wp.data.select( 'woocommerce-navigation' ).getMenuItems() );
		} );
		expect( titles ).toContain( 'sample-item' );
	} );
} );

describe( 'the history', () => {
	it( 'is shared: the app and the extension both see each navigation', async () => {
		await enableParts( scenario, 'history' );
		await scenario.open( appPage( '/sample-history' ) );
		await heading( 'Tab first of /sample-history after 0 steps' );
		await press( 'Next tab' );
		await heading( 'Tab next of /sample-history after 1 steps' );
		await scenario.page.goBack();
		await heading( 'Tab first of /sample-history after 2 steps' );
		await press( 'Mark Home in the menu' );
		await scenario.page.locator( '#adminmenu .current a[aria-current="page"]', { hasText: 'Home' } ).waitFor();
		await scenario.page.evaluate( () => Object.assign( window, { isSameDocument: true } ) );
		await press( 'Go Home' );
		await scenario.page.getByText( 'Add your products' ).waitFor();
		expect( await scenario.page.evaluate( () => Reflect.get( window, 'isSameDocument' ) as unknown ) ).toBe( true );
		expect( scenario.errors ).toEqual( [] );
	} );
} );

describe( 'the packages of the host', () => {
	it( 'are not loaded when no extension needs them', async () => {
		await enableParts( scenario, 'page' );
		await scenario.open();
		await scenario.page.getByText( 'Add your products' ).waitFor();
		expect( ( await packages() ).filter( ( name ) => [ 'components', 'data', 'navigation', 'adminLayout' ].includes( name ) ) ).toEqual(
			[]
		);
	} );

	it( 'are all loaded for an extension that depends on the app only, before it runs', async () => {
		await enableParts( scenario, 'app-only' );
		await scenario.open();
		await scenario.page.getByText( 'Sample after the app on /' ).waitFor();
		expect( await packages() ).toEqual( expect.arrayContaining( [ 'components', 'data', 'navigation', 'adminLayout', 'wcSettings' ] ) );
		expect( await scenario.page.evaluate( () => typeof Reflect.get( window, 'wcSettings' ) ) ).toBe( 'object' );
		expect( scenario.errors ).toEqual( [] );
	} );

	it( 'are all loaded, with their settings, for an extension that depends on each of them', async () => {
		await enableParts( scenario, 'every-handle' );
		const ours = watchConsole( scenario.page, 'Store Admin', '/store-admin/build/' );
		await scenario.open( appPage( '/sample-every-handle' ) );
		await heading( 'A page on every package' );
		await scenario.page.getByText( /Packages: .*adminLayout.*components.*data.*navigation.*tracks/ ).waitFor();
		await scenario.page.getByText( 'Store of options: function' ).waitFor();
		await scenario.page.getByText( /Version: \d+\.\d+/ ).waitFor();
		await press( 'Sample way Home' );
		await scenario.page.getByText( 'Add your products' ).waitFor();
		expect( ours ).toEqual( [] );
	} );
} );

describe( 'classic pages', () => {
	it( 'register every store, whose resolvers load with the first selector call', async () => {
		await enableParts( scenario );
		await scenario.open( 'admin.php?page=wc-settings' );
		await scenario.page.locator( '.woocommerce-layout__header-heading' ).waitFor();
		const id = await scenario.page.evaluate( async () => {
			type Read = ( id: string ) => Promise< { id: string } >;
			const { wp } = window as unknown as { wp: { data: { resolveSelect: ( store: string ) => { getPaymentGateway: Read } } } };
			return ( await wp.data.resolveSelect( 'wc/payment-gateways' ).getPaymentGateway( 'cod' ) ).id;
		} );
		expect( id ).toBe( 'cod' );
		expect( scenario.errors ).toEqual( [] );
	} );

	it( 'render components of extensions below the form, with the query', async () => {
		await enableParts( scenario, 'embedded' );
		await scenario.open( 'admin.php?page=wc-settings&tab=products' );
		await scenario.page.locator( '#woocommerce-embedded-layout__primary', { hasText: 'Sample part of tab products' } ).waitFor();
		expect( scenario.errors ).toEqual( [] );
	} );
} );
