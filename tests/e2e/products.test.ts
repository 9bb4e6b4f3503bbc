import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { keepState, readRows } from './support/keep-state';
import { HOME, prepareScenario } from './support/scenario';
import { setOptions } from './support/store';
import { lookEverywhere } from './support/task-looks';
import { waitForTick } from './support/tick';

const scenario = prepareScenario();
const START = { demo_store_sample_products: null, woocommerce_show_marketplace_suggestions: 'yes' };

keepState( scenario, Object.keys( START ), [] );

const FORGET = `global $wpdb;
$wpdb->query( "DELETE FROM {$wpdb->posts} WHERE post_type IN ( 'product', 'product_variation' )" );
$wpdb->query( "DELETE FROM {$wpdb->postmeta} WHERE post_id NOT IN ( SELECT ID FROM {$wpdb->posts} )" );
$wpdb->query( "DELETE FROM {$wpdb->prefix}wc_product_meta_lookup WHERE product_id NOT IN ( SELECT ID FROM {$wpdb->posts} )" );
$wpdb->query( "DELETE FROM {$wpdb->options} WHERE option_name LIKE '%transient%product%'" );
wp_cache_flush();`;
/** The products of the seed have another post type until the tests end. */
const PUT_ASIDE = `global $wpdb;
$wpdb->query( "UPDATE {$wpdb->posts} SET post_type = 'kept_product' WHERE post_type = 'product'" );
$wpdb->query( "UPDATE {$wpdb->posts} SET post_type = 'kept_variation' WHERE post_type = 'product_variation'" );`;
const PUT_BACK = `${ FORGET }
$wpdb->query( "UPDATE {$wpdb->posts} SET post_type = 'product' WHERE post_type = 'kept_product'" );
$wpdb->query( "UPDATE {$wpdb->posts} SET post_type = 'product_variation' WHERE post_type = 'kept_variation'" );`;

beforeAll( async () => void ( await scenario.store.runPhp( { code: PUT_ASIDE } ) ) );
afterAll( async () => void ( await scenario.store.runPhp( { code: PUT_BACK } ) ) );
beforeEach( async () => {
	await setOptions( scenario.store, START );
	await scenario.store.runPhp( { code: FORGET } );
} );

const button = ( name: string | RegExp ) => scenario.page.getByRole( 'button', { name } );
const openTask = async () => scenario.open( `${ HOME }&task=products` );
const products = async () => ( await readRows( scenario, 'posts' ) ).filter( ( { post_type: type } ) => type === 'product' );
const task = () => scenario.page.getByRole( 'listitem' ).filter( { hasText: 'Add your products' } );

describe( 'the products task', () => {
	it( 'imports sample products and is complete on Home', async () => {
		await scenario.open();
		await task().getByRole( 'link' ).click();
		await button( 'Load sample products' ).click();
		await button( 'Import sample products' ).click();
		await scenario.page
			.getByText( /sample products were added/ )
			.first()
			.waitFor();
		await waitForTick( scenario.page, 'Add your products' );
		expect( ( await products() ).filter( ( { post_status: status } ) => status === 'publish' ).length ).toBeGreaterThan( 5 );
		await scenario.page.reload();
		await waitForTick( scenario.page, 'Add your products' );
		expect( scenario.errors ).toEqual( [] );
	} );

	it( 'opens a draft of the chosen type', async () => {
		await openTask();
		await button( /Variable product/ ).click();
		await scenario.page.waitForURL( /post\.php\?post=\d+&action=edit&wc_onboarding_active_task=products&tutorial=true/ );
		const id = new URL( scenario.page.url() ).searchParams.get( 'post' );
		expect( await products() ).toMatchObject( [ { ID: id, post_status: 'auto-draft' } ] );
	} );
} );

describe( 'the products task by keyboard alone', () => {
	it( 'returns the focus after the sample dialog, and opens a draft', async () => {
		const { page } = scenario;
		await openTask();
		await button( 'Load sample products' ).focus();
		await page.keyboard.press( 'Enter' );
		await button( 'Import sample products' ).waitFor();
		await page.keyboard.press( 'Escape' );
		await button( 'Import sample products' ).waitFor( { state: 'detached' } );
		expect( await page.locator( ':focus' ).textContent() ).toBe( 'Load sample products' );
		await button( /External product/ ).focus();
		await page.keyboard.press( 'Enter' );
		await page.waitForURL( /post\.php\?post=\d+&action=edit/ );
		expect( await products() ).toHaveLength( 1 );
	} );
} );

it( 'the products task has no accessibility violation and does not overflow', () =>
	lookEverywhere( scenario, async () => {
		await openTask();
		await button( /External product/ ).waitFor();
	} ) );
