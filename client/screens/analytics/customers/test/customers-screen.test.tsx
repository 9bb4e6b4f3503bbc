import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { makeUser } from '../../../../../tests/js/factories/make-user';
import { answer, onRest, restError, restRequests, type RestRequest } from '../../../../../tests/js/fake-rest';
import { render } from '../../../../../tests/js/render';
import { CustomersScreen } from '../customers-screen';

const ROWS = 'GET /wc-analytics/reports/customers';
const STATS = 'GET /wc-analytics/reports/customers/stats';
const COUNTRIES = 'GET /wc-analytics/data/countries';
const REPORT = 'admin.php?page=wc-admin&path=%2Fcustomers';

const customer = ( id: number, name: string, changes: object = {} ) => ( {
	id,
	user_id: 80 + id,
	username: `customer${ id }`,
	name,
	email: `customer${ id }@example.org`,
	country: 'DE',
	city: 'Berlin',
	state: 'DE-BE',
	postcode: '10115',
	date_registered: '2026-04-29T17:36:26',
	date_registered_gmt: '2026-04-29T22:36:26',
	// The host swaps the two.
	date_last_active: '2026-11-28T01:33:17',
	date_last_active_gmt: '2026-11-27T19:33:17',
	date_last_order: '2026-11-27 19:33:17',
	orders_count: 5,
	total_spend: 580.1800000000001,
	avg_order_value: 116.03600000000002,
	...changes,
} );

const GUEST = {
	user_id: 0,
	username: '',
	date_registered: null,
	date_registered_gmt: null,
	date_last_active: null,
	date_last_active_gmt: null,
	country: '',
	city: '',
	state: '',
	postcode: '',
};

const CUSTOMERS = [
	customer( 1, 'Émile O&#039;Neil' ),
	customer( 2, 'Olga Hughes', { ...GUEST, orders_count: 3 } ),
	customer( 3, ' ', { ...GUEST, email: '', orders_count: 0 } ),
	customer( 4, 'Uma Moreau', { country: 'XQ', state: 'Q1', orders_count: 0, total_spend: 0, avg_order_value: 0 } ),
];

const rows = ( list: readonly object[] ) => answer( 200, list, { 'X-WP-Total': String( list.length ), 'X-WP-TotalPages': '1' } );

beforeEach( () => {
	onRest( 'GET /wp/v2/users/me', makeUser( { customers_report_columns: '' } ) );
	onRest( ROWS, () => rows( CUSTOMERS ) );
	onRest( STATS, {
		totals: { customers_count: 1724, avg_orders_count: 2.7149, avg_total_spend: 312.6638, avg_avg_order_value: 115.4997 },
	} );
	onRest( COUNTRIES, [ { code: 'DE', name: 'Germany &amp; more', states: [ { code: 'DE-BE', name: 'Land Berlin' } ] } ] );
} );

const table = () => screen.findByRole( 'table', { name: 'Customers' } );
const open = async ( query = '' ) => {
	const view = render( <CustomersScreen />, { url: REPORT + query } );
	await screen.findByRole( 'rowheader', { name: "Émile O'Neil" } );
	return view;
};
const rowOf = ( name: string ) => screen.getByRole( 'rowheader', { name } ).closest( 'tr' ) as HTMLElement;
const textsOf = ( name: string ) => [ ...rowOf( name ).children ].map( ( cell ) => cell.textContent );

describe( 'Customers', () => {
	it( 'lists customers with their figures and the name of their country', async () => {
		await open();
		await screen.findByText( 'Germany & more' );
		expect( textsOf( "Émile O'Neil" ) ).toEqual( [
			"Émile O'Neil",
			'November 27, 2026',
			'April 29, 2026',
			'customer1@example.org',
			'5',
			'$580.18',
			'$116.04',
			'Germany & more',
		] );
	} );

	it( 'leads to the user, the mail program and the orders', async () => {
		await open();
		const hrefs = within( rowOf( "Émile O'Neil" ) )
			.getAllByRole( 'link' )
			.map( ( link ) => link.getAttribute( 'href' ) );
		expect( hrefs ).toEqual( [
			'http://localhost/wp-admin/user-edit.php?user_id=81',
			'mailto:customer1@example.org',
			'http://localhost/wp-admin/edit.php?post_type=shop_order&_customer_user=81',
		] );
	} );

	it( 'shows guests without links to a user, and dashes for what is not known', async () => {
		await open();
		expect( textsOf( 'Olga Hughes' ) ).toEqual( [ 'Olga Hughes', '—', '—', 'customer2@example.org', '3', '$580.18', '$116.04', '—' ] );
		expect( within( rowOf( 'Olga Hughes' ) ).getAllByRole( 'link' ) ).toHaveLength( 1 );
		expect( textsOf( 'Guest' ) ).toEqual( [ 'Guest', '—', '—', '—', '0', '$580.18', '$116.04', '—' ] );
		expect( within( rowOf( 'Guest' ) ).queryByRole( 'link' ) ).toBeNull();
	} );

	it( 'shows the code of a country that the host does not know', async () => {
		await open();
		expect( textsOf( 'Uma Moreau' ).at( -1 ) ).toBe( 'XQ' );
	} );

	it( 'shows the codes of countries when their names cannot be fetched', async () => {
		onRest( COUNTRIES, restError( 500, 'broken', 'No countries.' ) );
		await open();
		await waitFor( () => expect( restRequests( COUNTRIES ) ).toHaveLength( 1 ) );
		expect( textsOf( "Émile O'Neil" ).at( -1 ) ).toBe( 'DE' );
	} );

	it( 'keeps the placeholder of the rows until the names of countries have arrived, so that no column moves', async () => {
		let answerNames: ( names: readonly object[] ) => void = () => undefined;
		onRest( COUNTRIES, async () => new Promise( ( resolve ) => ( answerNames = resolve ) ) );
		render( <CustomersScreen />, { url: REPORT } );
		await waitFor( () => expect( restRequests( ROWS ) ).toHaveLength( 1 ) );
		expect( screen.queryByRole( 'rowheader', { name: "Émile O'Neil" } ) ).toBeNull();
		answerNames( [ { code: 'DE', name: 'Germany', states: [] } ] );
		await screen.findByRole( 'rowheader', { name: "Émile O'Neil" } );
		expect( textsOf( "Émile O'Neil" ).at( -1 ) ).toBe( 'Germany' );
	} );

	it( 'shows the totals of the host, and has no dates, figures or chart', async () => {
		await open();
		expect( await screen.findByRole( 'list', { name: 'Totals' } ) ).toHaveTextContent(
			'1,724 customers2.71 Average orders$312.66 Average lifetime spend$115.50 Average order value'
		);
		expect( screen.queryByRole( 'button', { name: /Date range/ } ) ).toBeNull();
		expect( screen.queryByRole( 'list', { name: 'Figures' } ) ).toBeNull();
	} );

	it( 'sends two requests, without dates, and one for the names of countries', async () => {
		await open();
		expect( restRequests( ROWS ).map( ( { query } ) => query ) ).toEqual( [
			{ orderby: 'date_last_active', order: 'desc', page: '1', per_page: '25' },
		] );
		expect( restRequests( STATS ).map( ( { query } ) => query ) ).toEqual( [
			{ fields: [ 'customers_count', 'avg_orders_count', 'avg_total_spend', 'avg_avg_order_value' ] },
		] );
		expect( restRequests().filter( ( { path } ) => path.startsWith( '/wc-analytics/' ) ) ).toHaveLength( 3 );
	} );

	it( 'sorts on the server', async () => {
		const { user } = await open();
		await user.click( within( await table() ).getByRole( 'button', { name: 'Total spend' } ) );
		await waitFor( () => expect( restRequests( ROWS ).at( -1 )?.query ).toMatchObject( { orderby: 'total_spend', order: 'desc' } ) );
	} );

	it( 'hides four columns until the user chooses, and saves the choice', async () => {
		const save = jest.fn( ( { body }: RestRequest ) =>
			makeUser( ( body as { woocommerce_meta: Record< string, string > } ).woocommerce_meta )
		);
		onRest( 'POST /wp/v2/users/1', save );
		const { user } = await open();
		const headings = within( await table() ).getAllByRole( 'columnheader' );
		expect( headings ).toHaveLength( 8 );
		await user.click( screen.getByRole( 'button', { name: 'Choose which values to display' } ) );
		await user.click( screen.getByRole( 'menuitemcheckbox', { name: 'Region' } ) );
		await waitFor( () => expect( save ).toHaveBeenCalledTimes( 1 ) );
		expect( save.mock.calls[ 0 ]?.[ 0 ].body ).toEqual( {
			woocommerce_meta: { customers_report_columns: '["username","city","postcode"]' },
		} );
		await waitFor( () => expect( textsOf( "Émile O'Neil" ).at( -1 ) ).toBe( 'Land Berlin' ) );
	} );
} );

describe( 'Filters and failures of Customers', () => {
	it( 'A12: each filter of the address is in the requests of rows and totals', async () => {
		await open( '&filter=advanced&match=all&country_includes=DE&orders_count_min=2' );
		const expected = { match: 'all', country_includes: 'DE', orders_count_min: '2' };
		expect( restRequests( ROWS )[ 0 ]?.query ).toMatchObject( expected );
		expect( restRequests( STATS )[ 0 ]?.query ).toMatchObject( expected );
	} );

	it( 'limits the report to customers whose name has the words of the search box', async () => {
		onRest( 'GET /wc-analytics/customers', [ { id: 1, name: 'Émile', username: 'customer1', email: 'customer1@example.org' } ] );
		await open( '&search=mile' );
		expect( restRequests( ROWS ).map( ( { query } ) => query[ 'customers' ] ) ).toEqual( [ '1' ] );
		expect( restRequests( STATS ).map( ( { query } ) => query[ 'customers' ] ) ).toEqual( [ '1' ] );
		expect( screen.getByRole( 'combobox', { name: 'Search by customer name' } ) ).toBeVisible();
	} );

	it( 'says that nothing matches the search, without asking for all customers', async () => {
		onRest( 'GET /wc-analytics/customers', [] );
		render( <CustomersScreen />, { url: `${ REPORT }&search=nobody` } );
		expect( await screen.findByText( 'Nothing matches your filters.' ) ).toBeVisible();
		expect( restRequests( ROWS ) ).toHaveLength( 0 );
	} );

	it( 'keeps the totals when the rows fail, and fetches the rows again', async () => {
		onRest( ROWS, restError( 500, 'broken', 'The table is broken.' ) );
		const { user } = render( <CustomersScreen />, { url: REPORT } );
		const failure = await screen.findByRole( 'alert' );
		expect( await screen.findByText( '1,724' ) ).toBeVisible();
		onRest( ROWS, () => rows( CUSTOMERS ) );
		await user.click( within( failure ).getByRole( 'button', { name: 'Retry' } ) );
		expect( await screen.findByRole( 'rowheader', { name: "Émile O'Neil" } ) ).toBeVisible();
	} );

	it( 'is empty in a store without customers', async () => {
		onRest( ROWS, () => rows( [] ) );
		onRest( STATS, { totals: [] } );
		render( <CustomersScreen />, { url: REPORT } );
		expect( await screen.findByText( 'No data to display' ) ).toBeVisible();
	} );
} );
