import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { pressByKeyboard } from './support/keyboard';
import { layoutShift } from './support/layout-shift';
import { watchRoutes } from './support/rest';
import { runWithPhp } from './support/run-with-php';
import { HOME, prepareScenario } from './support/scenario';
import { readOption, setOptions } from './support/store';
import { lookEverywhere } from './support/task-looks';

const scenario = prepareScenario();
const HUB = `${ HOME }&path=%2Flaunch-your-store`;
const CUSTOMIZE = `${ HOME }&path=%2Fcustomize-store`;
const COMING_SOON = 'woocommerce_coming_soon';
const DONE = 'woocommerce_admin_customize_store_completed';

const heading = ( name: string | RegExp ) => scenario.page.getByRole( 'heading', { level: 1, name } );
const launch = () => scenario.page.getByRole( 'button', { name: 'Launch your store' } );
const menu = () => scenario.page.locator( '#adminmenu' );
const toolbar = () => scenario.page.locator( '#wpadminbar' );

/** Of the framed site, Chromium warns that its sandbox has scripts and the origin of the page, and tells of forbidden navigation. */
const ownErrors = () => scenario.errors.filter( ( error ) => ! /sandbox/.test( error ) );

let before: Record< string, unknown > = {};

beforeEach( async () => {
	before = { [ COMING_SOON ]: await readOption( scenario.store, COMING_SOON ), [ DONE ]: await readOption( scenario.store, DONE ) };
	await setOptions( scenario.store, { [ COMING_SOON ]: 'yes', [ DONE ]: null } );
} );
afterEach( async () => {
	const values = Object.entries( before ).map( ( [ name, value ] ) => [ name, value === false ? null : value ] );
	await setOptions( scenario.store, Object.fromEntries( values ) );
} );

describe( 'Launch your store', () => {
	it( 'U7: opens by keyboard, saves, and has an address for each step', async () => {
		const { page, store } = scenario;
		await scenario.open( HUB );
		await pressByKeyboard( launch() );
		await heading( /store is now live/ ).waitFor();
		expect( await readOption( store, COMING_SOON ) ).toBe( 'no' );
		expect( page.url() ).toContain( 'sidebar=launch-success' );
		await page.reload();
		await heading( /store is now live/ ).waitFor();
		await page.goBack();
		await page.getByText( /Your store is live/ ).waitFor();
		await page.goForward();
		await heading( /store is now live/ ).waitFor();
		await page.getByRole( 'link', { name: 'Back to Home' } ).click();
		await menu().waitFor();
		expect( await toolbar().isVisible() ).toBe( true );
		expect( ownErrors() ).toEqual( [] );
	} );

	it( 'is in full screen from the first paint, asks for little and moves nothing', async () => {
		const { page } = scenario;
		const routes = watchRoutes( page );
		await scenario.open( HUB );
		await launch().waitFor();
		expect( await menu().isVisible() ).toBe( false );
		expect( await toolbar().isVisible() ).toBe( false );
		expect( await page.locator( 'body' ).getAttribute( 'class' ) ).toMatch(
			/woocommerce-admin-full-screen.*woocommerce-launch-your-store/
		);
		await page.frameLocator( 'iframe' ).locator( 'body' ).waitFor();
		await scenario.settle();
		expect( routes.filter( ( route ) => /\/wc(-admin|-analytics)?\//.test( route ) ).length ).toBeLessThanOrEqual( 3 );
		expect( await layoutShift( page ) ).toBeLessThan( 0.02 );
		await page.keyboard.press( 'Escape' );
		await menu().waitFor();
		expect( page.url() ).not.toContain( 'launch-your-store' );
	} );

	it( 'LY3: begins at the top of a phone, and its tasks push nothing away', async () => {
		const { page } = scenario;
		await page.setViewportSize( { width: 360, height: 740 } );
		await scenario.open( HUB );
		await launch().waitFor();
		await scenario.settle();
		expect( await layoutShift( page ) ).toBeLessThan( 0.02 );
		const frame = await page.locator( '.store-admin-launch' ).boundingBox();
		expect( frame?.y ).toBe( 0 );
	} );

	it( 'LY1: leads to a task, and Home waits for it once', async () => {
		const { page } = scenario;
		await scenario.open( HUB );
		await page.getByRole( 'link', { name: /Customize your store/ } ).click();
		await page.waitForURL( /customize-store/ );
		await page.goto( `${ scenario.store.url }/wp-admin/${ HOME }` );
		await heading( 'Launch Your Store' ).waitFor();
		await page.getByRole( 'link', { name: 'WooCommerce Home' } ).click();
		await page.getByText( 'Customize your store' ).first().waitFor();
		expect( page.url() ).not.toContain( 'launch-your-store' );
	} );

	it( 'LY2: shows a site that is drawn by scripts, and is not left by one that breaks out of frames', async () => {
		const breakOut = `add_action( 'wp_head', function () {
			echo '<script>document.documentElement.title = "drawn"; if ( top !== self ) { top.location = "about:blank"; }</script><base target="_top">';
		} );`;
		await runWithPhp( scenario.store, breakOut, async () => {
			await scenario.open( HUB );
			await scenario.page.frameLocator( 'iframe' ).locator( 'html[title=drawn]' ).waitFor();
			await scenario.settle();
			expect( scenario.page.url() ).toContain( 'launch-your-store' );
			expect( await heading( 'Launch Your Store' ).isVisible() ).toBe( true );
		} );
	} );

	it( 'is accessible, fits a phone and right to left', async () => {
		await lookEverywhere(
			scenario,
			async () => {
				await scenario.open( HUB );
				await launch().waitFor();
			},
			'.store-admin-launch'
		);
	} );
} );

describe( 'Customize your store', () => {
	it( 'marks the task as done and opens the editor', async () => {
		const { page, store } = scenario;
		await scenario.open( `${ CUSTOMIZE }&ref=test` );
		expect( await menu().isVisible() ).toBe( false );
		await pressByKeyboard( page.getByRole( 'button', { name: 'Start designing' } ) );
		await page.waitForURL( /site-editor\.php|customize\.php/ );
		expect( await readOption( store, DONE ) ).toBe( 'yes' );
	} );

	it( 'is accessible, fits a phone and right to left', async () => {
		await lookEverywhere( scenario, async () => {
			await scenario.open( CUSTOMIZE );
			await heading( 'Customize your store' ).waitFor();
		} );
	} );
} );

describe( 'the check whether customers can order', () => {
	it( 'asks on Home only when it is started, and finds what the store lacks', async () => {
		const { page } = scenario;
		const routes = watchRoutes( page );
		await scenario.open();
		const check = page.getByRole( 'button', { name: 'Check now' } );
		await check.scrollIntoViewIfNeeded();
		await scenario.settle();
		expect( routes.filter( ( route ) => /shipping|taxes|payment_gateways|countries/.test( route ) ) ).toEqual( [] );
		await check.click();
		await page
			.getByText( /Nothing is missing|No shipping method|No tax rate|No payment method|Tax rates for some/ )
			.first()
			.waitFor();
		expect( scenario.errors ).toEqual( [] );
	} );
} );
