import { describe, expect, it } from '@jest/globals';
import { readOption, setOptions } from './support/store';
import { appPage, enableParts } from './support/parts';
import { HOME, prepareScenario } from './support/scenario';
import { waitForTick } from './support/tick';

const scenario = prepareScenario();
const heading = ( name: string | RegExp ) => scenario.page.getByRole( 'heading', { name } ).waitFor();

describe( 'a page of an extension', () => {
	it( 'has its title, its query and its place in the menu', async () => {
		await enableParts( scenario, 'page' );
		await scenario.open( appPage( '/sample-page', '&tab=two' ) );
		await heading( 'A page of an extension' );
		expect( await scenario.page.locator( '[data-path="/sample-page"][data-tab="two"]' ).count() ).toBe( 1 );
		expect( await scenario.page.title() ).toMatch( /^Sample page ‹ .+ — WooCommerce$/ );
		await scenario.page.locator( '#adminmenu .current a', { hasText: 'Sample page' } ).waitFor();
		expect( scenario.errors ).toEqual( [] );
	} );

	it( 'can be registered after the app has started', async () => {
		await enableParts( scenario, 'late-page' );
		await scenario.open( appPage( '/late-page' ) );
		await heading( 'A page that came late' );
		expect( scenario.errors ).toEqual( [] );
	} );

	it( 'can keep its own query arguments from screen to screen', async () => {
		await enableParts( scenario, 'page', 'queries' );
		await scenario.open( appPage( '/sample-page', '&sample=kept' ) );
		await heading( 'A page of an extension' );
		const linkTo = ( text: string ) => scenario.page.locator( '#adminmenu a', { hasText: text } ).first().getAttribute( 'href' );
		await scenario.page.locator( '#adminmenu a[href*="sample=kept"]' ).first().waitFor( { state: 'attached' } );
		expect( await linkTo( 'Sample page' ) ).not.toContain( 'sample=kept' );
		expect( scenario.errors ).toEqual( [] );
	} );
} );

describe( 'a task of an extension', () => {
	it( 'has a screen that completes it, also after a reload', async () => {
		await enableParts( scenario, 'task' );
		await scenario.open();
		const row = scenario.page.getByRole( 'link', { name: /Connect the sample service/ } );
		const item = scenario.page.getByRole( 'listitem' ).filter( { has: row } );
		expect( await item.textContent() ).toMatch( /Lets the sample service read your orders\..*Sample.*1 minute/ );
		await row.click();
		await heading( 'Screen of sample-task' );
		expect( new URL( scenario.page.url() ).searchParams.get( 'task' ) ).toBe( 'sample-task' );
		await scenario.page.getByRole( 'button', { name: 'Connect the service' } ).click();
		await scenario.page.getByText( /out of \d+ complete/ ).waitFor();
		expect( await readOption( scenario.store, 'sample_task_done' ) ).toBe( 'yes' );
		await scenario.page.reload();
		await waitForTick( scenario.page, 'Connect the sample service' );
		expect( scenario.errors ).toEqual( [] );
	} );

	it( 'can replace its row and render the default one inside', async () => {
		await enableParts( scenario, 'task', 'task-row' );
		await scenario.open();
		const row = scenario.page.getByRole( 'link', { name: /Connect the sample service/ } );
		await row.click();
		await scenario.page.getByText( 'Press again to open the sample task' ).waitFor();
		await row.click();
		await heading( 'Screen of sample-task' );
		expect( scenario.errors ).toEqual( [] );
	} );

	it( 'can be in its own list and link to another page', async () => {
		await enableParts( scenario, 'task-list' );
		await scenario.open();
		await heading( /Sample tasks/ );
		await scenario.page.getByRole( 'link', { name: /Choose your tools/ } ).click();
		await scenario.page.waitForURL( /tools\.php/ );
	} );

	it( 'can be registered in JavaScript through the deprecated API', async () => {
		await enableParts( scenario, 'deprecated-task' );
		await scenario.open();
		await scenario.page.getByRole( 'link', { name: /Try the old way/ } ).click();
		await heading( 'Container of sample-js-task' );
		expect( scenario.errors ).toEqual( [] );
	} );

	it( 'that is registered in JavaScript has the screen of the plugin that the host names', async () => {
		await enableParts( scenario, 'deprecated-task', 'header-item' );
		await scenario.open( `${ HOME }&task=sample-js-task` );
		await heading( 'Container of sample-js-task' );
		const scope = await scenario.page.evaluate( () => {
			const { wp } = window as unknown as { wp: { plugins: { getPlugin: ( name: string ) => { scope: string } | undefined } } };
			return wp.plugins.getPlugin( 'wc-admin-deprecated-task-container' )?.scope;
		} );
		expect( scope ).toBe( 'woocommerce-tasks' );
		expect( scenario.errors ).toEqual( [] );
	} );
} );

describe( 'a notice that PHP has queued', () => {
	it( 'passes through the filter of an extension', async () => {
		await enableParts( scenario, 'queued-notice' );
		await setOptions( scenario.store, {
			woocommerce_admin_transient_notices_queue: { sample: { id: 'sample', content: 'A sample was queued.', status: 'success' } },
		} );
		await scenario.open();
		await scenario.page.getByText( 'A sample was queued. (seen by the sample)' ).first().waitFor();
		expect( scenario.errors ).toEqual( [] );
	} );
} );
