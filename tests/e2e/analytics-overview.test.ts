import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { findViolations, widestOverflow } from './support/axe';
import { eventually } from './support/eventually';
import { readUserMeta } from './support/home-store';
import { RIGHT_TO_LEFT, runWithPhp } from './support/run-with-php';
import { prepareScenario } from './support/scenario';

const OVERVIEW = 'admin.php?page=wc-admin&path=%2Fanalytics%2Foverview&period=month&compare=previous_year';
const NAMES = [ 'dashboard_sections', 'dashboard_leaderboard_rows', 'order_attribution_install_banner_dismissed' ];

const scenario = prepareScenario();
const forget = () =>
	scenario.store.runPhp(
		{ code: 'foreach ( $args[0] as $name ) { delete_metadata( "user", 0, "woocommerce_admin_" . $name, "", true ); }' },
		[ NAMES ]
	);
const menu = ( what: RegExp ) => scenario.page.getByRole( 'button', { name: what } );
const item = ( name: string ) => scenario.page.getByRole( 'menuitem', { name } );
const titles = () => scenario.page.locator( '.store-admin-overview__title' ).allInnerTexts();
const saved = async () =>
	JSON.parse( ( await readUserMeta( scenario.store, 'woocommerce_admin_dashboard_sections' ) ) || '[]' ) as readonly {
		readonly key: string;
	}[];

async function open(): Promise< void > {
	await scenario.open( OVERVIEW );
	await scenario.page.getByRole( 'link', { name: /Total sales/ } ).waitFor();
}

beforeEach( forget );
afterEach( forget );

describe( 'the overview', () => {
	it( 'keeps title, order, figures, removed sections and rows, in the form of the host', async () => {
		await open();
		await menu( /which charts/ ).focus();
		await scenario.page.keyboard.press( 'Enter' );
		await scenario.page.keyboard.press( 'End' );
		await item( 'Move up' ).press( 'Enter' );
		expect( await titles() ).toEqual( [ 'Charts', 'Performance', 'Leaderboards' ] );
		await menu( /which charts/ ).press( 'Enter' );
		await item( 'Change the section title' ).press( 'Enter' );
		await scenario.page.keyboard.type( 'My charts' );
		await scenario.page.keyboard.press( 'Enter' );
		expect( await scenario.page.locator( '#root' ).getByRole( 'menu' ).count() ).toBe( 0 );
		await menu( /which analytics/ ).press( 'Enter' );
		await scenario.page.getByRole( 'menuitemcheckbox', { name: 'Orders', exact: true } ).press( 'Enter' );
		await scenario.page.keyboard.press( 'Escape' );
		await menu( /which leaderboards/ ).scrollIntoViewIfNeeded();
		await scenario.page.getByRole( 'combobox', { name: 'Rows per table' } ).selectOption( '2' );
		await menu( /which analytics/ ).click();
		await item( 'Remove section' ).click();
		await eventually( saved, ( sections ) => JSON.stringify( sections ).includes( '"isVisible":false' ) );
		expect( await saved() ).toEqual( [
			{ key: 'charts', title: 'My charts', isVisible: true, hiddenBlocks: expect.any( Array ) },
			{
				key: 'store-performance',
				title: 'Performance',
				isVisible: false,
				hiddenBlocks: expect.arrayContaining( [ 'orders/orders_count' ] ),
			},
			{ key: 'leaderboards', title: 'Leaderboards', isVisible: true, hiddenBlocks: [ 'coupons', 'customers' ] },
		] );
		expect( await readUserMeta( scenario.store, 'woocommerce_admin_dashboard_leaderboard_rows' ) ).toBe( '2' );
		await scenario.page.reload();
		await menu( /Add more sections/ ).waitFor();
		expect( await titles() ).toEqual( [ 'My charts', 'Leaderboards' ] );
		await menu( /Add more sections/ ).click();
		await item( 'Performance' ).click();
		await scenario.page.getByRole( 'link', { name: /Total sales/ } ).waitFor();
		expect( await titles() ).toEqual( [ 'My charts', 'Leaderboards', 'Performance' ] );
		expect( await scenario.page.getByRole( 'link', { name: /^Orders \d/ } ).count() ).toBe( 0 );
		expect( scenario.errors ).toEqual( [] );
	} );

	it( 'has no accessibility violation and fits 360 px', async () => {
		await scenario.page.setViewportSize( { width: 360, height: 740 } );
		await open();
		await scenario.page.getByRole( 'combobox', { name: 'Rows per table' } ).scrollIntoViewIfNeeded();
		await scenario.settle();
		expect( await findViolations( scenario.page, '.store-admin-overview' ) ).toEqual( [] );
		expect( await widestOverflow( scenario.page ) ).toBeLessThanOrEqual( 0 );
	} );

	it( 'has no accessibility violation and does not overflow from right to left', async () => {
		await runWithPhp( scenario.store, RIGHT_TO_LEFT, async () => {
			await open();
			await scenario.settle();
			expect( await scenario.page.evaluate( () => document.dir ) ).toBe( 'rtl' );
			expect( await findViolations( scenario.page, '.store-admin-overview' ) ).toEqual( [] );
			expect( await widestOverflow( scenario.page ) ).toBeLessThanOrEqual( 0 );
		} );
	} );
} );
