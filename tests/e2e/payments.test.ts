import { describe, expect, it } from '@jest/globals';
import { preparePayments, START } from './support/payments-task';
import { prepareScenario } from './support/scenario';
import { lookEverywhere } from './support/task-looks';

const scenario = prepareScenario();
const { button, field, step, row, open: openTask, option, waitForTick } = preparePayments( scenario );

describe( 'the payments task', () => {
	it( 'validates and saves bank details, and is complete on Home', async () => {
		await openTask( '&id=bacs' );
		await scenario.page.getByRole( 'heading', { name: 'Add your bank details' } ).waitFor();
		await button( 'Save' ).click();
		await scenario.page.getByText( 'Please enter an account number or IBAN' ).first().waitFor();
		await field( 'Account name' ).fill( 'Ada' );
		await field( 'IBAN' ).fill( 'GB29 NWBK 6016 1331 9268 18' );
		await field( 'IBAN' ).blur();
		await scenario.page.getByText( /not a valid IBAN/ ).waitFor();
		await field( 'IBAN' ).fill( 'GB29 NWBK 6016 1331 9268 19' );
		await scenario.page.keyboard.press( 'Enter' );
		await scenario.page.getByText( 'Direct bank transfer details added successfully' ).first().waitFor();
		await waitForTick();
		expect( await option( 'woocommerce_bacs_settings' ) ).toEqual( { ...START.woocommerce_bacs_settings, enabled: 'yes' } );
		expect( await option( 'woocommerce_bacs_accounts' ) ).toMatchObject( [
			{ account_name: 'Ada', iban: 'GB29 NWBK 6016 1331 9268 19' },
		] );
		await scenario.page.reload();
		await waitForTick();
		expect( scenario.errors ).toEqual( [] );
	} );

	it( 'installs a provider, loads its script, saves its keys and is complete on Home', async () => {
		await openTask( '&id=stripe' );
		await step( 'Install Stripe' ).waitFor();
		await button( 'Install & enable' ).click();
		await step( 'Configure your Stripe account' ).waitFor();
		await button( 'Proceed' ).click();
		await scenario.page.getByText( 'Please enter your publishable key' ).waitFor();
		expect( await scenario.page.evaluate( () => Reflect.get( window, 'standInGatewayScripts' ) ) ).toBe( 1 );
		await field( 'Publishable key' ).fill( ' pk_test_1 ' );
		await scenario.page.reload();
		await step( 'Configure your Stripe account' ).waitFor();
		await field( 'Publishable key' ).fill( ' pk_test_1 ' );
		await scenario.page.getByLabel( 'Secret key' ).fill( 'sk_test_1' );
		await button( 'Proceed' ).click();
		await scenario.page.getByText( 'Stripe configured successfully' ).first().waitFor();
		await waitForTick();
		expect( await option( 'woocommerce_stripe_settings' ) ).toMatchObject( {
			enabled: 'yes',
			publishable_key: 'pk_test_1',
			secret_key: 'sk_test_1',
			mode: 'test',
		} );
		expect( scenario.errors ).toEqual( [] );
	} );

	it( 'goes to a provider for the connection, and back', async () => {
		await openTask( '&id=ppcp-gateway' );
		await button( 'Install & enable' ).click();
		await scenario.page.getByRole( 'link', { name: 'Connect', exact: true } ).click();
		await scenario.page.waitForURL( /page=wc-admin/ );
		expect( await option( 'stand_in_ppcp-gateway_connected' ) ).toBe( 'yes' );
		await row( 'PayPal Payments' ).getByRole( 'button', { name: 'Enable' } ).waitFor();
		await openTask( '&id=ppcp-gateway' );
		await scenario.page.getByRole( 'heading', { name: 'Configure your PayPal Payments account' } ).waitFor();
	} );

	it( 'shows all payment methods, enables one, and links to its settings', async () => {
		await openTask( '&id=nobody' );
		await scenario.page.getByText( 'There is no payment method “nobody”.' ).waitFor();
		await scenario.page.getByRole( 'link', { name: 'See all payment methods' } ).click();
		await row( 'Cash on delivery' ).getByRole( 'button', { name: 'Enable' } ).click();
		await scenario.page.getByText( 'Cash on delivery configured successfully' ).first().waitFor();
		await row( 'Cash on delivery' ).getByRole( 'link', { name: 'Manage' } ).waitFor();
		expect( await option( 'woocommerce_cod_settings' ) ).toMatchObject( { enabled: 'yes' } );
		await scenario.page.getByRole( 'link', { name: 'WooCommerce Home' } ).click();
		await waitForTick();
		expect( scenario.errors ).toEqual( [] );
	} );
} );

describe( 'the payments task', () => {
	const look = ( address: string, ready: () => Promise< void > ) =>
		lookEverywhere( scenario, async () => {
			await openTask( address );
			await ready();
		} );

	it( 'has no accessibility violation and does not overflow', async () => {
		await look( '&id=bacs', () => field( 'IBAN' ).waitFor() );
		await look( '&id=stripe', () => button( 'Install & enable' ).waitFor() );
		await look( '&id=nobody', async () => {
			await scenario.page.getByRole( 'link', { name: 'See all payment methods' } ).click();
			await row( 'Cash on delivery' ).waitFor();
		} );
	} );
} );
