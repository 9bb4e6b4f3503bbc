import { describe, expect, it } from '@jest/globals';
import { preparePayments, START } from './support/payments-task';
import { refuseWrites } from './support/refuse-writes';
import { restRoute } from './support/rest';
import { HOME, prepareScenario } from './support/scenario';
import { setOptions } from './support/store';

/* Faults in the payments task: failed saves, two tabs, double presses, leaving with unsaved input, Back. */

const scenario = prepareScenario();
const { button, field, step, row, open, option, waitForTick } = preparePayments( scenario );

const alert = ( text: string | RegExp ) => scenario.page.getByRole( 'alert' ).filter( { hasText: text } );
const question = () => scenario.page.getByRole( 'dialog', { name: 'Leave without saving?' } );
const homeLink = () => scenario.page.getByRole( 'link', { name: 'WooCommerce Home' } );

/** Installs and activates a plugin on the server, as an upload does. */
async function putPlugin( slug: string ): Promise< void > {
	await scenario.store.runPhp(
		{ code: '$installer = new DemoStore\\Plugins\\Installer(); $installer->install( $args[0] ); $installer->activate( $args[0] );' },
		[ [ slug ] ]
	);
}

describe( 'a failed save', () => {
	it( 'keeps the bank details in the form, and saves them on the next try', async () => {
		await open( '&id=bacs' );
		const allow = await refuseWrites( scenario.page, /wc-admin\/options$/ );
		await field( 'Account number' ).fill( '12345678' );
		await button( 'Save' ).click();
		await alert( 'There was a problem saving your payment settings. The database is away.' ).waitFor();
		expect( await option( 'woocommerce_bacs_settings' ) ).toEqual( START.woocommerce_bacs_settings );
		await allow();
		await button( 'Save' ).click();
		await waitForTick();
		expect( await option( 'woocommerce_bacs_accounts' ) ).toMatchObject( [ { account_number: '12345678' } ] );
	} );
} );

describe( 'unsaved input', () => {
	it( 'causes a question on a link, on Back and on closing the tab, and stays when the user stays', async () => {
		const { page } = scenario;
		await scenario.open( HOME );
		await page.getByText( 'Set up payments' ).first().waitFor();
		await open( '&id=nobody' );
		await page.getByRole( 'link', { name: 'See all payment methods' } ).click();
		await row( 'Direct bank transfer' ).getByRole( 'link', { name: 'Get started' } ).click();
		await field( 'Account name' ).fill( 'Ada' );
		await homeLink().click();
		await question().waitFor();
		await page.keyboard.press( 'Escape' );
		await question().waitFor( { state: 'detached' } );
		await page.goBack();
		await question().waitFor();
		await button( 'Stay' ).click();
		expect( new URL( page.url() ).searchParams.get( 'id' ) ).toBe( 'bacs' );
		expect( await field( 'Account name' ).inputValue() ).toBe( 'Ada' );
		const asked = page.waitForEvent( 'dialog' );
		await page.close( { runBeforeUnload: true } );
		const dialog = await asked;
		expect( dialog.type() ).toBe( 'beforeunload' );
		await dialog.dismiss();
		expect( await field( 'Account name' ).inputValue() ).toBe( 'Ada' );
		await homeLink().click();
		await button( 'Leave without saving' ).click();
		await page.getByRole( 'heading', { name: 'Home', level: 1 } ).waitFor();
		expect( await option( 'woocommerce_bacs_settings' ) ).toEqual( START.woocommerce_bacs_settings );
		expect( scenario.errors ).toEqual( [] );
	} );
} );

describe( 'two tabs', () => {
	it( 'never mix two bank accounts, and keep the other settings that the other tab changed', async () => {
		await open( '&id=bacs' );
		await field( 'Account number' ).fill( '1' );
		await setOptions( scenario.store, {
			woocommerce_bacs_settings: { enabled: 'no', title: 'By wire' },
			woocommerce_bacs_accounts: [ { account_name: 'Grace', account_number: '2', bank_name: '', sort_code: '', iban: '', bic: '' } ],
		} );
		await button( 'Save' ).click();
		await alert( /changed elsewhere meanwhile/ ).waitFor();
		expect( await field( 'Account name' ).inputValue() ).toBe( 'Grace' );
		expect( await field( 'Account number' ).inputValue() ).toBe( '1' );
		await button( 'Save' ).click();
		await waitForTick();
		expect( await option( 'woocommerce_bacs_settings' ) ).toEqual( { enabled: 'yes', title: 'By wire' } );
		expect( await option( 'woocommerce_bacs_accounts' ) ).toMatchObject( [ { account_name: 'Grace', account_number: '1' } ] );
	} );
} );

describe( 'an installation', () => {
	it( 'is requested once on a double press, and continues from the current state after Back and Forward', async () => {
		const { page } = scenario;
		const installs: string[] = [];
		page.on( 'request', ( request ) => {
			if ( request.method() === 'POST' && restRoute( request.url() ).endsWith( '/plugins/install' ) ) {
				installs.push( request.url() );
			}
		} );
		await open( '&id=nobody' );
		await page.getByRole( 'link', { name: 'See all payment methods' } ).click();
		await row( 'Stripe' ).getByRole( 'link', { name: 'Get started' } ).click();
		await step( 'Install Stripe' ).waitFor();
		await page.goBack();
		await row( 'Stripe' ).waitFor();
		await page.goForward();
		await button( 'Install & enable' ).dblclick();
		await step( 'Configure your Stripe account' ).waitFor();
		expect( installs ).toHaveLength( 1 );
		await page.goBack();
		await row( 'Stripe' ).getByRole( 'link', { name: 'Finish setup' } ).click();
		await field( 'Publishable key' ).waitFor();
	} );
} );

it( 'P7: WooPayments that was installed and set up by hand completes the task', async () => {
	await scenario.open( HOME );
	const task = scenario.page.getByRole( 'listitem' ).filter( { hasText: 'Set up payments' } );
	await task.waitFor();
	expect( await task.innerText() ).not.toMatch( /complete/i );
	await putPlugin( 'woocommerce-payments' );
	await setOptions( scenario.store, {
		woocommerce_woocommerce_payments_settings: { enabled: 'yes' },
		stand_in_woocommerce_payments_connected: 'yes',
	} );
	await scenario.open( HOME );
	await waitForTick();
} );
