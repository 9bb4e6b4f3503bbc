import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { makeUser } from '../../../../../tests/js/factories/make-user';
import { onRest, restError, restRequests, type RestRequest } from '../../../../../tests/js/fake-rest';
import { render } from '../../../../../tests/js/render';
import { cellTexts, fakeReport, novemberOf, rowsOf } from '../../parts/report/test/fake-report';
import { CouponsScreen } from '../coupons-screen';

const TOTALS = { coupons_count: 2, orders_count: 43, amount: 535.4900000000001 };

function coupon( id: number, code: string, info: object = {}, changes: object = {} ) {
	return {
		coupon_id: id,
		amount: 99.45,
		orders_count: 10,
		extended_info: {
			code,
			date_created: '2025-09-20T09:00:00',
			date_created_gmt: '2025-09-20T14:00:00',
			date_expires: '',
			date_expires_gmt: '',
			discount_type: 'percent',
			...info,
		},
		...changes,
	};
}

const ROWS = [
	coupon( 12, 'welcome10' ),
	coupon( 15, 'summer20', { date_expires: '2026-09-30T00:00:00', discount_type: 'fixed_cart' }, { orders_count: 6 } ),
];

let report: ReturnType< typeof fakeReport >;
beforeEach( () => {
	report = fakeReport( { name: 'coupons', totals: TOTALS, rows: ROWS } );
	// The filters look up the names of the coupons in the address.
	onRest( 'GET /wc-analytics/coupons', [ { id: 12, code: 'welcome10' } ] );
} );

const open = ( more = '' ) => render( <CouponsScreen />, { url: novemberOf( 'coupons', more ) } );
const query = ( link: HTMLElement ) => Object.fromEntries( new URL( link.getAttribute( 'href' ) ?? '' ).searchParams );

describe( 'Coupons', () => {
	it( 'shows the figures, the coupons and the totals, and needs three requests', async () => {
		open();
		expect( await screen.findByRole( 'link', { name: /^Discounted orders/ } ) ).toHaveTextContent( '43' );
		expect( screen.getByRole( 'link', { name: /^Amount/ } ) ).toHaveTextContent( '$535.49' );
		await screen.findByRole( 'link', { name: 'welcome10' } );
		expect( await cellTexts( 'Coupons' ) ).toEqual( [
			[ 'welcome10', '10', '$99.45', 'September 20, 2025', 'N/A', 'Percentage' ],
			[ 'summer20', '6', '$99.45', 'September 20, 2025', 'September 30, 2026', 'Fixed cart' ],
		] );
		expect( screen.getByRole( 'list', { name: 'Totals' } ) ).toHaveTextContent( '2 Coupons43 Orders$535.49 Amount discounted' );
		expect( restRequests( report.statsRoute ) ).toHaveLength( 2 );
		expect( report.lastRowsQuery() ).toMatchObject( { orderby: 'orders_count', order: 'desc', extended_info: 'true' } );
	} );

	it( 'links a coupon to its own report and to its orders, with the same range', async () => {
		open();
		const range = { period: 'custom', compare: 'previous_year', after: '2026-11-01', before: '2026-11-03', page: 'wc-admin' };
		expect( query( await screen.findByRole( 'link', { name: 'welcome10' } ) ) ).toEqual( {
			...range,
			path: '/analytics/coupons',
			filter: 'single_coupon',
			coupons: '12',
		} );
		expect( query( screen.getByRole( 'link', { name: '10' } ) ) ).toEqual( {
			...range,
			path: '/analytics/orders',
			filter: 'advanced',
			coupon_includes: '12',
		} );
	} );

	it( 'shows 0, and not an unknown figure, when the search finds nothing', async () => {
		onRest( 'GET /wc-analytics/coupons', [] );
		open( '&search=none' );
		expect( await screen.findByRole( 'link', { name: /^Discounted orders/ } ) ).toHaveTextContent( /^Discounted orders0/ );
		expect( screen.getByRole( 'link', { name: /^Amount/ } ) ).toHaveTextContent( '$0.00' );
		expect( screen.getByRole( 'list', { name: 'Totals' } ) ).toHaveTextContent( '0 Coupons0 Orders$0.00 Amount discounted' );
		expect( screen.getByText( 'No data for the current search' ) ).toBeVisible();
		expect( restRequests( report.statsRoute ) ).toHaveLength( 0 );
	} );

	it( 'shows the chart that the address names', async () => {
		open( '&chart=amount' );
		expect( await screen.findByRole( 'heading', { name: 'Amount' } ) ).toBeVisible();
	} );

	it( 'shows what the host says about a deleted coupon, and the name of an unknown type', async () => {
		onRest(
			report.rowsRoute,
			rowsOf( [
				coupon( 1, '(Deleted)', { date_created: '', discount_type: 'N/A' } ),
				coupon( 2, 'wrap', { discount_type: 'gift_wrap' } ),
				{ coupon_id: 3, amount: 1, orders_count: 1, extended_info: {} },
			] )
		);
		open();
		await screen.findByRole( 'link', { name: 'wrap' } );
		expect( ( await cellTexts( 'Coupons' ) ).map( ( [ code, , , created, , type ] ) => [ code, created, type ] ) ).toEqual( [
			[ '(Deleted)', 'N/A', 'N/A' ],
			[ 'wrap', 'September 20, 2025', 'gift_wrap' ],
			[ '(Deleted)', 'N/A', '' ],
		] );
	} );

	it( 'compares periods in the chart of a single coupon', async () => {
		open( '&filter=single_coupon&coupons=12' );
		await screen.findByRole( 'link', { name: 'welcome10' } );
		expect( report.lastRowsQuery() ).toMatchObject( { coupons: '12' } );
		expect( await screen.findByRole( 'checkbox', { name: /Previous year/ } ) ).toBeChecked();
	} );

	it( 'compares the selected coupons', async () => {
		const { user, history } = open();
		await user.click( await screen.findByRole( 'checkbox', { name: 'Select welcome10' } ) );
		await user.click( screen.getByRole( 'checkbox', { name: 'Select summer20' } ) );
		await user.click( screen.getByRole( 'button', { name: 'Compare' } ) );
		expect( Object.fromEntries( new URLSearchParams( history.location.search ) ) ).toMatchObject( {
			filter: 'compare-coupons',
			coupons: '12,15',
		} );
		await waitFor( () => expect( report.lastRowsQuery() ).toMatchObject( { coupons: '12,15' } ) );
		expect( restRequests( report.statsRoute ).some( ( { query: { segmentby } } ) => segmentby === 'coupon' ) ).toBe( true );
	} );

	it( 'sorts the rows on the server', async () => {
		const { user } = open();
		await screen.findByRole( 'link', { name: 'welcome10' } );
		await user.click( screen.getByRole( 'button', { name: 'Amount discounted' } ) );
		await waitFor( () => expect( report.lastRowsQuery() ).toMatchObject( { orderby: 'amount', order: 'desc' } ) );
	} );

	it( 'saves hidden columns under the preference of the host', async () => {
		const save = jest.fn( ( { body }: RestRequest ) =>
			makeUser( ( body as { woocommerce_meta: Record< string, string > } ).woocommerce_meta )
		);
		onRest( 'POST /wp/v2/users/1', save );
		const { user } = open();
		await screen.findByRole( 'link', { name: 'welcome10' } );
		await user.click( screen.getByRole( 'button', { name: 'Choose which values to display' } ) );
		await user.click( screen.getByRole( 'menuitemcheckbox', { name: 'Created' } ) );
		await waitFor( () => expect( save ).toHaveBeenCalledTimes( 1 ) );
		expect( save.mock.calls[ 0 ]?.[ 0 ].body ).toEqual( { woocommerce_meta: { coupons_report_columns: '["created"]' } } );
	} );
} );

describe( 'Coupons without an answer', () => {
	it( 'says that there are none', async () => {
		onRest( report.rowsRoute, rowsOf( [] ) );
		open();
		expect( await screen.findByText( 'No data to display' ) ).toBeVisible();
	} );

	it( 'shows the figures when only the rows fail, and fetches the rows again', async () => {
		onRest( report.rowsRoute, restError( 500, 'broken', 'The table is broken.' ) );
		const { user } = open();
		const failure = await screen.findByRole( 'alert' );
		expect( await screen.findByRole( 'link', { name: /^Amount/ } ) ).toHaveTextContent( '$535.49' );
		onRest( report.rowsRoute, rowsOf( ROWS ) );
		await user.click( within( failure ).getByRole( 'button', { name: 'Retry' } ) );
		expect( await screen.findByRole( 'link', { name: 'welcome10' } ) ).toBeVisible();
	} );

	it( 'shows the rows when only the figures fail', async () => {
		onRest( report.statsRoute, restError( 500, 'broken', 'No figures.' ) );
		open();
		expect( await screen.findByRole( 'link', { name: 'welcome10' } ) ).toBeVisible();
		expect( screen.getAllByText( 'There was an error getting your stats. Please try again.' ) ).not.toHaveLength( 0 );
	} );
} );
