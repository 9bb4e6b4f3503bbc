import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { addFilter, removeFilter } from '@wordpress/hooks';
import { screen, waitFor, within } from '@testing-library/react';
import { makeUser } from '../../../../../tests/js/factories/make-user';
import { onRest, restError, restRequests, type RestRequest } from '../../../../../tests/js/fake-rest';
import { render } from '../../../../../tests/js/render';
import { cellTexts, fakeReport, novemberOf, rowsOf } from '../../parts/report/test/fake-report';
import { OrdersScreen } from '../orders-screen';

const TOTALS = {
	orders_count: 2,
	net_revenue: 1234.5,
	avg_order_value: 617.25,
	avg_items_per_order: 2.5,
	total_customers: 1,
	products: 3,
	num_items_sold: 5,
	coupons_count: 1,
};

const CUSTOMER = { customer_id: 7, user_id: 8, username: 'mei', first_name: 'Mei', last_name: 'Walker' };

function order( id: number, changes: object = {}, info: object = {} ) {
	return {
		order_id: id,
		parent_id: 0,
		order_number: id,
		date: '2026-11-02 15:43:49',
		date_created: '2026-11-02 15:40:00',
		status: 'completed',
		customer_id: 7,
		customer_type: 'returning',
		net_total: 54.49,
		total_sales: 66.34,
		num_items_sold: 2,
		total_formatted: '$66.34',
		extended_info: { products: [], coupons: [], customer: CUSTOMER, attribution: { origin: 'Organic: Google' }, ...info },
		...changes,
	};
}

const PRODUCTS = [
	{ id: '27', name: 'French Press', quantity: '1' },
	{ id: '43', name: 'Salt &amp; Pepper', quantity: '2' },
	{ id: '28', name: 'Mug', quantity: '1' },
];

const FULL = order( 12, {}, { products: PRODUCTS, coupons: [ { id: '5', code: 'gear3' } ] } );

const NEWER_HOST = { paymentMethods: { bacs: 'Direct bank transfer', cod: 'Cash on delivery' } };

let report: ReturnType< typeof fakeReport >;
beforeEach( () => {
	report = fakeReport( { name: 'orders', totals: TOTALS, rows: [ FULL ] } );
} );

const open = ( more = '', settings = {} ) => render( <OrdersScreen />, { url: novemberOf( 'orders', more ), settings } );
const query = ( text: string | null ) => Object.fromEntries( new URL( text ?? '', 'http://localhost' ).searchParams );

describe( 'Orders', () => {
	it( 'shows the figures and the totals, and needs three requests', async () => {
		open();
		expect( await screen.findByRole( 'link', { name: /^Average order value/ } ) ).toHaveTextContent( '$617.25' );
		expect( screen.getByRole( 'link', { name: /^Net sales/ } ) ).toHaveTextContent( 'Previous year: $617.25' );
		await screen.findByRole( 'link', { name: '12' } );
		expect( screen.getByRole( 'list', { name: 'Totals' } ) ).toHaveTextContent(
			'2 Orders1 Customer3 Products5 Items sold1 Coupon$1,234.50 net sales'
		);
		expect( restRequests( report.statsRoute ) ).toHaveLength( 2 );
		expect( report.lastRowsQuery() ).toEqual( {
			orderby: 'date',
			order: 'desc',
			after: '2026-11-01T00:00:00',
			before: '2026-11-03T23:59:59',
			page: '1',
			per_page: '25',
			extended_info: 'true',
		} );
	} );

	it( 'hands the charts to extensions with the order of the rows by their figure', async () => {
		const change = jest.fn( ( charts: unknown ) => charts );
		addFilter( 'woocommerce_admin_orders_report_charts', 'test/charts', change );
		const { unmount } = open();
		await screen.findByRole( 'link', { name: '12' } );
		unmount();
		removeFilter( 'woocommerce_admin_orders_report_charts', 'test/charts' );
		expect( change.mock.lastCall?.[ 0 ] ).toEqual( [
			{ key: 'orders_count', label: 'Orders', type: 'number' },
			{ key: 'net_revenue', label: 'Net sales', type: 'currency', order: 'desc', orderby: 'net_total' },
			{ key: 'avg_order_value', label: 'Average order value', type: 'currency' },
			{ key: 'avg_items_per_order', label: 'Average items per order', type: 'average', order: 'desc', orderby: 'num_items_sold' },
		] );
	} );

	it( 'shows the chart that the address names', async () => {
		open( '&chart=net_revenue' );
		expect( await screen.findByRole( 'heading', { name: 'Net sales' } ) ).toBeVisible();
	} );

	it( 'lists an order, its most sold product first, with links to its page, products and coupons', async () => {
		open();
		await screen.findByRole( 'link', { name: '12' } );
		expect( await cellTexts( 'Orders' ) ).toEqual( [
			[
				'November 2, 2026',
				'12',
				'Completed',
				'Mei Walker',
				'Returning',
				'Salt & Pepper+2 more',
				'2',
				'gear3',
				'$54.49',
				'Organic: Google',
			],
		] );
		expect( screen.getByRole( 'link', { name: '12' } ) ).toHaveAttribute(
			'href',
			expect.stringMatching( /post\.php\?post=12&action=edit$/ )
		);
		expect( query( screen.getByRole( 'link', { name: 'Salt & Pepper' } ).getAttribute( 'href' ) ) ).toEqual( {
			page: 'wc-admin',
			path: '/analytics/products',
			period: 'custom',
			compare: 'previous_year',
			after: '2026-11-01',
			before: '2026-11-03',
			filter: 'single_product',
			products: '43',
		} );
		expect( query( screen.getByRole( 'link', { name: 'gear3' } ).getAttribute( 'href' ) ) ).toMatchObject( {
			path: '/analytics/coupons',
			filter: 'single_coupon',
			coupons: '5',
		} );
	} );

	it( 'opens the other products of an order in place', async () => {
		const { user } = open();
		const more = await screen.findByRole( 'button', { name: '+2 more' } );
		expect( more ).toHaveAttribute( 'aria-expanded', 'false' );
		await user.click( more );
		expect( within( screen.getByRole( 'list', { name: 'Products' } ) ).getAllByRole( 'listitem' ) ).toHaveLength( 3 );
		await user.click( screen.getByRole( 'button', { name: 'Show less' } ) );
		expect( screen.queryByRole( 'link', { name: 'Mug' } ) ).toBeNull();
	} );

	it( 'links a refund to the refunds of its order, and shows its amount as negative', async () => {
		const refund = order( 13, { parent_id: 12, order_number: 12, status: 'refunded', net_total: -43.44, num_items_sold: -4 } );
		onRest( report.rowsRoute, rowsOf( [ refund ] ) );
		open();
		expect( await screen.findByRole( 'link', { name: '12' } ) ).toHaveAttribute(
			'href',
			expect.stringMatching( /post=12&action=edit#order_refunds$/ )
		);
		expect( ( await cellTexts( 'Orders' ) )[ 0 ] ).toEqual( expect.arrayContaining( [ '-4', '-$43.44' ] ) );
	} );

	it.each( [
		[ 'a guest without a name', { customer: { ...CUSTOMER, user_id: 0, username: '', first_name: '', last_name: '' } }, {}, 'Guest' ],
		[ 'a deleted customer', { customer: [] }, {}, 'Deleted customer' ],
		[ 'an order without a customer', { customer: [] }, { customer_id: 0 }, '' ],
	] )( 'shows %s', async ( _name, info, changes, expected ) => {
		onRest( report.rowsRoute, rowsOf( [ order( 12, changes, info ) ] ) );
		open();
		await screen.findByRole( 'link', { name: '12' } );
		expect( ( await cellTexts( 'Orders' ) )[ 0 ]?.[ 3 ] ).toBe( expected );
	} );

	it( 'shows the name of a status that an extension does not register any more', async () => {
		onRest( report.rowsRoute, rowsOf( [ order( 12, { status: 'awaiting-pickup', customer_type: '' } ) ] ) );
		open();
		expect( await screen.findByText( 'awaiting-pickup' ) ).toBeVisible();
	} );

	it( 'has the column of payment methods only on hosts that send them', async () => {
		const { unmount } = open();
		await screen.findByRole( 'link', { name: '12' } );
		expect( screen.queryByRole( 'columnheader', { name: 'Payment method' } ) ).toBeNull();
		unmount();
		const methods = [ 'bacs', 'removed_gateway', '', null ];
		onRest( report.rowsRoute, rowsOf( methods.map( ( method, index ) => order( 12 + index, { payment_method: method } ) ) ) );
		open( '', NEWER_HOST );
		expect( await screen.findByRole( 'columnheader', { name: 'Payment method' } ) ).toBeVisible();
		expect( ( await cellTexts( 'Orders' ) ).map( ( row ) => row.at( -1 ) ) ).toEqual( [
			'Direct bank transfer',
			'removed_gateway',
			'',
			'',
		] );
	} );

	it( 'filters by payment methods, of which it knows the titles', async () => {
		const { user } = open( '&filter=advanced&payment_method_includes=removed_gateway', NEWER_HOST );
		await screen.findByRole( 'link', { name: '12' } );
		expect( report.lastRowsQuery() ).toMatchObject( { payment_method_includes: 'removed_gateway' } );
		expect( await screen.findByText( 'removed_gateway (not found)' ) ).toBeVisible();
		await user.type( screen.getByRole( 'combobox', { name: 'Select payment methods' } ), 'bank' );
		await user.click( await screen.findByRole( 'option', { name: 'Direct bank transfer' } ) );
		await user.click( screen.getByRole( 'button', { name: 'Filter' } ) );
		await waitFor( () => expect( report.lastRowsQuery() ).toMatchObject( { payment_method_includes: 'removed_gateway,bacs' } ) );
	} );

	it( 'has no filter by payment methods on older hosts', async () => {
		const { user } = open( '&filter=advanced' );
		await screen.findByRole( 'link', { name: '12' } );
		await user.click( screen.getByRole( 'button', { name: 'Add a filter' } ) );
		expect( screen.getByRole( 'menuitem', { name: 'Coupon code' } ) ).toBeVisible();
		expect( screen.queryByRole( 'menuitem', { name: 'Payment method' } ) ).toBeNull();
	} );

	it( 'RP1: does not compute the chart again for another sort order', async () => {
		const name = 'woocommerce_admin_chart_item_color';
		const color = jest.fn( ( value: unknown ) => value );
		addFilter( name, 'test/color', color );
		const { user, unmount } = open();
		await screen.findByRole( 'link', { name: '12' } );
		const count = color.mock.calls.length;
		await user.click( within( screen.getByRole( 'table', { name: 'Orders' } ) ).getByRole( 'button', { name: /Net sales/ } ) );
		await waitFor( () => expect( report.lastRowsQuery() ).toMatchObject( { orderby: 'net_total' } ) );
		await waitFor( () => expect( screen.getByRole( 'table', { name: 'Orders' } ) ).not.toHaveAttribute( 'aria-busy' ) );
		unmount();
		removeFilter( name, 'test/color' );
		expect( count ).toBeGreaterThan( 0 );
		expect( color.mock.calls ).toHaveLength( count );
	} );

	it( 'sorts the rows on the server, from the first page', async () => {
		const { user } = open( '&paged=2' );
		await screen.findByRole( 'link', { name: '12' } );
		await user.click( screen.getByRole( 'button', { name: 'Net sales' } ) );
		await waitFor( () => expect( report.lastRowsQuery() ).toMatchObject( { orderby: 'net_total', order: 'desc', page: '1' } ) );
	} );

	it( 'saves hidden columns under the preference of the host', async () => {
		const save = jest.fn( ( { body }: RestRequest ) =>
			makeUser( ( body as { woocommerce_meta: Record< string, string > } ).woocommerce_meta )
		);
		onRest( 'POST /wp/v2/users/1', save );
		const { user } = open();
		await screen.findByRole( 'link', { name: '12' } );
		await user.click( screen.getByRole( 'button', { name: 'Choose which values to display' } ) );
		await user.click( screen.getByRole( 'menuitemcheckbox', { name: 'Customer' } ) );
		await waitFor( () => expect( save ).toHaveBeenCalledTimes( 1 ) );
		expect( save.mock.calls[ 0 ]?.[ 0 ].body ).toEqual( { woocommerce_meta: { orders_report_columns: '["customer_id"]' } } );
		expect( screen.queryByRole( 'columnheader', { name: 'Customer' } ) ).toBeNull();
	} );

	it( 'A12: sends the filters of its address with every request', async () => {
		onRest( 'GET /wc-analytics/coupons', [ { id: 5, code: 'gear3' } ] );
		open( '&filter=advanced&match=any&status_is=completed&coupon_includes=5&refunds=none' );
		await screen.findByRole( 'link', { name: '12' } );
		for ( const request of [ ...restRequests( report.statsRoute ), ...restRequests( report.rowsRoute ) ] ) {
			expect( request.query ).toMatchObject( { match: 'any', status_is: 'completed', coupon_includes: '5', refunds: 'none' } );
		}
	} );
} );

describe( 'Orders without an answer', () => {
	it( 'says that there are none', async () => {
		onRest( report.rowsRoute, rowsOf( [] ) );
		open();
		expect( await screen.findByText( 'No data to display' ) ).toBeVisible();
	} );

	it( 'shows the figures when only the rows fail, and fetches the rows again', async () => {
		onRest( report.rowsRoute, restError( 500, 'broken', 'The table is broken.' ) );
		const { user } = open();
		const failure = await screen.findByRole( 'alert' );
		expect( await screen.findByRole( 'link', { name: /^Average order value/ } ) ).toHaveTextContent( '$617.25' );
		onRest( report.rowsRoute, rowsOf( [ FULL ] ) );
		await user.click( within( failure ).getByRole( 'button', { name: 'Retry' } ) );
		expect( await screen.findByRole( 'link', { name: '12' } ) ).toBeVisible();
	} );

	it( 'shows the rows when only the figures fail', async () => {
		onRest( report.statsRoute, restError( 500, 'broken', 'No figures.' ) );
		open();
		expect( await screen.findByRole( 'link', { name: '12' } ) ).toBeVisible();
		expect( screen.getAllByText( 'There was an error getting your stats. Please try again.' ) ).not.toHaveLength( 0 );
	} );
} );
