import { describe, expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { findViolations, widestOverflow } from './support/axe';
import { pressByKeyboard } from './support/keyboard';
import { appPage } from './support/parts';
import { watchRoutes } from './support/rest';
import { RIGHT_TO_LEFT, runWithPhp } from './support/run-with-php';
import { prepareScenario } from './support/scenario';

const scenario = prepareScenario();

/** Each report with its address, the heading of its table, a column to sort by and a column that can be hidden. */
const REPORTS = [
	[ '/analytics/revenue', 'Revenue', 'Net sales', 'Taxes' ],
	[ '/analytics/orders', 'Orders', 'Items sold', 'Coupon(s)' ],
	[ '/analytics/products', 'Products', 'Net sales', 'Orders' ],
	[ '/analytics/variations', 'Variations', 'Net sales', 'Orders' ],
	[ '/analytics/categories', 'Categories', 'Net sales', 'Products' ],
	[ '/analytics/coupons', 'Coupons', 'Amount discounted', 'Type' ],
	[ '/analytics/taxes', 'Taxes', 'Total tax', 'Rate' ],
	[ '/analytics/downloads', 'Downloads', 'Product title', 'IP' ],
	[ '/analytics/stock', 'Stock', 'SKU', 'Stock' ],
	[ '/customers', 'Customers', 'Total spend', 'Country / Region' ],
] as const;

const YEAR = '&period=year&compare=previous_year';
const table = ( name: string ) => scenario.page.getByRole( 'table', { name } ).first();
const heading = ( title: string, name: string ) => table( title ).getByRole( 'columnheader', { name, exact: true } );

describe( 'each report', () => {
	it.each( REPORTS )( '%s sorts and hides a column, also after a reload, and goes back', async ( path, title, sorted, hidden ) => {
		const { page } = scenario;
		await scenario.open( appPage( path, YEAR ) );
		await heading( title, sorted ).getByRole( 'button' ).click();
		await page.waitForURL( /orderby=/ );
		await page.getByRole( 'button', { name: 'Choose which values to display' } ).click();
		await page.getByRole( 'menuitemcheckbox', { name: hidden, exact: true } ).click();
		await heading( title, hidden ).waitFor( { state: 'detached' } );
		await scenario.settle();
		await page.reload();
		await heading( title, sorted ).waitFor();
		expect( await heading( title, sorted ).getAttribute( 'aria-sort' ) ).toMatch( /ending$/ );
		await page.goBack();
		await page.waitForURL( ( url ) => ! url.search.includes( 'orderby=' ) );
		expect( scenario.errors ).toEqual( [] );
	} );

	it( 'is accessible from right to left at 360 pixels, and never scrolls sideways', async () => {
		const { page, store } = scenario;
		await page.setViewportSize( { width: 360, height: 800 } );
		await runWithPhp( store, RIGHT_TO_LEFT, async () => {
			for ( const [ path, title ] of REPORTS ) {
				await scenario.open( appPage( path, YEAR ) );
				await table( title ).waitFor();
				await scenario.settle();
				expect( await widestOverflow( page ) ).toBeLessThanOrEqual( 0 );
				expect( await findViolations( page ) ).toEqual( [] );
			}
		} );
	} );
} );

describe( 'a report', () => {
	it( 'needs at most four requests, and shows a visited range without the skeleton', async () => {
		const { page } = scenario;
		const asked = watchRoutes( page );
		await scenario.open( appPage( '/analytics/orders', '&period=last_month&compare=previous_year' ) );
		await table( 'Orders' ).getByRole( 'link' ).first().waitFor();
		await scenario.settle();
		expect( asked.filter( ( route ) => route.includes( '/wc-analytics/reports/' ) ).length ).toBeLessThanOrEqual( 4 );
		await page.getByRole( 'button', { name: /^Date range/ } ).click();
		await page.getByRole( 'radio', { name: 'Yesterday' } ).check();
		await page.getByRole( 'button', { name: 'Update', exact: true } ).click();
		await page.waitForURL( /period=yesterday/ );
		await scenario.settle();
		await page.goBack();
		await page.waitForURL( /period=last_month/ );
		expect( await page.getByText( 'Loading figures' ).count() ).toBe( 0 );
	} );

	it( 'downloads the rows that the page has as a file', async () => {
		const { page } = scenario;
		await scenario.open( appPage( '/analytics/coupons', YEAR ) );
		await table( 'Coupons' ).getByRole( 'link' ).first().waitFor();
		const saved = page.waitForEvent( 'download' );
		await page.getByRole( 'button', { name: 'Download' } ).click();
		const file = await ( await saved ).path();
		const text = await readFile( file, 'utf8' );
		expect( text.split( '\n' )[ 0 ] ).toContain( 'Coupon code,Orders,Amount discounted' );
		expect( ( await saved ).suggestedFilename() ).toMatch( /^coupons_\d{4}-\d{2}-\d{2}_.*path--analytics-coupons.*\.csv$/ );
	} );

	it( 'works by keyboard: range, figure, sorting', async () => {
		const { page } = scenario;
		await scenario.open( appPage( '/analytics/revenue', YEAR ) );
		await table( 'Revenue' ).waitFor();
		await page.getByRole( 'button', { name: /^Date range/ } ).focus();
		await pressByKeyboard( page.getByRole( 'link', { name: /^Returns/ } ) );
		await page.getByRole( 'heading', { name: 'Returns' } ).waitFor();
		await pressByKeyboard( heading( 'Revenue', 'Orders' ).getByRole( 'button' ) );
		await page.waitForURL( /orderby=orders_count/ );
		expect( scenario.errors ).toEqual( [] );
	} );
} );
