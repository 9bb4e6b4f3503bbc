import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { makeUser } from '../../../../../tests/js/factories/make-user';
import { onRest, restError, restRequests, type RestRequest } from '../../../../../tests/js/fake-rest';
import { render } from '../../../../../tests/js/render';
import { cellTexts, fakeReport, novemberOf, rowsOf } from '../../parts/report/test/fake-report';
import { taxCode } from '../tax-code';
import { TaxesScreen } from '../taxes-screen';

const TOTALS = { tax_codes: 2, total_tax: 2186.9299999999994, order_tax: 1972.45, shipping_tax: 214.48000000000002, orders_count: 30 };

function tax( id: number, changes: object = {} ) {
	return {
		tax_rate_id: id,
		name: 'State Tax',
		tax_rate: 6.25,
		country: 'US',
		state: 'TX',
		priority: 1,
		total_tax: 76.49000000000001,
		order_tax: 62.84,
		shipping_tax: 13.650000000000004,
		orders_count: 18,
		...changes,
	};
}

const RATES = [ tax( 16, { name: 'QST', tax_rate: 9.975, country: 'CA', state: 'QC', priority: 2 } ), tax( 3 ) ];

let report: ReturnType< typeof fakeReport >;
beforeEach( () => {
	report = fakeReport( { name: 'taxes', totals: TOTALS, rows: RATES } );
} );

const open = ( more = '', settings = {} ) => render( <TaxesScreen />, { url: novemberOf( 'taxes', more ), settings } );

describe( 'Taxes', () => {
	it( 'shows the figures, the rates and the totals, and needs three requests', async () => {
		open();
		expect( await screen.findByRole( 'link', { name: /^Total tax/ } ) ).toHaveTextContent( '$2,186.93' );
		await screen.findByRole( 'link', { name: 'CA-QC-QST-2' } );
		expect( await cellTexts( 'Taxes' ) ).toEqual( [
			[ 'CA-QC-QST-2', '9.975%', '$76.49', '$62.84', '$13.65', '18' ],
			[ 'US-TX-STATE TAX-1', '6.25%', '$76.49', '$62.84', '$13.65', '18' ],
		] );
		expect( screen.getByRole( 'list', { name: 'Totals' } ) ).toHaveTextContent(
			'2 taxes2 distinct codes$2,186.93 total tax$1,972.45 order tax$214.48 shipping tax30 orders'
		);
		expect( restRequests( report.statsRoute ) ).toHaveLength( 2 );
		expect( report.lastRowsQuery() ).toMatchObject( { orderby: 'tax_rate_id', order: 'desc', page: '1', per_page: '25' } );
	} );

	it( 'links a rate to the orders that have it', async () => {
		open();
		const link = await screen.findByRole( 'link', { name: 'CA-QC-QST-2' } );
		expect( Object.fromEntries( new URL( link.getAttribute( 'href' ) ?? '' ).searchParams ) ).toEqual( {
			page: 'wc-admin',
			path: '/analytics/orders',
			period: 'custom',
			compare: 'previous_year',
			after: '2026-11-01',
			before: '2026-11-03',
			filter: 'advanced',
			tax_rate_includes: '16',
		} );
	} );

	it( 'shows the chart that the address names', async () => {
		open( '&chart=shipping_tax' );
		expect( await screen.findByRole( 'heading', { name: 'Shipping tax' } ) ).toBeVisible();
	} );

	it( 'has columns of taxable amounts only on hosts that send them, and an unknown amount is not 0', async () => {
		const { unmount } = open();
		await screen.findByRole( 'link', { name: 'CA-QC-QST-2' } );
		expect( screen.queryByRole( 'columnheader', { name: 'Taxable amount' } ) ).toBeNull();
		unmount();
		const known = { taxable_amount: 1000, order_taxable_amount: 900, shipping_taxable_amount: 100 };
		onRest(
			report.rowsRoute,
			rowsOf( [
				tax( 1, known ),
				tax( 2, { taxable_amount: 0 } ),
				tax( 3, { taxable_amount: 0, total_tax: 0 } ),
				tax( 4, { ...known, taxable_amount: null } ),
			] )
		);
		open();
		expect( await screen.findByRole( 'columnheader', { name: 'Taxable amount' } ) ).toBeVisible();
		expect( ( await cellTexts( 'Taxes' ) ).map( ( row ) => row.slice( 2, 5 ) ) ).toEqual( [
			[ '$1,000.00', '$900.00', '$100.00' ],
			[ 'N/A', 'N/A', 'N/A' ],
			[ '$0.00', 'N/A', 'N/A' ],
			[ 'N/A', '$900.00', '$100.00' ],
		] );
	} );

	it( 'compares the selected rates', async () => {
		onRest(
			'GET /wc-analytics/taxes',
			RATES.map( ( { tax_rate_id: id, ...rate } ) => ( { id, ...rate } ) )
		);
		const { user, history } = open();
		await user.click( await screen.findByRole( 'checkbox', { name: 'Select CA-QC-QST-2' } ) );
		expect( screen.getByRole( 'button', { name: 'Compare' } ) ).toHaveAccessibleDescription(
			'Check at least two tax codes below to compare'
		);
		await user.click( screen.getByRole( 'checkbox', { name: 'Select US-TX-STATE TAX-1' } ) );
		await user.click( screen.getByRole( 'button', { name: 'Compare' } ) );
		expect( Object.fromEntries( new URLSearchParams( history.location.search ) ) ).toMatchObject( {
			filter: 'compare-taxes',
			taxes: '16,3',
		} );
		await waitFor( () => expect( report.lastRowsQuery() ).toMatchObject( { taxes: '16,3' } ) );
		expect( restRequests( report.statsRoute ).some( ( { query } ) => query[ 'segmentby' ] === 'tax_rate_id' ) ).toBe( true );
	} );

	it( 'sorts the rows on the server', async () => {
		const { user } = open();
		await screen.findByRole( 'link', { name: 'CA-QC-QST-2' } );
		await user.click( screen.getByRole( 'button', { name: 'Rate' } ) );
		await waitFor( () => expect( report.lastRowsQuery() ).toMatchObject( { orderby: 'rate', order: 'desc' } ) );
	} );

	it( 'filters by location only on hosts whose route can', async () => {
		onRest( 'GET /wc-analytics/data/countries', [
			{ code: 'US', name: 'United States', states: [ { code: 'CA', name: 'California' } ] },
		] );
		const { unmount } = open( '&filter=advanced&location_includes=US:CA' );
		await screen.findByRole( 'link', { name: 'CA-QC-QST-2' } );
		expect( report.lastRowsQuery() ).not.toHaveProperty( 'location_includes' );
		unmount();
		open( '&filter=advanced&location_includes=US:CA', { hasTaxLocations: true } );
		await screen.findByRole( 'link', { name: 'CA-QC-QST-2' } );
		expect( report.lastRowsQuery() ).toMatchObject( { location_includes: 'US:CA' } );
		expect( await screen.findByText( 'United States — California' ) ).toBeVisible();
	} );

	it( 'saves hidden columns under the preference of the host', async () => {
		const save = jest.fn( ( { body }: RestRequest ) =>
			makeUser( ( body as { woocommerce_meta: Record< string, string > } ).woocommerce_meta )
		);
		onRest( 'POST /wp/v2/users/1', save );
		const { user } = open();
		await screen.findByRole( 'link', { name: 'CA-QC-QST-2' } );
		await user.click( screen.getByRole( 'button', { name: 'Choose which values to display' } ) );
		await user.click( screen.getByRole( 'menuitemcheckbox', { name: 'Rate' } ) );
		await waitFor( () => expect( save ).toHaveBeenCalledTimes( 1 ) );
		expect( save.mock.calls[ 0 ]?.[ 0 ].body ).toEqual( { woocommerce_meta: { taxes_report_columns: '["rate"]' } } );
	} );
} );

describe( 'Taxes without an answer', () => {
	it( 'says that there are none', async () => {
		onRest( report.rowsRoute, rowsOf( [] ) );
		open();
		expect( await screen.findByText( 'No data to display' ) ).toBeVisible();
	} );

	it( 'shows the figures when only the rows fail, and fetches the rows again', async () => {
		onRest( report.rowsRoute, restError( 500, 'broken', 'The table is broken.' ) );
		const { user } = open();
		const failure = await screen.findByRole( 'alert' );
		expect( await screen.findByRole( 'link', { name: /^Order tax/ } ) ).toHaveTextContent( '$1,972.45' );
		expect( screen.getByRole( 'list', { name: 'Totals' } ) ).not.toHaveTextContent( '0 taxes' );
		onRest( report.rowsRoute, rowsOf( RATES ) );
		await user.click( within( failure ).getByRole( 'button', { name: 'Retry' } ) );
		expect( await screen.findByRole( 'link', { name: 'CA-QC-QST-2' } ) ).toBeVisible();
	} );

	it( 'shows the rows when only the figures fail', async () => {
		onRest( report.statsRoute, restError( 500, 'broken', 'No figures.' ) );
		open();
		expect( await screen.findByRole( 'link', { name: 'CA-QC-QST-2' } ) ).toBeVisible();
		expect( screen.getAllByText( 'There was an error getting your stats. Please try again.' ) ).not.toHaveLength( 0 );
	} );
} );

describe( 'taxCode', () => {
	it.each( [
		[ { country: 'GB', state: '', name: 'VAT 20%', priority: 1 }, 'GB-VAT 20%-1' ],
		[ { country: '', state: '', name: '', priority: 2 }, 'TAX-2' ],
		[ { country: 'US', state: 'TX', name: 'Austin', priority: null }, 'US-TX-AUSTIN' ],
	] )( 'leaves out missing parts of %j', ( rate, expected ) => {
		expect( taxCode( rate ) ).toBe( expected );
	} );
} );
