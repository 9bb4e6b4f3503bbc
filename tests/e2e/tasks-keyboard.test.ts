import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { emptyTables, keepState, readRows } from './support/keep-state';
import { pressByKeyboard, skipMenu, tabTo, typeByKeyboard } from './support/keyboard';
import { removePlugins } from './support/remove-plugins';
import { prepareScenario } from './support/scenario';
import { readOption, setOptions } from './support/store';
import { waitForTick } from './support/tick';
import { UNSTARTED_TASKS } from './support/unstarted-tasks';

/* Each task that has a screen of ours, by keyboard from Home until Home shows it as complete. `payments-keyboard.test.ts` has the payments task. */

const scenario = prepareScenario();
const TABLES = [
	'woocommerce_shipping_zones',
	'woocommerce_shipping_zone_locations',
	'woocommerce_shipping_zone_methods',
	'woocommerce_tax_rates',
];
const ACTIONS = 'woocommerce_task_list_tracked_completed_actions';
const START = {
	...UNSTARTED_TASKS,
	wcshipping_options: null,
	demo_store_sample_products: null,
};

keepState( scenario, [ ...Object.keys( START ), 'active_plugins' ], TABLES );
beforeEach( async () => {
	await removePlugins( scenario.store, [ 'mailpoet', 'woocommerce-services', 'woocommerce-shipping' ] );
	await setOptions( scenario.store, START );
	await emptyTables( scenario, TABLES );
} );

const button = ( name: string ) => scenario.page.getByRole( 'button', { name, exact: true } );
const option = ( name: string ) => readOption( scenario.store, name );
const step = ( name: string ) => scenario.page.locator( '[aria-current="step"]' ).getByRole( 'heading', { name } );
const row = ( name: string ) => scenario.page.getByRole( 'listitem' ).getByRole( 'link', { name } );

async function startFromHome( name: string ): Promise< void > {
	await scenario.open();
	await row( name ).waitFor();
	await skipMenu( scenario.page );
	await pressByKeyboard( row( name ) );
	await scenario.page.getByRole( 'heading', { level: 1, name } ).waitFor();
}

describe( 'a task by keyboard alone', () => {
	it( 'is completed: shipping with location, rates, labels and connection', async () => {
		await startFromHome( 'Select your shipping options' );
		await typeByKeyboard( scenario.page.getByRole( 'textbox', { name: 'Address' } ), '12 Main St' );
		await pressByKeyboard( button( 'Save store location' ) );
		await step( 'Review your shipping options' ).waitFor();
		await typeByKeyboard( scenario.page.getByRole( 'textbox', { name: 'United States' } ), '4.5' );
		await pressByKeyboard( button( 'Save shipping options' ) );
		await pressByKeyboard( button( 'Install & enable' ) );
		await step( 'Connect your store' ).waitFor();
		await pressByKeyboard( button( 'No thanks' ) );
		await waitForTick( scenario.page, 'Select your shipping options' );
		expect( await option( 'woocommerce_store_address' ) ).toBe( '12 Main St' );
		expect( await readRows( scenario, 'woocommerce_shipping_zone_methods' ) ).toMatchObject( [ { method_id: 'flat_rate' } ] );
	} );

	it( 'is completed: tax with plugin, connection and automated taxes', async () => {
		await setOptions( scenario.store, { woocommerce_store_address: '12 Main St' } );
		await startFromHome( 'Collect sales tax' );
		await pressByKeyboard( button( 'Continue setup' ) );
		await step( 'Install WooCommerce Tax' ).waitFor();
		expect( await scenario.page.locator( ':focus' ).textContent() ).toBe( 'Install WooCommerce Tax' );
		await pressByKeyboard( button( 'Install & enable' ) );
		await pressByKeyboard( button( 'Connect' ) );
		await scenario.page.getByRole( 'heading', { name: 'Good news!' } ).waitFor();
		await skipMenu( scenario.page );
		await pressByKeyboard( button( 'Yes please' ) );
		await waitForTick( scenario.page, 'Collect sales tax' );
		expect( await option( 'wc_connect_taxes_enabled' ) ).toBe( 'yes' );
	} );

	it( 'is completed: tax that is not charged', async () => {
		await setOptions( scenario.store, { woocommerce_store_address: '12 Main St' } );
		await startFromHome( 'Collect sales tax' );
		await pressByKeyboard( button( "I don't charge sales tax" ) );
		await waitForTick( scenario.page, 'Collect sales tax' );
		expect( await option( 'woocommerce_no_sales_tax' ) ).toBeTruthy();
		expect( await option( 'woocommerce_calc_taxes' ) ).toBe( 'no' );
	} );

	it( 'is completed: marketing with an extension, and the back link', async () => {
		const { page } = scenario;
		await scenario.open();
		await row( 'Grow your business' ).waitFor();
		await skipMenu( page );
		await pressByKeyboard( row( 'Grow your business' ) );
		const mailpoet = page.getByRole( 'listitem' ).filter( { has: page.getByRole( 'heading', { name: 'MailPoet', exact: true } ) } );
		await pressByKeyboard( mailpoet.getByRole( 'button', { name: 'Get started' } ) );
		await tabTo( mailpoet.getByRole( 'button', { name: 'Manage' } ) );
		await pressByKeyboard( page.getByRole( 'link', { name: 'WooCommerce Home' } ), 'Shift+Tab' );
		await waitForTick( page, 'Grow your business' );
		expect( await option( ACTIONS ) ).toContainEqual( expect.stringMatching( /marketing$/ ) );
	} );
} );

describe( 'the products task by keyboard alone', () => {
	const PUT_ASIDE = `global $wpdb; $wpdb->query( "UPDATE {$wpdb->posts} SET post_type = 'kept_product' WHERE post_type = 'product'" );`;
	const PUT_BACK = `global $wpdb;
$wpdb->query( "DELETE FROM {$wpdb->posts} WHERE post_type = 'product'" );
$wpdb->query( "DELETE FROM {$wpdb->prefix}wc_product_meta_lookup WHERE product_id NOT IN ( SELECT ID FROM {$wpdb->posts} )" );
$wpdb->query( "DELETE FROM {$wpdb->options} WHERE option_name LIKE '%transient%product%'" );
$wpdb->query( "UPDATE {$wpdb->posts} SET post_type = 'product' WHERE post_type = 'kept_product'" );`;

	beforeAll( async () => void ( await scenario.store.runPhp( { code: PUT_ASIDE } ) ) );
	afterAll( async () => void ( await scenario.store.runPhp( { code: PUT_BACK } ) ) );

	it( 'imports sample products and is complete', async () => {
		await startFromHome( 'Add your products' );
		await pressByKeyboard( button( 'Load sample products' ) );
		await pressByKeyboard( button( 'Import sample products' ) );
		await waitForTick( scenario.page, 'Add your products' );
		expect( ( await readRows( scenario, 'posts' ) ).filter( ( { post_type: type } ) => type === 'product' ).length ).toBeGreaterThan(
			5
		);
	} );
} );
