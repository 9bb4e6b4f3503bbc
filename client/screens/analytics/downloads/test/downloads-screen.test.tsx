import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { makeUser } from '../../../../../tests/js/factories/make-user';
import { answer, onRest, restError, restRequests, type RestRequest } from '../../../../../tests/js/fake-rest';
import { render } from '../../../../../tests/js/render';
import { DownloadsScreen } from '../downloads-screen';

const ROWS = 'GET /wc-analytics/reports/downloads';
const STATS = 'GET /wc-analytics/reports/downloads/stats';
const REPORT = 'admin.php?page=wc-admin&path=%2Fanalytics%2Fdownloads';
const NOVEMBER = `${ REPORT }&period=custom&compare=previous_year&after=2026-11-01&before=2026-11-03`;

const download = ( id: number, changes: object = {} ) => ( {
	id,
	date: '2026-11-03 15:49:59',
	date_gmt: '2026-11-03 21:49:59',
	product_id: 128,
	file_name: `album-${ id }.zip`,
	file_path: `http://localhost/wp-content/uploads/album-${ id }.zip`,
	order_id: 2300,
	order_number: 'A-2300',
	user_id: 284,
	username: 'customer283',
	ip_address: '198.51.100.12',
	_embedded: { product: [ { id: 128, name: 'Ambient &amp; Album' } ] },
	...changes,
} );

/** The host embeds an error in place of a deleted product. */
const GONE = { product: [ { code: 'woocommerce_rest_product_invalid_id', message: 'Invalid ID.', data: { status: 404 } } ] };

const DOWNLOADS = [
	download( 1 ),
	download( 2, { user_id: 0, username: '', file_path: 'javascript:alert(1)' } ),
	download( 3, { _embedded: GONE, order_id: 0, order_number: '' } ),
];

const rows = ( list: readonly object[] ) => answer( 200, list, { 'X-WP-Total': String( list.length ), 'X-WP-TotalPages': '1' } );

function stats( { query }: RestRequest ) {
	const year = String( query[ 'after' ] ).slice( 0, 4 );
	const intervals = [ 1, 2, 3 ].map( ( day ) => ( {
		interval: `${ year }-11-0${ day }`,
		date_start: `${ year }-11-0${ day } 00:00:00`,
		date_end: `${ year }-11-0${ day } 23:59:59`,
		subtotals: { download_count: day },
	} ) );
	const body = { totals: { download_count: year === '2026' ? 1482 : 741 }, intervals };
	return answer( 200, body, { 'X-WP-Total': '3', 'X-WP-TotalPages': '1' } );
}

beforeEach( () => {
	window.sessionStorage.clear();
	onRest( 'GET /wp/v2/users/me', makeUser() );
	onRest( ROWS, () => rows( DOWNLOADS ) );
	onRest( STATS, stats );
} );

const table = () => screen.findByRole( 'table', { name: 'Downloads' } );
const open = async ( url = NOVEMBER ) => {
	const view = render( <DownloadsScreen />, { url } );
	await screen.findByRole( 'link', { name: 'album-1.zip' } );
	return view;
};
const textsOf = async () =>
	within( await table() )
		.getAllByRole( 'row' )
		.map( ( row ) => [ ...row.querySelectorAll( 'th, td' ) ].map( ( cell ) => cell.textContent ) );

describe( 'Downloads', () => {
	it( 'lists the downloads, also those of guests and of deleted products', async () => {
		await open();
		expect( ( await textsOf() ).slice( 1 ) ).toEqual( [
			[ 'November 3, 2026', 'Ambient & Album', 'album-1.zip', 'A-2300', 'customer283', '198.51.100.12' ],
			[ 'November 3, 2026', 'Ambient & Album', 'album-2.zip', 'A-2300', 'Guest', '198.51.100.12' ],
			[ 'November 3, 2026', '(Deleted)', 'album-3.zip', '', 'customer283', '198.51.100.12' ],
		] );
	} );

	it( 'leads to the product in the same dates, the file and the order', async () => {
		await open();
		expect( screen.getAllByRole( 'link', { name: 'Ambient & Album' } )[ 0 ] ).toHaveAttribute(
			'href',
			expect.stringMatching( /after=2026-11-01.*filter=single_product&products=128&path=%2Fanalytics%2Fproducts$/ )
		);
		expect( screen.getByRole( 'link', { name: 'album-1.zip' } ) ).toHaveAttribute(
			'href',
			'http://localhost/wp-content/uploads/album-1.zip'
		);
		expect( screen.getAllByRole( 'link', { name: 'A-2300' } )[ 0 ] ).toHaveAttribute(
			'href',
			'http://localhost/wp-admin/post.php?post=2300&action=edit'
		);
	} );

	it( 'makes no link of an address that runs code', async () => {
		await open();
		expect( screen.getByText( 'album-2.zip' ) ).not.toHaveAttribute( 'href' );
	} );

	it( 'shows the number of days and downloads, and needs three requests', async () => {
		await open();
		await waitFor( () => expect( screen.getByRole( 'list', { name: 'Figures' } ) ).toHaveTextContent( 'Downloads1,482' ) );
		expect( screen.getByRole( 'list', { name: 'Totals' } ) ).toHaveTextContent( '3 days1,482 Downloads' );
		expect( restRequests( STATS ) ).toHaveLength( 2 );
		expect( restRequests( ROWS ).map( ( { query } ) => query ) ).toEqual( [
			{
				orderby: 'date',
				order: 'desc',
				after: '2026-11-01T00:00:00',
				before: '2026-11-03T23:59:59',
				page: '1',
				per_page: '25',
				_embed: 'true',
			},
		] );
	} );

	it( 'sorts by product on the server; the other columns cannot be sorted', async () => {
		const { user } = await open();
		expect( within( await table() ).queryByRole( 'button', { name: 'IP' } ) ).toBeNull();
		await user.click( within( await table() ).getByRole( 'button', { name: 'Product title' } ) );
		await waitFor( () => expect( restRequests( ROWS ).at( -1 )?.query ).toMatchObject( { orderby: 'product', order: 'desc' } ) );
	} );

	it( 'requests the filters of the address for chart and rows', async () => {
		await open( `${ NOVEMBER }&filter=advanced&match=any&ip_address_includes=198.51.100.12` );
		const expected = { match: 'any', ip_address_includes: '198.51.100.12' };
		for ( const { query } of [ ...restRequests( ROWS ), ...restRequests( STATS ) ] ) {
			expect( query ).toMatchObject( expected );
		}
	} );

	it( 'hides a column for this visit', async () => {
		const { user } = await open();
		await user.click( screen.getByRole( 'button', { name: 'Choose which values to display' } ) );
		await user.click( screen.getByRole( 'menuitemcheckbox', { name: 'IP' } ) );
		expect( within( await table() ).queryByRole( 'columnheader', { name: 'IP' } ) ).toBeNull();
	} );

	it( 'says that there is nothing to show', async () => {
		onRest( ROWS, () => rows( [] ) );
		render( <DownloadsScreen />, { url: NOVEMBER } );
		expect( await screen.findByText( 'No data to display' ) ).toBeVisible();
	} );

	it( 'shows the figures when only the rows fail, and fetches the rows again', async () => {
		onRest( ROWS, restError( 500, 'broken', 'The table is broken.' ) );
		const { user } = render( <DownloadsScreen />, { url: NOVEMBER } );
		const failure = await screen.findByRole( 'alert' );
		expect( await screen.findByRole( 'link', { name: /^Downloads/ } ) ).toHaveTextContent( '1,482' );
		onRest( ROWS, () => rows( DOWNLOADS ) );
		await user.click( within( failure ).getByRole( 'button', { name: 'Retry' } ) );
		expect( await screen.findByRole( 'link', { name: 'album-1.zip' } ) ).toBeVisible();
	} );
} );
