import { afterEach, describe, expect, it } from '@jest/globals';
import { findViolations, widestOverflow } from './support/axe';
import { pressByKeyboard, tabTo } from './support/keyboard';
import { waitForWrite, watchRoutes } from './support/rest';
import { RIGHT_TO_LEFT, runWithPhp } from './support/run-with-php';
import { prepareScenario } from './support/scenario';
import { readOption, setOptions } from './support/store';

const scenario = prepareScenario();
const ADDRESS = 'admin.php?page=wc-admin&path=%2Fanalytics%2Fsettings';
const EXCLUDED = 'woocommerce_excluded_report_order_statuses';

const excluded = () => scenario.page.getByRole( 'group', { name: 'Excluded statuses:' } );
const completed = () => excluded().getByRole( 'checkbox', { name: 'Completed' } );

afterEach( () =>
	setOptions( scenario.store, {
		[ EXCLUDED ]: null,
		woocommerce_date_type: null,
		woocommerce_default_date_range: null,
		demo_store_import: null,
	} )
);

describe( 'Analytics settings', () => {
	it( 'are saved by keyboard, and are there after a reload and in the database', async () => {
		const { page, store } = scenario;
		const routes = watchRoutes( page );
		await scenario.open( ADDRESS );
		await excluded().waitFor();
		expect( routes.filter( ( route ) => route.includes( '/settings/' ) ) ).toEqual( [] );
		// The menu of WordPress alone has dozens of stops before the page.
		await excluded().getByRole( 'checkbox', { name: 'Pending payment' } ).focus();
		await tabTo( completed() );
		await page.keyboard.press( 'Space' );
		const saved = waitForWrite( page, '/wc-analytics/settings/wc_admin/batch' );
		await pressByKeyboard( page.getByRole( 'button', { name: 'Save settings' } ) );
		expect( ( await saved ).status() ).toBe( 200 );
		await page.getByText( 'Your settings have been successfully saved.' ).first().waitFor();
		expect( await readOption( store, EXCLUDED ) ).toEqual( [ 'pending', 'completed', 'cancelled', 'failed' ] );
		await page.reload();
		expect( await completed().isChecked() ).toBe( true );
		expect( scenario.errors ).toEqual( [] );
	} );

	it( 'X2: are asked about before a link of the menu loses them', async () => {
		const { page } = scenario;
		await scenario.open( ADDRESS );
		await completed().check();
		await page.locator( '#adminmenu' ).getByRole( 'link', { name: 'Revenue' } ).click();
		const question = page.getByRole( 'dialog', { name: 'Leave without saving?' } );
		await question.getByRole( 'button', { name: 'Stay' } ).click();
		expect( await completed().isChecked() ).toBe( true );
		await page.locator( '#adminmenu' ).getByRole( 'link', { name: 'Revenue' } ).click();
		await question.getByRole( 'button', { name: 'Leave without saving' } ).click();
		await page.waitForURL( /revenue/ );
		expect( scenario.errors ).toEqual( [] );
	} );

	it( 'start an import and stop it, and the progress stays', async () => {
		const { page } = scenario;
		await scenario.open( `${ ADDRESS }&import=true` );
		await page.getByRole( 'checkbox', { name: /Skip previously imported/ } ).uncheck();
		await page.getByText( 'Ready To Import' ).waitFor();
		await page.getByRole( 'button', { name: 'Start', exact: true } ).click();
		await page.getByText( /Importing (Customers|Orders)/ ).waitFor();
		const orders = page.getByRole( 'progressbar', { name: /Orders/ } );
		await page.getByRole( 'button', { name: 'Stop Import' } ).click();
		await page.getByRole( 'button', { name: 'Start', exact: true } ).waitFor();
		expect( Number( await orders.getAttribute( 'aria-valuenow' ) ) ).toBeLessThan(
			Number( await orders.getAttribute( 'aria-valuemax' ) )
		);
		expect( scenario.errors ).toEqual( [] );
	} );

	it( 'fit into 360 pixels from right to left, without violations', async () => {
		const { page, store } = scenario;
		await runWithPhp( store, RIGHT_TO_LEFT, async () => {
			await page.setViewportSize( { width: 360, height: 740 } );
			await scenario.open( ADDRESS );
			await page.getByText( 'Nothing To Import' ).waitFor();
			expect( await widestOverflow( page ) ).toBeLessThanOrEqual( 0 );
			await page.getByRole( 'button', { name: /Month to date/ } ).click();
			expect( await widestOverflow( page ) ).toBeLessThanOrEqual( 0 );
			expect( await findViolations( page ) ).toEqual( [] );
		} );
	} );
} );
