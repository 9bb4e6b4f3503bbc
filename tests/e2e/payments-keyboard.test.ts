import { beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from './support/eventually';
import { enableParts } from './support/parts';
import { keepState } from './support/keep-state';
import { hasFocus, pressByKeyboard, skipMenu, tabTo, typeByKeyboard } from './support/keyboard';
import { preparePayments } from './support/payments-task';
import { prepareScenario } from './support/scenario';
import { setOptions } from './support/store';

/* Every kind of payment method, by keyboard until Home shows the task as complete. On older hosts the task on Home links to our screen. */

const scenario = prepareScenario();
const { button, field, step, row, option, waitForTick } = preparePayments( scenario );

keepState( scenario, [ 'demo_store_older_tasks' ], [] );
beforeEach( () => setOptions( scenario.store, { demo_store_older_tasks: [ 'payments' ] } ) );

const link = ( name: string ) => scenario.page.getByRole( 'link', { name, exact: true } );

/** Goes from Home to the list of payment methods. */
async function goToList(): Promise< void > {
	const task = scenario.page.getByRole( 'listitem' ).getByRole( 'link', { name: /^Set up payments/ } );
	await scenario.open();
	await task.waitFor();
	await skipMenu( scenario.page );
	await pressByKeyboard( task );
	await row( 'Cash on delivery' ).waitFor();
}

const start = async ( name: string ) => pressByKeyboard( row( name ).getByRole( 'link', { name: 'Get started' } ) );

describe( 'the payments task by keyboard alone', () => {
	it( 'saves the keys of a provider', async () => {
		await goToList();
		await start( 'Stripe' );
		await pressByKeyboard( button( 'Install & enable' ) );
		await step( 'Configure your Stripe account' ).waitFor();
		await typeByKeyboard( field( 'Publishable key' ), 'pk_1' );
		await typeByKeyboard( scenario.page.getByLabel( 'Secret key' ), 'sk_1' );
		await pressByKeyboard( button( 'Proceed' ) );
		await waitForTick();
		expect( await option( 'woocommerce_stripe_settings' ) ).toMatchObject( {
			enabled: 'yes',
			publishable_key: 'pk_1',
			secret_key: 'sk_1',
		} );
	} );

	it( 'saves bank details', async () => {
		await goToList();
		await start( 'Direct bank transfer' );
		await typeByKeyboard( field( 'Account name' ), 'Ada' );
		await typeByKeyboard( field( 'Account number' ), '12345678' );
		await pressByKeyboard( button( 'Save' ) );
		await waitForTick();
		expect( await option( 'woocommerce_bacs_accounts' ) ).toMatchObject( [ { account_name: 'Ada', account_number: '12345678' } ] );
		expect( await option( 'woocommerce_bacs_settings' ) ).toMatchObject( { enabled: 'yes' } );
	} );

	it( 'enables cash on delivery, and links back', async () => {
		await goToList();
		await pressByKeyboard( row( 'Cash on delivery' ).getByRole( 'button', { name: 'Enable' } ) );
		await eventually( () => hasFocus( row( 'Cash on delivery' ).getByRole( 'link', { name: 'Manage' } ) ), Boolean );
		await scenario.page.reload();
		await skipMenu( scenario.page );
		await pressByKeyboard( link( 'WooCommerce Home' ) );
		await waitForTick();
		expect( await option( 'woocommerce_cod_settings' ) ).toMatchObject( { enabled: 'yes' } );
	} );

	it( 'connects and enables a provider', async () => {
		await goToList();
		await start( 'PayPal Payments' );
		await pressByKeyboard( button( 'Install & enable' ) );
		await pressByKeyboard( link( 'Connect' ) );
		await row( 'PayPal Payments' ).getByRole( 'button', { name: 'Enable' } ).waitFor();
		await skipMenu( scenario.page );
		await pressByKeyboard( row( 'PayPal Payments' ).getByRole( 'button', { name: 'Enable' } ) );
		await scenario.page.getByText( 'PayPal Payments configured successfully' ).first().waitFor();
		await scenario.page.getByRole( 'heading', { name: 'Additional payment options' } ).waitFor();
		// The enabled method is no longer here; its replacement has the focus.
		expect( await scenario.page.getByRole( 'list' ).locator( ':focus' ).count() ).toBe( 1 );
		await scenario.open();
		await waitForTick();
		expect( await option( 'stand_in_ppcp-gateway_connected' ) ).toBe( 'yes' );
		expect( await option( 'woocommerce_ppcp-gateway_settings' ) ).toMatchObject( { enabled: 'yes' } );
	} );

	it( 'goes through the set-up of an extension', async () => {
		await enableParts( scenario, 'payment-gateway' );
		await goToList();
		await start( 'Cash on delivery' );
		await scenario.page.getByText( 'Sample step for cod' ).first().waitFor();
		await pressByKeyboard( scenario.page.getByRole( 'button', { name: /^Sample: connect / } ) );
		await scenario.page.getByText( 'Cash on delivery configured successfully' ).first().waitFor();
		await waitForTick();
		expect( await option( 'woocommerce_cod_settings' ) ).toMatchObject( { enabled: 'yes' } );
		expect( scenario.errors ).toEqual( [] );
	} );

	it( 'keeps the focus when a payment method could not be enabled', async () => {
		await goToList();
		const enable = row( 'Cash on delivery' ).getByRole( 'button', { name: 'Enable' } );
		await tabTo( enable );
		await scenario.page.context().setOffline( true );
		await scenario.page.keyboard.press( 'Enter' );
		await row( 'Cash on delivery' ).getByRole( 'alert' ).waitFor();
		expect( await hasFocus( enable ) ).toBe( true );
		await scenario.page.context().setOffline( false );
		await scenario.page.keyboard.press( 'Enter' );
		await row( 'Cash on delivery' ).getByRole( 'link', { name: 'Manage' } ).waitFor();
	} );
} );
