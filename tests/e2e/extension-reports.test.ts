import { describe, expect, it } from '@jest/globals';
import { appPage, enableParts, namings, watchConsole } from './support/parts';
import { prepareScenario } from './support/scenario';

const scenario = prepareScenario();

/** Reports with their address, the endpoint of their table, and their name in the advanced filter of the sample extension. */
const REPORTS = [
	[ 'revenue', '/analytics/revenue', 'revenue', 'revenue' ],
	[ 'orders', '/analytics/orders', 'orders', 'orders' ],
	[ 'products', '/analytics/products', 'products', 'products' ],
	[ 'variations', '/analytics/variations', 'variations', 'variations' ],
	[ 'categories', '/analytics/categories', 'categories', 'category' ],
	[ 'coupons', '/analytics/coupons', 'coupons', 'coupon' ],
	[ 'taxes', '/analytics/taxes', 'taxes', 'taxes' ],
	[ 'downloads', '/analytics/downloads', 'downloads', 'downloads' ],
	[ 'stock', '/analytics/stock', 'stock', 'stock' ],
	[ 'customers', '/customers', 'customers', 'customers' ],
] as const;

const WITHOUT_CHARTS: readonly string[] = [ 'stock', 'customers' ];

describe( 'an extension for reports', () => {
	it( 'adds a figure, a menu, an advanced filter and a column to each report, and a report of its own', async () => {
		await enableParts( scenario, 'reports' );
		const { page } = scenario;
		for ( const [ name, path, endpoint, advanced ] of REPORTS ) {
			// The host has another name for the filter of variations.
			const filter = name === 'variations' ? 'filter-variations' : 'filter';
			await scenario.open( appPage( path, `&${ filter }=advanced&period=year&compare=previous_year` ) );
			await page.getByRole( 'button', { name: `Sample menu of ${ name }` } ).waitFor();
			await page.getByRole( 'columnheader', { name: `Sample column of ${ endpoint }` } ).waitFor();
			if ( ! WITHOUT_CHARTS.includes( name ) ) {
				await page.getByRole( 'link', { name: `Sample figure of ${ name }` } ).waitFor();
			}
			if ( name !== 'revenue' ) {
				await page.getByRole( 'button', { name: 'Add a filter' } ).click();
				await page.getByRole( 'menuitem', { name: `Sample of ${ advanced }` } ).waitFor();
			}
		}
		await scenario.open( appPage( '/analytics/sample', '&period=today' ) );
		await page.getByText( 'Sample report at /analytics/sample, period today' ).waitFor();
		expect( scenario.errors ).toEqual( [] );
	} );

	it( 'adds a section, a menu and a chart to the overview, a setting, and names to the import and to the variations', async () => {
		await enableParts( scenario, 'reports' );
		const { page } = scenario;
		await scenario.open( appPage( '/analytics/overview' ) );
		await page.getByText( 'Content of “Sample section” at /analytics/overview' ).waitFor();
		await page.getByRole( 'button', { name: 'Sample menu of the overview' } ).waitFor();
		await page.getByRole( 'group', { name: 'Sample chart' } ).waitFor();
		await scenario.open( appPage( '/analytics/settings' ) );
		await page.getByRole( 'checkbox', { name: 'Sample setting' } ).waitFor();
		await page.getByText( 'Nothing, says the sample' ).waitFor();
		await scenario.open( appPage( '/analytics/variations', '&period=year&compare=previous_year' ) );
		await page.getByRole( 'heading', { name: 'Variations with samples' } ).waitFor();
		await page.getByText( 'variations with samples', { exact: true } ).waitFor();
		expect( scenario.errors ).toEqual( [] );
	} );

	it( 'changes the currency by its choice, which is in the address and in the requests', async () => {
		await enableParts( scenario, 'reports' );
		const { page } = scenario;
		await scenario.open( appPage( '/analytics/revenue', '&period=year&compare=previous_year' ) );
		await page.getByRole( 'button', { name: 'Sample menu of revenue' } ).click();
		const asked = page.waitForRequest(
			( request ) => request.url().includes( 'sample_choice=one' ) && request.url().includes( 'stats' )
		);
		await page.getByRole( 'button', { name: 'One sample' } ).click();
		await asked;
		await page.getByRole( 'link', { name: /Gross sales smp/ } ).waitFor();
		expect( new URL( page.url() ).searchParams.get( 'sample_choice' ) ).toBe( 'one' );
	} );

	it( 'with broken handlers leaves the report as it is, and the console names each of them', async () => {
		await enableParts( scenario, 'bad-reports' );
		const { page } = scenario;
		const lines = watchConsole( page, 'Store Admin' );
		await scenario.open( appPage( '/analytics/orders', '&period=year&compare=previous_year' ) );
		await page.getByRole( 'columnheader', { name: 'Net sales' } ).waitFor();
		await scenario.settle();
		for ( const filter of [
			'woocommerce_admin_orders_report_charts',
			'woocommerce_admin_orders_report_filters',
			'woocommerce_admin_orders_report_advanced_filters',
			'woocommerce_admin_report_table',
			'woocommerce_admin_report_currency',
			'woocommerce_admin_chart_item_color',
			'woocommerce_admin_reports_list',
		] ) {
			expect( namings( lines, filter ) ).toHaveLength( 1 );
		}
	} );
} );
