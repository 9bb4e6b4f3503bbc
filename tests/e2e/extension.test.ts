import { describe, expect, it } from '@jest/globals';
import { setOptions, readOption } from './support/store';
import { HOME, prepareScenario } from './support/scenario';

const scenario = prepareScenario();
const enable = ( ...parts: string[] ) => setOptions( scenario.store, { sample_extension_parts: parts } );
const warnings: string[] = [];

function collectWarnings(): void {
	warnings.length = 0;
	scenario.page.on( 'console', ( message ) => {
		if ( [ 'warning', 'error' ].includes( message.type() ) ) {
			warnings.push( message.text() );
		}
	} );
}

describe( 'a third-party extension', () => {
	it( 'adds a page with its title, query and menu', async () => {
		await enable( 'page' );
		await scenario.open( `${ HOME }&path=%2Fsample-page&tab=two` );
		await scenario.page.getByRole( 'heading', { name: 'A page of an extension' } ).waitFor();
		expect( await scenario.page.locator( '[data-path="/sample-page"][data-tab="two"]' ).count() ).toBe( 1 );
		expect( await scenario.page.title() ).toMatch( /^Sample page ‹ .+ — WooCommerce$/ );
		expect( scenario.errors ).toEqual( [] );
	} );

	it( 'adds a page after the app has started', async () => {
		await enable( 'late-page' );
		await scenario.open( `${ HOME }&path=%2Flate-page` );
		await scenario.page.getByRole( 'heading', { name: 'A page that came late' } ).waitFor();
		expect( scenario.errors ).toEqual( [] );
	} );

	it( 'adds a task whose own screen completes it, also after a reload', async () => {
		await enable( 'task' );
		await scenario.open();
		await scenario.page.getByRole( 'button', { name: /Show \d+ more task/ } ).click();
		await scenario.page.getByRole( 'link', { name: /Connect the sample service/ } ).click();
		await scenario.page.getByRole( 'heading', { name: 'Screen of sample-task' } ).waitFor();
		expect( new URL( scenario.page.url() ).searchParams.get( 'task' ) ).toBe( 'sample-task' );
		await scenario.page.getByRole( 'button', { name: 'Connect the service' } ).click();
		await scenario.page.getByText( /out of \d+ complete/ ).waitFor();
		expect( await readOption( scenario.store, 'sample_task_done' ) ).toBe( 'yes' );
		await scenario.page.reload();
		await scenario.page.getByRole( 'button', { name: /Show \d+ more task/ } ).click();
		await scenario.page
			.getByRole( 'listitem' )
			.filter( { hasText: 'Connect the sample service' } )
			.filter( { hasText: /complete|done/i } )
			.waitFor();
		expect( scenario.errors ).toEqual( [] );
	} );

	it( 'adds an item to the header', async () => {
		await enable( 'header-item' );
		await scenario.open();
		await scenario.page
			.getByRole( 'banner' )
			.or( scenario.page.locator( '.woocommerce-layout__header' ) )
			.getByRole( 'button', { name: 'Sample header item' } )
			.waitFor();
		expect( scenario.errors ).toEqual( [] );
	} );

	it( 'hurts nobody when its filter throws, and is named once', async () => {
		await enable( 'throwing-filter', 'page' );
		collectWarnings();
		await scenario.open();
		await scenario.page.getByText( 'Add your products' ).waitFor();
		await scenario.open( `${ HOME }&path=%2Fsample-page` );
		await scenario.page.getByRole( 'heading', { name: 'A page of an extension' } ).waitFor();
		const named = warnings.filter(
			( text ) => text.includes( 'woocommerce_admin_pages_list' ) && text.includes( 'sample-extension/throwing-filter' )
		);
		expect( named ).toHaveLength( 2 );
	} );

	it( 'hurts nobody when its fill throws', async () => {
		await enable( 'throwing-fill', 'header-item' );
		collectWarnings();
		await scenario.open();
		await scenario.page.getByText( 'Add your products' ).waitFor();
		await scenario.page.getByRole( 'button', { name: 'Sample header item' } ).waitFor();
		expect(
			warnings.some( ( text ) => text.includes( 'This fill always throws' ) || text.includes( 'woocommerce_header_item' ) )
		).toBe( true );
	} );

	it( 'hurts nobody when its filters return nonsense', async () => {
		await enable( 'bad-filters' );
		await scenario.open();
		await scenario.page.getByText( 'Add your products' ).waitFor();
		await scenario.open( `${ HOME }&path=%2Fno-container` );
		await scenario.page.getByText( 'Sorry, you are not allowed to access this page.' ).waitFor();
	} );
} );
