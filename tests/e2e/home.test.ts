import { describe, expect, it } from '@jest/globals';
import { setOptions, readOption } from './support/store';
import { waitForWrite } from './support/rest';
import { HOME, prepareScenario } from './support/scenario';

const scenario = prepareScenario();
const row = ( name: string ) =>
	scenario.page
		.getByRole( 'link', { name: new RegExp( name ) } )
		.or( scenario.page.getByRole( 'button', { name: new RegExp( name ) } ) )
		.first();

describe( 'Home', () => {
	it( 'shows the set-up tasks of the database without an error', async () => {
		await scenario.open();
		await row( 'Add your products' ).waitFor();
		expect( await scenario.page.getByText( /out of \d+ complete/ ).isVisible() ).toBe( true );
		expect( await scenario.page.getByRole( 'heading', { level: 1 } ).textContent() ).toBe( 'Home' );
		expect( await scenario.page.title() ).toMatch( /^Home ‹ .+ — WooCommerce$/ );
		expect( scenario.errors ).toEqual( [] );
	} );

	it( 'hides the set-up list after a confirmation, also after a reload', async () => {
		await scenario.open();
		await scenario.page.getByRole( 'button', { name: 'Task List Options' } ).first().click();
		await scenario.page.getByRole( 'menuitem', { name: /^Hide/ } ).click();
		const dialog = scenario.page.getByRole( 'dialog', { name: 'Hide store setup tasks' } );
		await dialog.getByText( 'Are you sure? These tasks are required for all stores.' ).waitFor();
		// The list disappears before the request is sent.
		const saved = waitForWrite( scenario.page, '/hide' );
		await dialog.getByRole( 'button', { name: 'Yes, hide store setup tasks' } ).click();
		await row( 'Add your products' ).waitFor( { state: 'detached' } );
		await saved;
		await scenario.page.reload();
		await row( 'Enhance your store with extensions' ).waitFor();
		expect( await row( 'Add your products' ).isVisible() ).toBe( false );
		expect( await readOption( scenario.store, 'woocommerce_task_list_hidden_lists' ) ).toEqual( [ 'setup' ] );
	} );

	it( 'dismisses a task, restores it with Undo, and keeps a dismissal after a reload', async () => {
		await setOptions( scenario.store, { sample_extension_parts: [ 'task' ] } );
		const task = row( 'Connect the sample service' );
		const dismiss = async () => {
			await scenario.page.getByRole( 'button', { name: 'Options for “Connect the sample service”' } ).click();
			const saved = waitForWrite( scenario.page, '/dismiss' );
			await scenario.page.getByRole( 'menuitem', { name: 'Dismiss' } ).click();
			await saved;
			await task.waitFor( { state: 'detached' } );
		};
		await scenario.open();
		await dismiss();
		await scenario.page.getByRole( 'button', { name: 'Undo' } ).click();
		await task.waitFor();
		// The answer to Undo may still be coming.
		await dismiss();
		await scenario.page.reload();
		await row( 'Add your products' ).waitFor();
		expect( await task.count() ).toBe( 0 );
		expect( await readOption( scenario.store, 'woocommerce_task_list_dismissed_tasks' ) ).toEqual( [ 'sample-task' ] );
	} );

	it( 'shows a notice that the server left for this user, once', async () => {
		await setOptions( scenario.store, {
			woocommerce_admin_transient_notices_queue: {
				greeting: {
					id: 'greeting',
					status: 'success',
					content: 'Your file is ready.',
					user_id: null,
					options: { explicitDismiss: true },
				},
			},
		} );
		await scenario.open();
		const saved = waitForWrite( scenario.page, '/wc-admin/options' );
		await scenario.page.getByRole( 'button', { name: 'Dismiss this notice' } ).click();
		await saved;
		await scenario.page.reload();
		await row( 'Add your products' ).waitFor();
		expect( await scenario.page.getByText( 'Your file is ready.' ).count() ).toBe( 0 );
	} );

	it( 'goes Back and Forward between Home and other places', async () => {
		await scenario.open();
		await row( 'Add your products' ).waitFor();
		await scenario.page.goto( `${ scenario.store.url }/wp-admin/${ HOME }&path=/nowhere` );
		await scenario.page.getByText( /^There is no page at this address\./ ).waitFor();
		await scenario.page.goBack();
		await row( 'Add your products' ).waitFor();
		await scenario.page.goForward();
		await scenario.page.getByText( /^There is no page at this address\./ ).waitFor();
	} );
} );

describe( 'who may see Home', () => {
	it( 'refuses a user without the capability after three seconds of looking', async () => {
		await scenario.signInAs( 'editor' );
		await scenario.open();
		await scenario.page.getByTitle( 'Loading…' ).or( scenario.page.getByText( 'Loading…' ) ).first().waitFor();
		await scenario.page.getByText( 'Sorry, you are not allowed to access this page.' ).waitFor();
		expect( await row( 'Add your products' ).count() ).toBe( 0 );
	} );

	it( 'lets a shop manager in', async () => {
		await scenario.signInAs( 'shopmanager' );
		await scenario.open();
		await row( 'Add your products' ).waitFor();
	} );
} );
