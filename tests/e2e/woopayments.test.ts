import { beforeEach, describe, expect, it } from '@jest/globals';
import { keepState } from './support/keep-state';
import { pressByKeyboard, skipMenu } from './support/keyboard';
import { preparePayments } from './support/payments-task';
import { refuseWrites } from './support/refuse-writes';
import { waitForWrite, watchRoutes } from './support/rest';
import { HOME, prepareScenario } from './support/scenario';
import { setOptions } from './support/store';
import { lookEverywhere } from './support/task-looks';
import { waitForTick } from './support/tick';

/* The separate WooPayments task, which older hosts have where WooPayments is available. */

const scenario = prepareScenario();
const { button, option } = preparePayments( scenario );
const TITLE = 'Get paid with WooPayments';
const PLUGIN = 'woocommerce-payments';

keepState( scenario, [ 'demo_store_older_tasks' ], [] );
beforeEach( () => setOptions( scenario.store, { demo_store_older_tasks: [ PLUGIN ] } ) );

const taskLink = () => scenario.page.getByRole( 'listitem' ).getByRole( 'link', { name: TITLE } );
const alert = ( text: string | RegExp ) => scenario.page.getByRole( 'alert' ).filter( { hasText: text } );
const isInstall = ( route: string ) => route.startsWith( 'POST /wc-admin/plugins/install' );
const openTask = async () => {
	await scenario.open( `${ HOME }&task=${ PLUGIN }` );
	await button( 'Finish setup' ).waitFor();
};

async function expectConnected(): Promise< void > {
	await waitForTick( scenario.page, TITLE );
	expect( await option( 'active_plugins' ) ).toContainEqual( expect.stringMatching( /^woocommerce-payments\// ) );
	expect( await option( 'stand_in_woocommerce_payments_connected' ) ).toBe( 'yes' );
	expect( await option( 'woocommerce_woocommerce_payments_settings' ) ).toMatchObject( { enabled: 'yes' } );
}

describe( 'the WooPayments task', () => {
	it( 'goes from Home through installation and connection, and is complete on Home', async () => {
		await scenario.open();
		await scenario.page.getByRole( 'heading', { name: "It's time to get paid" } ).waitFor();
		await taskLink().click();
		await scenario.page.getByRole( 'heading', { level: 1, name: TITLE } ).waitFor();
		await scenario.page.getByText( 'Setup required' ).waitFor();
		await button( 'Finish setup' ).click();
		await expectConnected();
		await scenario.page.reload();
		await waitForTick( scenario.page, TITLE );
		expect( scenario.errors ).toEqual( [] );
	} );

	it( 'says why the plugin was not installed, and works on the next try', async () => {
		await setOptions( scenario.store, { demo_store_plugin_faults: { [ PLUGIN ]: 'archive' } } );
		await openTask();
		await button( 'Finish setup' ).click();
		await alert( 'WooPayments was not installed: your site could not download or unpack its files.' ).waitFor();
		expect( await option( 'active_plugins' ) ).not.toContainEqual( expect.stringMatching( /^woocommerce-payments\// ) );
		await setOptions( scenario.store, { demo_store_plugin_faults: null } );
		await button( 'Finish setup' ).click();
		await expectConnected();
	} );

	it( 'keeps the plugin when the connection fails, and connects on the next try without another installation', async () => {
		await openTask();
		const letThrough = await refuseWrites( scenario.page, /plugins\/connect-wcpay$/ );
		await button( 'Finish setup' ).click();
		await alert( 'There was an error connecting to WooPayments.' ).waitFor();
		expect( await option( 'active_plugins' ) ).toContainEqual( expect.stringMatching( /^woocommerce-payments\// ) );
		expect( await option( 'stand_in_woocommerce_payments_connected' ) ).toBe( false );
		await letThrough();
		const routes = watchRoutes( scenario.page );
		await button( 'Finish setup' ).click();
		await expectConnected();
		expect( routes.filter( isInstall ) ).toEqual( [] );
	} );

	it( 'continues from the current state after Back', async () => {
		await scenario.open();
		await taskLink().click();
		const installed = waitForWrite( scenario.page, 'plugins/activate' );
		await refuseWrites( scenario.page, /plugins\/connect-wcpay$/ );
		await button( 'Finish setup' ).click();
		await installed;
		await alert( /error connecting/ ).waitFor();
		await scenario.page.goBack();
		await taskLink().waitFor();
		await scenario.page.goForward();
		await button( 'Finish setup' ).waitFor();
		expect( await alert( /error connecting/ ).count() ).toBe( 0 );
		expect( await button( 'Finish setup' ).isEnabled() ).toBe( true );
	} );

	it( 'works by keyboard alone', async () => {
		await scenario.open();
		await taskLink().waitFor();
		await skipMenu( scenario.page );
		await pressByKeyboard( taskLink() );
		await pressByKeyboard( button( 'Finish setup' ) );
		await expectConnected();
	} );

	it( 'T15: is neither completed by another provider nor shown beside it', async () => {
		await setOptions( scenario.store, { woocommerce_cod_settings: { enabled: 'yes' } } );
		await scenario.open();
		await waitForTick( scenario.page, 'Set up payments' );
		expect( await scenario.page.getByText( TITLE ).count() ).toBe( 0 );
	} );

	it( 'has no accessibility violation and does not overflow', async () => {
		await lookEverywhere( scenario, openTask );
	} );
} );
