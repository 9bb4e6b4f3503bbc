import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ANDROID_PHONE } from './support/browser';
import { finishSetup, restoreHome } from './support/home-store';
import { watchRoutes } from './support/rest';
import { runWithPhp } from './support/run-with-php';
import { prepareScenario } from './support/scenario';
import { setOptions } from './support/store';

const scenario = prepareScenario();
const SUGGESTIONS = 'woocommerce_show_marketplace_suggestions';

/** A host on which a feature is disabled. */
const without = ( feature: string ) =>
	`add_filter( 'woocommerce_admin_get_feature_config', static function ( $config ) { return array( '${ feature }' => false ) + $config; } );
add_filter( 'woocommerce_admin_features', static function ( $features ) { return array_values( array_diff( $features, array( '${ feature }' ) ) ); }, 99 );`;

/** Collects the names of our chunks that a page loads from now on. */
function watchChunks(): string[] {
	const chunks: string[] = [];
	scenario.page.on( 'request', ( request ) => {
		const name = /\/build\/chunks\/([a-z-]+)\./.exec( request.url() )?.[ 1 ];
		if ( name ) {
			chunks.push( name );
		}
	} );
	return chunks;
}

async function settle( place = '.woocommerce-homescreen' ): Promise< void > {
	const { page } = scenario;
	await page.locator( place ).first().waitFor();
	await page.mouse.move( 300, 300 );
	await page.mouse.move( 310, 310 );
	await page.evaluate( () => window.scrollTo( 0, document.body.scrollHeight ) );
	await scenario.settle();
}

beforeEach( async () => {
	await finishSetup( scenario.store );
	await setOptions( scenario.store, { woocommerce_default_homepage_layout: 'two_columns' } );
} );
afterEach( async () => {
	await setOptions( scenario.store, { [ SUGGESTIONS ]: 'no', woocommerce_analytics_enabled: 'yes' } );
	await restoreHome( scenario.store );
} );

describe( 'Home and the header with a feature disabled', () => {
	it( 'F8: show and request no figures without analytics, and offer no second column during the set-up', async () => {
		await setOptions( scenario.store, { woocommerce_analytics_enabled: 'no', woocommerce_task_list_hidden_lists: null } );
		const asked = watchRoutes( scenario.page );
		await scenario.open();
		await settle();
		expect( await scenario.page.getByRole( 'region', { name: 'Stats overview' } ).count() ).toBe( 0 );
		expect( asked.filter( ( route ) => route.includes( '/reports/' ) ) ).toEqual( [] );
		await scenario.page.getByRole( 'button', { name: 'Display options' } ).click();
		await scenario.page.getByRole( 'menu', { name: 'Display options' } ).waitFor();
		expect( await scenario.page.getByRole( 'menuitemradio' ).count() ).toBe( 0 );
		await scenario.page.keyboard.press( 'Escape' );
		expect( await scenario.page.locator( '.woocommerce-homescreen.two-columns' ).count() ).toBe( 0 );
		await finishSetup( scenario.store );
		await scenario.page.reload();
		await settle( '.woocommerce-homescreen.two-columns' );
		await scenario.page.getByRole( 'button', { name: 'Display options' } ).waitFor();
		expect( asked.filter( ( route ) => route.includes( '/reports/' ) ) ).toEqual( [] );
		expect( scenario.errors ).toEqual( [] );
	} );

	it( 'F8: show no tabs without panels, and load neither their code nor their counts', async () => {
		await runWithPhp( scenario.store, without( 'activity-panels' ), async () => {
			const chunks = watchChunks();
			const asked = watchRoutes( scenario.page );
			await scenario.open( 'edit.php?post_type=product' );
			await settle( '#woocommerce-embedded-root h1' );
			expect( await scenario.page.getByRole( 'tab' ).count() ).toBe( 0 );
			expect( chunks.filter( ( name ) => name.endsWith( '-panel' ) ) ).toEqual( [] );
			expect( asked.filter( ( route ) => /onboarding\/tasks|per_page=1(&|$)|count-low-in-stock/.test( route ) ) ).toEqual( [] );
			expect( scenario.errors ).toEqual( [] );
		} );
	} );

	it( 'F8: request no store alerts when these are disabled, although some exist', async () => {
		await scenario.store.runPhp( {
			code: `global $wpdb;
				$wpdb->insert( $wpdb->prefix . 'wc_admin_notes', array( 'name' => 'browser-test-alert', 'type' => 'error', 'locale' => 'en_US', 'title' => 'Waiting alert', 'content' => 'Text', 'content_data' => '{}', 'status' => 'unactioned', 'source' => 'test', 'date_created' => gmdate( 'Y-m-d H:i:s' ), 'is_snoozable' => 1, 'layout' => 'plain', 'image' => '', 'is_deleted' => 0, 'is_read' => 0 ) );`,
		} );
		const heading = () => scenario.page.getByRole( 'heading', { name: 'Waiting alert' } );
		await scenario.open();
		await heading().waitFor();
		await runWithPhp( scenario.store, without( 'store-alerts' ), async () => {
			const chunks = watchChunks();
			const asked = watchRoutes( scenario.page );
			await scenario.page.reload();
			await settle();
			expect( await heading().count() ).toBe( 0 );
			expect( chunks ).not.toContain( 'store-alerts' );
			expect( asked.filter( ( route ) => route.includes( 'type=error' ) ) ).toEqual( [] );
		} );
	} );

	it( 'F8: load nothing of the app banner on a phone when it is disabled', async () => {
		await setOptions( scenario.store, { [ SUGGESTIONS ]: 'yes' } );
		await scenario.signInAs( scenario.store.user, ANDROID_PHONE );
		await runWithPhp( scenario.store, without( 'mobile-app-banner' ), async () => {
			const chunks = watchChunks();
			await scenario.open();
			await settle();
			expect( await scenario.page.getByRole( 'complementary', { name: 'WooCommerce mobile app' } ).count() ).toBe( 0 );
			expect( chunks ).not.toContain( 'get-the-app' );
		} );
	} );

	it( 'F8: have no link to marketing when it is disabled', async () => {
		const links = () => scenario.page.getByRole( 'region', { name: 'Store management' } );
		await scenario.open();
		await links().getByRole( 'link', { name: 'Marketing', exact: true } ).waitFor();
		await runWithPhp( scenario.store, without( 'marketing' ), async () => {
			await scenario.page.reload();
			await links().getByRole( 'link', { name: 'Shipping' } ).waitFor();
			expect( await links().getByRole( 'link', { name: 'Marketing', exact: true } ).count() ).toBe( 0 );
		} );
	} );
} );
