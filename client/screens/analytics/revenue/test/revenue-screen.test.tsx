import { addFilter, removeAllFilters } from '@wordpress/hooks';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { noticesStore } from '@store-admin/data';
import { screen, waitFor, within } from '@testing-library/react';
import { makeUser } from '../../../../../tests/js/factories/make-user';
import { expectConsole } from '../../../../../tests/js/console-guard';
import { answer, onRest, restError, restRequests, type RestRequest } from '../../../../../tests/js/fake-rest';
import { render } from '../../../../../tests/js/render';
import { RevenueScreen } from '../revenue-screen';

const STATS = 'GET /wc-analytics/reports/revenue/stats';
const REPORT = 'admin.php?page=wc-admin&path=%2Fanalytics%2Frevenue';
const NOVEMBER = `${ REPORT }&period=custom&compare=previous_year&after=2026-11-01&before=2026-11-03`;

const figures = ( factor: number ) => ( {
	orders_count: 2 * factor,
	gross_sales: 100.25 * factor,
	refunds: 10 * factor,
	coupons: 5 * factor,
	net_revenue: 85.25 * factor,
	taxes: 8 * factor,
	shipping: 4 * factor,
	total_sales: 97.25 * factor,
} );

function day( date: string, factor: number ) {
	return { interval: date, date_start: `${ date } 00:00:00`, date_end: `${ date } 23:59:59`, subtotals: figures( factor ) };
}

const isRows = ( { query }: RestRequest ) => query[ 'orderby' ] !== undefined;
const isCompared = ( { query }: RestRequest ) => String( query[ 'after' ] ).startsWith( '2025' );

/** Answers like the host: the rows newest first, the chart oldest first. */
function stats( request: RestRequest ) {
	const year = isCompared( request ) ? '2025' : '2026';
	const days = [ 1, 2, 3 ].map( ( number ) => day( `${ year }-11-0${ number }`, isCompared( request ) ? 1 : number ) );
	const body = { totals: figures( isCompared( request ) ? 3 : 6 ), intervals: isRows( request ) ? days.reverse() : days };
	return answer( 200, body, { 'X-WP-Total': '3', 'X-WP-TotalPages': '1' } );
}

beforeEach( () => {
	window.sessionStorage.clear();
	onRest( 'GET /wp/v2/users/me', makeUser( { revenue_report_columns: '' } ) );
	onRest( STATS, stats );
} );
afterEach( () => {
	removeAllFilters( 'woocommerce_admin_report_table', '' );
	removeAllFilters( 'woocommerce_admin_revenue_report_charts', '' );
	removeAllFilters( 'woocommerce_admin_report_currency', '' );
} );

const table = () => screen.findByRole( 'table', { name: 'Revenue' } );
const rowTexts = async () =>
	within( await table() )
		.getAllByRole( 'row' )
		.map( ( row ) => [ ...row.querySelectorAll( 'th, td' ) ].map( ( cell ) => cell.textContent ) );

describe( 'Revenue', () => {
	it( 'shows the figures of the period with their change, and needs three requests', async () => {
		render( <RevenueScreen />, { url: NOVEMBER } );
		const list = await screen.findByRole( 'list', { name: 'Figures' } );
		await waitFor( () => expect( list ).toHaveTextContent( 'Gross sales$601.50' ) );
		expect( within( list ).getByRole( 'link', { name: /Gross sales/ } ) ).toHaveTextContent( 'Previous year: $300.75' );
		expect( within( list ).getByRole( 'link', { name: /Returns/ } ) ).toHaveTextContent( 'up 100%, which is worse' );
		await table();
		expect( restRequests( STATS ) ).toHaveLength( 3 );
	} );

	it( 'RP3: shows the figures of a long range before its later pages have arrived, with one request for each page', async () => {
		onRest( STATS, ( request ) =>
			request.query[ 'page' ] === '2'
				? new Promise( () => undefined )
				: answer(
						200,
						{ totals: figures( 6 ), intervals: [ day( '2026-01-01', 1 ) ] },
						{ 'X-WP-Total': '101', 'X-WP-TotalPages': '2' }
					)
		);
		render( <RevenueScreen />, { url: `${ REPORT }&period=year&compare=previous_year&interval=day` } );
		await waitFor( () => expect( screen.getByRole( 'list', { name: 'Figures' } ) ).toHaveTextContent( 'Gross sales$601.50' ) );
		expect( screen.queryByRole( 'button', { name: 'Show as table' } ) ).toBeNull();
		await table();
		const sent = restRequests( STATS ).map( ( { query } ) => JSON.stringify( query ) );
		expect( new Set( sent ).size ).toBe( sent.length );
		expect( sent ).toHaveLength( 5 );
	} );

	it( 'fetches figures and chart again with one press on Retry', async () => {
		onRest( STATS, restError( 500, 'broken', 'Broken.' ) );
		const { user } = render( <RevenueScreen />, { url: NOVEMBER } );
		const part = within( await screen.findByRole( 'region', { name: 'Figures' } ) );
		await part.findByText( 'There was an error getting your stats. Please try again.' );
		onRest( STATS, stats );
		// The first one is that of the compared period.
		const [ , retry ] = part.getAllByRole( 'button', { name: /^Retry$|^Try again$/ } );
		await user.click( retry as HTMLElement );
		await waitFor( () => expect( screen.getByRole( 'list', { name: 'Figures' } ) ).toHaveTextContent( 'Gross sales$601.50' ) );
		expect( await screen.findByRole( 'button', { name: 'Show as table' } ) ).toBeVisible();
	} );

	it( 'requests whole days of the store, also those of the compared year', async () => {
		render( <RevenueScreen />, { url: NOVEMBER } );
		await table();
		const ranges = restRequests( STATS ).map( ( { query } ) => `${ String( query[ 'after' ] ) } ${ String( query[ 'before' ] ) }` );
		expect( new Set( ranges ) ).toEqual(
			new Set( [ '2026-11-01T00:00:00 2026-11-03T23:59:59', '2025-11-01T00:00:00 2025-11-03T23:59:59' ] )
		);
	} );

	it( 'lists the days, newest first, with links to their orders', async () => {
		render( <RevenueScreen />, { url: NOVEMBER } );
		await waitFor( async () => expect( ( await rowTexts() )[ 1 ]?.[ 0 ] ).toBe( 'November 3, 2026' ) );
		expect( ( await rowTexts() )[ 1 ] ).toEqual( [
			'November 3, 2026',
			'6',
			'$300.75',
			'$30.00',
			'$15.00',
			'$255.75',
			'$24.00',
			'$12.00',
			'$291.75',
		] );
		expect( screen.getByRole( 'link', { name: 'November 3, 2026' } ) ).toHaveAttribute(
			'href',
			'http://localhost/wp-admin/edit.php?post_type=shop_order&order_date_type=date_paid&m=20261103'
		);
		expect( screen.getByRole( 'list', { name: 'Totals' } ) ).toHaveTextContent( '3 days12 orders$601.50 Gross sales' );
	} );

	it( 'changes the chart with a press on a figure, and keeps it in the address', async () => {
		const { user, history } = render( <RevenueScreen />, { url: NOVEMBER } );
		await user.click( await screen.findByRole( 'link', { name: /^Taxes/ } ) );
		expect( await screen.findByRole( 'heading', { name: 'Taxes' } ) ).toBeVisible();
		expect( history.location.search ).toContain( 'chart=taxes' );
		expect( restRequests( STATS ) ).toHaveLength( 3 );
	} );

	it( 'sorts the rows on the server', async () => {
		const { user } = render( <RevenueScreen />, { url: NOVEMBER } );
		await user.click( within( await table() ).getByRole( 'button', { name: 'Taxes' } ) );
		await waitFor( () => expect( restRequests( STATS ).some( ( { query } ) => query[ 'orderby' ] === 'taxes' ) ).toBe( true ) );
		expect( within( await table() ).getByRole( 'columnheader', { name: 'Taxes' } ) ).toHaveAttribute( 'aria-sort', 'descending' );
	} );

	it( 'saves hidden columns under the preference of the host', async () => {
		const save = jest.fn( ( { body }: RestRequest ) =>
			makeUser( ( body as { woocommerce_meta: Record< string, string > } ).woocommerce_meta )
		);
		onRest( 'POST /wp/v2/users/1', save );
		const { user } = render( <RevenueScreen />, { url: NOVEMBER } );
		await screen.findByRole( 'link', { name: 'November 3, 2026' } );
		await user.click( screen.getByRole( 'button', { name: 'Choose which values to display' } ) );
		await user.click( screen.getByRole( 'menuitemcheckbox', { name: 'Taxes' } ) );
		await waitFor( () => expect( save ).toHaveBeenCalledTimes( 1 ) );
		expect( save.mock.calls[ 0 ]?.[ 0 ].body ).toEqual( { woocommerce_meta: { revenue_report_columns: '["taxes"]' } } );
		expect( within( await table() ).queryByRole( 'columnheader', { name: 'Taxes' } ) ).toBeNull();
	} );

	it( 'saves no columns while the earlier choice is not known', async () => {
		onRest( 'GET /wp/v2/users/me', { success: true } );
		const { user, registry } = render( <RevenueScreen />, { url: NOVEMBER } );
		await screen.findByRole( 'link', { name: 'November 3, 2026' } );
		await user.click( screen.getByRole( 'button', { name: 'Choose which values to display' } ) );
		await user.click( screen.getByRole( 'menuitemcheckbox', { name: 'Taxes' } ) );
		await waitFor( () =>
			expect( registry.select( noticesStore ).getNotices() ).toMatchObject( [
				{ status: 'error', content: expect.stringContaining( 'your earlier choice is not known' ) },
			] )
		);
		expect( restRequests( 'POST /wp/v2/users/1' ) ).toHaveLength( 0 );
	} );

	it( 'hides nothing after the choice of an empty list, and the default columns without a choice', async () => {
		onRest( 'GET /wp/v2/users/me', makeUser( { revenue_report_columns: '["shipping"]' } ) );
		render( <RevenueScreen />, { url: NOVEMBER } );
		await waitFor( async () => expect( within( await table() ).queryByRole( 'columnheader', { name: 'Shipping' } ) ).toBeNull() );
	} );
} );

describe( 'Revenue with failures', () => {
	it( 'shows the figures when only the table fails, and fetches the table again', async () => {
		onRest( STATS, ( request: RestRequest ) =>
			isRows( request ) ? restError( 500, 'broken', 'The table is broken.' ) : stats( request )
		);
		const { user } = render( <RevenueScreen />, { url: NOVEMBER } );
		const failure = await screen.findByRole( 'alert' );
		expect( failure ).toHaveTextContent( 'The rows of this report could not be loaded.' );
		expect( await screen.findByRole( 'link', { name: /Gross sales/ } ) ).toHaveTextContent( '$601.50' );
		onRest( STATS, stats );
		await user.click( within( failure ).getByRole( 'button', { name: 'Retry' } ) );
		expect( await screen.findByRole( 'link', { name: 'November 3, 2026' } ) ).toBeVisible();
	} );

	it( 'shows the table when only the figures fail', async () => {
		onRest( STATS, ( request: RestRequest ) =>
			isRows( request ) || isCompared( request ) ? stats( request ) : restError( 500, 'broken', 'No figures.' )
		);
		render( <RevenueScreen />, { url: NOVEMBER } );
		expect( await screen.findByRole( 'link', { name: 'November 3, 2026' } ) ).toBeVisible();
		expect( screen.getAllByText( 'There was an error getting your stats. Please try again.' ) ).toHaveLength( 2 );
	} );

	it( 'shows figures without a change when only the compared period fails', async () => {
		onRest( STATS, ( request: RestRequest ) => ( isCompared( request ) ? restError( 500, 'broken', 'No past.' ) : stats( request ) ) );
		render( <RevenueScreen />, { url: NOVEMBER } );
		expect( await screen.findByText( 'The figures to compare with could not be loaded.' ) ).toBeVisible();
		expect( screen.getByRole( 'link', { name: /Gross sales/ } ) ).not.toHaveTextContent( '%' );
	} );

	it( 'does not take an answer of another shape for a month without sales', async () => {
		onRest( STATS, { success: true } );
		render( <RevenueScreen />, { url: NOVEMBER } );
		expect( await screen.findAllByRole( 'alert' ) ).not.toHaveLength( 0 );
		expect( screen.queryByText( 'No data to display' ) ).toBeNull();
	} );
} );

describe( 'The address of Revenue', () => {
	it( 'names a value that cannot be used, and the report shows the usual range', async () => {
		render( <RevenueScreen />, { url: `${ REPORT }&period=custom&compare=previous_year&after=2026-02-30&before=2026-03-01` } );
		expect( await screen.findByText( '“2026-02-30” is not a day, so the usual date range is shown.' ) ).toBeVisible();
		expect( screen.getByRole( 'button', { name: /Date range: Month to date/ } ) ).toBeVisible();
	} );

	it( 'without a period uses the range of this session, and a period in the address wins', async () => {
		const { unmount } = render( <RevenueScreen />, { url: NOVEMBER } );
		await table();
		unmount();
		const again = render( <RevenueScreen />, { url: REPORT } );
		expect( await screen.findByRole( 'button', { name: /Nov 1 - 3, 2026/ } ) ).toBeVisible();
		again.unmount();
		render( <RevenueScreen />, { url: `${ REPORT }&period=last_month&compare=previous_period` } );
		expect( await screen.findByRole( 'button', { name: /Last month/ } ) ).toBeVisible();
	} );
} );

describe( 'Public filters of Revenue', () => {
	it( 'add a figure with its chart', async () => {
		addFilter( 'woocommerce_admin_revenue_report_charts', 'test', ( charts: readonly unknown[] ) => [
			...charts,
			{ key: 'fees', label: 'Fees', type: 'currency' },
		] );
		render( <RevenueScreen />, { url: NOVEMBER } );
		expect( await screen.findByRole( 'link', { name: /Fees/ } ) ).toHaveTextContent( 'N/A' );
		const [ request ] = restRequests( STATS );
		expect( request?.query[ 'fields' ] ).toContain( 'fees' );
	} );

	it( 'with an unusable answer are ignored, with a warning', async () => {
		addFilter( 'woocommerce_admin_revenue_report_charts', 'test', () => null );
		addFilter( 'woocommerce_admin_report_table', 'test', () => 'nonsense' );
		expectConsole( 'warn', /woocommerce_admin_revenue_report_charts/ );
		expectConsole( 'warn', /woocommerce_admin_report_table/ );
		render( <RevenueScreen />, { url: NOVEMBER } );
		expect( await screen.findByRole( 'link', { name: 'November 3, 2026' } ) ).toBeVisible();
	} );

	it( 'add a column to the table', async () => {
		addFilter( 'woocommerce_admin_report_table', 'test', ( given: { headers: unknown[]; rows: unknown[][] } ) => ( {
			...given,
			headers: [ ...given.headers, { key: 'mood', label: 'Mood' } ],
			rows: given.rows.map( ( row ) => [ ...row, { display: 'good', value: 'good' } ] ),
		} ) );
		render( <RevenueScreen />, { url: NOVEMBER } );
		expect( await screen.findByRole( 'columnheader', { name: 'Mood' } ) ).toBeVisible();
		expect( await screen.findAllByText( 'good' ) ).toHaveLength( 3 );
	} );

	it( 'choose another currency for the report', async () => {
		addFilter( 'woocommerce_admin_report_currency', 'test', ( currency: object ) => ( { ...currency, symbol: '&euro;' } ) );
		render( <RevenueScreen />, { url: NOVEMBER } );
		expect( await screen.findByRole( 'link', { name: /Gross sales/ } ) ).toHaveTextContent( '€601.50' );
	} );
} );
