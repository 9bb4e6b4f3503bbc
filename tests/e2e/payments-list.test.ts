import { describe, expect, it } from '@jest/globals';
import { preparePayments } from './support/payments-task';
import { prepareScenario } from './support/scenario';

/* The list of payment methods, and payment methods without settings. */

const scenario = prepareScenario();
const { button, step, row, open, option, waitForTick } = preparePayments( scenario );

const section = ( name: string ) => scenario.page.getByRole( 'region', { name } );
const namesIn = ( name: string ) => section( name ).getByRole( 'listitem' ).getByRole( 'heading' ).allTextContents();

async function openList(): Promise< void > {
	await open( '&id=nobody' );
	await scenario.page.getByRole( 'link', { name: 'See all payment methods' } ).click();
	await row( 'Cash on delivery' ).waitFor();
}

describe( 'the list of payment methods', () => {
	it( 'has WooPayments first, others by priority, offline methods separately, and a link to more', async () => {
		await openList();
		await section( 'WooPayments' ).getByText( 'Recommended' ).waitFor();
		await section( 'WooPayments' ).getByRole( 'link', { name: 'Terms of Service' } ).waitFor();
		await section( 'Other payment providers' ).getByText( 'Try one of the alternative payment providers.' ).waitFor();
		expect( await namesIn( 'Other payment providers' ) ).toEqual( [ 'Stripe', 'PayPal Payments' ] );
		expect( await namesIn( 'Offline payment methods' ) ).toEqual( [ 'Direct bank transfer', 'Cash on delivery' ] );
		const more = section( 'Other payment providers' ).getByRole( 'link', { name: /^See more/ } );
		expect( await more.getAttribute( 'href' ) ).toMatch( /^https:\/\/woocommerce\.com\// );
		expect( await more.getAttribute( 'target' ) ).toBe( '_blank' );
	} );

	it( 'shows a drawing for a logo that fails to load', async () => {
		await scenario.page.route( /placeholder\.svg/, ( route ) => route.abort() );
		await openList();
		await row( 'Stripe' ).locator( 'svg' ).first().waitFor();
		expect( await row( 'Stripe' ).locator( 'img' ).count() ).toBe( 0 );
	} );
} );

describe( 'a payment method without settings', () => {
	it( 'is installed and enabled, and completes the task', async () => {
		await open( '&id=klarna_payments' );
		await scenario.page.getByRole( 'link', { name: 'Terms of Service' } ).waitFor();
		await button( 'Install & enable' ).click();
		await step( 'Configure your Klarna Payments account' ).waitFor();
		await button( 'Enable' ).click();
		await waitForTick();
		expect( await option( 'woocommerce_klarna_payments_settings' ) ).toMatchObject( { enabled: 'yes' } );
	} );
} );
