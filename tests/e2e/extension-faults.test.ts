import { describe, expect, it } from '@jest/globals';
import { eventually } from './support/eventually';
import { appPage, enableParts, namings, watchConsole } from './support/parts';
import { prepareScenario } from './support/scenario';

const scenario = prepareScenario();
const home = () => scenario.page.getByText( 'Add your products' ).waitFor();
const healthyItem = () => scenario.page.getByRole( 'button', { name: 'Sample header item' } ).waitFor();

const isNamedOnce = ( lines: readonly string[], culprit: string ) =>
	eventually(
		() => namings( lines, culprit ).length,
		( count ) => count === 1
	);

describe( 'a faulty extension affects nothing else and is named in the console once', () => {
	it( 'when its filter throws', async () => {
		await enableParts( scenario, 'throwing-filter', 'page' );
		const lines = watchConsole( scenario.page, 'Store Admin' );
		await scenario.open( appPage( '/sample-page' ) );
		await scenario.page.getByRole( 'heading', { name: 'A page of an extension' } ).waitFor();
		const named = namings( lines, 'filter woocommerce_admin_pages_list, handler sample-extension/throwing-filter' );
		expect( named ).toHaveLength( 1 );
		expect( named[ 0 ] ).toContain( 'js/throwing-filter.js' );
	} );

	it( 'when its filters return nonsense, twice the same page, or a page without container', async () => {
		await enableParts( scenario, 'bad-filters', 'page' );
		const lines = watchConsole( scenario.page, 'Store Admin' );
		await scenario.open( appPage( '/no-container' ) );
		await scenario.page.getByText( /^There is no page at this address\./ ).waitFor();
		expect( namings( lines, 'handler sample-extension/returns-nothing: returned undefined' ) ).toHaveLength( 1 );
		expect( namings( lines, 'handler sample-extension/returns-text: returned string' ) ).toHaveLength( 1 );
		expect( namings( lines, 'page /no-container: has no container' ) ).toHaveLength( 1 );
		expect( namings( lines, 'is there twice' ) ).toHaveLength( 1 );
		expect( namings( lines, '/no-capability' ) ).toEqual( [] );
		await scenario.open( appPage( '/no-capability' ) );
		await scenario.page.getByText( 'A page for everybody' ).waitFor();
		await scenario.open();
		await home();
	} );

	it( 'when its fill throws', async () => {
		await enableParts( scenario, 'throwing-fill', 'header-item' );
		const lines = watchConsole( scenario.page, 'Store Admin' );
		await scenario.open();
		await home();
		await healthyItem();
		expect( namings( lines, 'fill of slot woocommerce_header_item' ) ).toHaveLength( 1 );
	} );

	it( 'when its fill or its plugin renders without end', async () => {
		await enableParts( scenario, 'looping-fill', 'header-item' );
		const lines = watchConsole( scenario.page, 'Store Admin' );
		await scenario.open();
		await home();
		await healthyItem();
		await isNamedOnce( lines, 'component LoopingItem: renders again and again' );
		await isNamedOnce( lines, 'plugin sample-extension-looping-plugin' );
		expect( await scenario.page.getByText( /Looping item/ ).count() ).toBe( 0 );
	} );

	it( 'when its fill or its plugin never finishes loading', async () => {
		await enableParts( scenario, 'unfinished-fill', 'header-item' );
		const lines = watchConsole( scenario.page, 'Store Admin' );
		await scenario.open();
		await home();
		await healthyItem();
		await isNamedOnce( lines, 'fill of slot woocommerce_header_item' );
		await isNamedOnce( lines, 'plugin sample-extension-unfinished-plugin' );
	} );

	it( 'when its actions fail: a plugin and a note that do not exist', async () => {
		await enableParts( scenario, 'rejecting-action' );
		const lines = watchConsole( scenario.page, 'Store Admin' );
		await scenario.open();
		await home();
		await isNamedOnce( lines, 'store wc/admin/plugins, action installPlugins' );
		await isNamedOnce( lines, 'store wc/admin/notes, action updateNote' );
		expect( namings( lines, 'js/rejecting-action.js' ) ).toHaveLength( 2 );
		const isBusy = () =>
			scenario.page.evaluate( () => {
				const { wp } = window as unknown as {
					wp: { data: { select: ( name: string ) => { isPluginsRequesting: ( action: string ) => boolean } } };
				};
				return wp.data.select( 'wc/admin/plugins' ).isPluginsRequesting( 'installPlugins' );
			} );
		expect( await isBusy() ).toBe( false );
		await scenario.page.getByRole( 'link', { name: /Add your products/ } ).waitFor();
	} );

	it( 'when its tasks have markup in the title, or no title, or nothing at all', async () => {
		await enableParts( scenario, 'odd-tasks' );
		const lines = watchConsole( scenario.page, 'Store Admin' );
		await scenario.open();
		await home();
		await scenario.page.getByRole( 'link', { name: /Win more customers & friends/ } ).waitFor();
		await scenario.page.getByRole( 'link', { name: /sample-bare/ } ).waitFor();
		expect( await scenario.page.getByText( 'Nameless' ).count() ).toBe( 0 );
		expect( namings( lines, 'task sample-bare: has no title' ) ).toHaveLength( 1 );
		expect( namings( lines, 'task “Nameless”: id: expected a text' ) ).toHaveLength( 1 );
		await scenario.page.getByRole( 'link', { name: /sample-bare/ } ).click();
		await scenario.page.getByRole( 'heading', { level: 1, name: 'sample-bare' } ).waitFor();
		expect( await scenario.page.evaluate( () => Reflect.has( window, 'sampleWasRun' ) ) ).toBe( false );
	} );
} );
