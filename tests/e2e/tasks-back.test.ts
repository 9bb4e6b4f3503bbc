import { beforeEach, describe, expect, it } from '@jest/globals';
import { emptyTables, keepState, readRows } from './support/keep-state';
import { removePlugins } from './support/remove-plugins';
import { refuseWrites } from './support/refuse-writes';
import { prepareScenario } from './support/scenario';
import { readOption, setOptions } from './support/store';
import { waitForTick } from './support/tick';
import { UNSTARTED_TASKS } from './support/unstarted-tasks';

/* Back and Forward at each step: the screen shows the saved state, and nothing is saved twice. */

const scenario = prepareScenario();
const TABLES = [ 'woocommerce_shipping_zones', 'woocommerce_shipping_zone_locations', 'woocommerce_shipping_zone_methods' ];

keepState( scenario, [ ...Object.keys( UNSTARTED_TASKS ), 'woocommerce_cod_settings', 'active_plugins' ], TABLES );
beforeEach( async () => {
	await removePlugins( scenario.store, [ 'mailpoet', 'woocommerce-services', 'woocommerce-shipping' ] );
	await setOptions( scenario.store, UNSTARTED_TASKS );
	await emptyTables( scenario, TABLES );
} );

const button = ( name: string ) => scenario.page.getByRole( 'button', { name, exact: true } );
const step = ( name: string ) => scenario.page.locator( '[aria-current="step"]' ).getByRole( 'heading', { name } );
const row = ( name: string ) => scenario.page.getByRole( 'listitem' ).getByRole( 'link', { name } );

/** Goes Back to Home, and Forward to the screen again. */
async function backAndForward(): Promise< void > {
	await scenario.page.goBack();
	await scenario.page.getByRole( 'heading', { level: 1, name: 'Home' } ).waitFor();
	await scenario.page.goForward();
}

describe( 'Back and Forward', () => {
	it( 'keep each step of the shipping task', async () => {
		const { page } = scenario;
		await scenario.open();
		await row( 'Select your shipping options' ).click();
		await step( 'Set your store location' ).waitFor();
		await backAndForward();
		await step( 'Set your store location' ).waitFor();
		await page.getByRole( 'textbox', { name: 'Address' } ).fill( '12 Main St' );
		await button( 'Save store location' ).click();
		await step( 'Review your shipping options' ).waitFor();
		await backAndForward();
		await step( 'Review your shipping options' ).waitFor();
		await page.getByRole( 'textbox', { name: 'United States' } ).fill( '4' );
		await button( 'Save shipping options' ).click();
		await step( 'Enable shipping label printing' ).waitFor();
		await backAndForward();
		await step( 'Review your shipping options' ).waitFor();
		expect( await page.getByRole( 'textbox', { name: 'United States' } ).inputValue() ).toBe( '4.00' );
		await button( 'Save shipping options' ).click();
		await button( 'Install & enable' ).click();
		await step( 'Connect your store' ).waitFor();
		await backAndForward();
		await button( 'Save shipping options' ).click();
		await step( 'Connect your store' ).waitFor();
		await button( 'No thanks' ).click();
		await waitForTick( page, 'Select your shipping options' );
		expect( await readRows( scenario, 'woocommerce_shipping_zone_methods' ) ).toHaveLength( 1 );
		expect( scenario.errors ).toEqual( [] );
	} );

	it( 'T10: keep each step of the tax task', async () => {
		const { page } = scenario;
		await setOptions( scenario.store, { woocommerce_store_address: '12 Main St' } );
		await scenario.open();
		await row( 'Collect sales tax' ).click();
		await button( 'Continue setup' ).waitFor();
		await backAndForward();
		await button( 'Continue setup' ).click();
		await step( 'Install WooCommerce Tax' ).waitFor();
		await page.goBack();
		await button( 'Continue setup' ).waitFor();
		await page.goForward();
		await button( 'Install & enable' ).click();
		await step( 'Connect your store' ).waitFor();
		await page.goBack();
		await page.goForward();
		await step( 'Connect your store' ).waitFor();
		expect( await button( 'Connect' ).isEnabled() ).toBe( true );
		await button( 'Connect' ).click();
		await page.getByRole( 'heading', { name: 'Good news!' } ).waitFor();
		await page.reload();
		await page.getByRole( 'heading', { name: 'Good news!' } ).waitFor();
		await button( 'Yes please' ).click();
		await waitForTick( page, 'Collect sales tax' );
	} );

	it( 'keep an installation in the marketing task', async () => {
		const { page } = scenario;
		const mailpoet = page.getByRole( 'listitem' ).filter( { has: page.getByRole( 'heading', { name: 'MailPoet', exact: true } ) } );
		await scenario.open();
		await row( 'Grow your business' ).click();
		await mailpoet.getByRole( 'button', { name: 'Get started' } ).click();
		await mailpoet.getByRole( 'button', { name: 'Manage' } ).waitFor();
		await backAndForward();
		await mailpoet.getByRole( 'button', { name: 'Manage' } ).waitFor();
		await page.goBack();
		await waitForTick( page, 'Grow your business' );
	} );

	it( 'close the sample dialog, and import nothing', async () => {
		const products = async () => ( await readRows( scenario, 'posts' ) ).filter( ( { post_type: type } ) => type === 'product' ).length;
		const before = await products();
		await scenario.open();
		await row( 'Add your products' ).click();
		await button( 'Load sample products' ).click();
		await button( 'Import sample products' ).waitFor();
		await backAndForward();
		await button( 'Load sample products' ).waitFor();
		expect( await button( 'Import sample products' ).count() ).toBe( 0 );
		expect( await products() ).toBe( before );
	} );
} );

describe( 'a failed save', () => {
	it( 'on the page of a payment method leaves it disabled, and works on the next try', async () => {
		await setOptions( scenario.store, { woocommerce_cod_settings: { enabled: 'no' } } );
		await scenario.open( 'admin.php?page=wc-admin&task=payments&id=cod' );
		await button( 'Enable' ).waitFor();
		const letThrough = await refuseWrites( scenario.page, /payment_gateways\/cod$/ );
		await button( 'Enable' ).click();
		await scenario.page
			.getByRole( 'alert' )
			.filter( { hasText: 'There was a problem saving your payment settings. The database is away.' } )
			.waitFor();
		expect( await readOption( scenario.store, 'woocommerce_cod_settings' ) ).toEqual( { enabled: 'no' } );
		await letThrough();
		await button( 'Enable' ).click();
		await waitForTick( scenario.page, 'Set up payments' );
		expect( await readOption( scenario.store, 'woocommerce_cod_settings' ) ).toMatchObject( { enabled: 'yes' } );
	} );

	it( 'of the address keeps the input of the shipping recommendation task', async () => {
		await setOptions( scenario.store, { woocommerce_store_address: '12 Main St', woocommerce_store_postcode: '' } );
		await scenario.open( 'admin.php?page=wc-admin&task=shipping-recommendation' );
		await step( 'Set store location' ).waitFor();
		const letThrough = await refuseWrites( scenario.page, /settings\/general\/batch$/ );
		const code = scenario.page.getByRole( 'textbox', { name: /code/i } );
		await code.fill( '78701' );
		await button( 'Continue' ).click();
		await scenario.page.getByRole( 'alert' ).filter( { hasText: 'There was a problem saving your store location.' } ).waitFor();
		expect( await code.inputValue() ).toBe( '78701' );
		await letThrough();
		await button( 'Continue' ).click();
		await step( 'Install WooCommerce Shipping' ).waitFor();
		expect( await readOption( scenario.store, 'woocommerce_store_postcode' ) ).toBe( '78701' );
	} );
} );
