import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { makeUser } from '../../../../../tests/js/factories/make-user';
import { answer, onRest, restError, restRequests } from '../../../../../tests/js/fake-rest';
import { render } from '../../../../../tests/js/render';
import { StockScreen } from '../stock-screen';

const ROWS = 'GET /wc-analytics/reports/stock';
const STATS = 'GET /wc-analytics/reports/stock/stats';
const REPORT = 'admin.php?page=wc-admin&path=%2Fanalytics%2Fstock';

const product = ( id: number, name: string, changes: object = {} ) => ( {
	id,
	parent_id: 0,
	name,
	sku: `SKU-${ id }`,
	stock_status: 'instock',
	stock_quantity: 12,
	manage_stock: true,
	low_stock_amount: 2,
	...changes,
} );

const PRODUCTS = [
	product( 10, 'Bread &amp; Butter' ),
	product( 62, 'Logo T-Shirt - Blue', { parent_id: 58, stock_quantity: 2 } ),
	product( 11, 'Kettle', { stock_status: 'outofstock', stock_quantity: 0 } ),
	product( 12, 'Crate', { manage_stock: false, stock_quantity: 0 } ),
	product( 13, 'Rare Pot', { stock_status: 'preorder', stock_quantity: -3 } ),
];

const rows = ( list: readonly object[] ) => answer( 200, list, { 'X-WP-Total': String( list.length ), 'X-WP-TotalPages': '1' } );

beforeEach( () => {
	onRest( 'GET /wp/v2/users/me', makeUser() );
	onRest( ROWS, () => rows( PRODUCTS ) );
	onRest( STATS, { totals: { products: 1118, outofstock: 3, lowstock: 9, instock: 116, onbackorder: 1 } } );
} );

const table = () => screen.findByRole( 'table', { name: 'Stock' } );
const open = async ( query = '' ) => {
	const view = render( <StockScreen />, { url: REPORT + query } );
	await screen.findByRole( 'link', { name: 'Bread & Butter' } );
	return view;
};
const rowOf = ( name: string ) => screen.getByRole( 'rowheader', { name } ).closest( 'tr' ) as HTMLElement;

describe( 'Stock', () => {
	it( 'lists products with their status, quantity and links', async () => {
		await open();
		expect( within( await table() ).getAllByRole( 'row' )[ 1 ] ).toHaveTextContent( 'Bread & ButterSKU-10In stock12' );
		expect( screen.getByRole( 'link', { name: 'Bread & Butter' } ) ).toHaveAttribute(
			'href',
			expect.stringMatching( /filter=single_product&products=10&path=%2Fanalytics%2Fproducts$/ )
		);
		expect( within( rowOf( 'Kettle' ) ).getByRole( 'link', { name: 'Out of stock' } ) ).toHaveAttribute(
			'href',
			'http://localhost/wp-admin/post.php?action=edit&post=11'
		);
	} );

	it( 'leads from a variation to its product', async () => {
		await open();
		expect( screen.getByRole( 'link', { name: 'Logo T-Shirt - Blue' } ) ).toHaveAttribute(
			'href',
			expect.stringContaining( 'products=58' )
		);
		expect( within( rowOf( 'Logo T-Shirt - Blue' ) ).getByRole( 'link', { name: 'In stock' } ) ).toHaveAttribute(
			'href',
			expect.stringContaining( 'post=58' )
		);
	} );

	it( 'marks a low quantity with the threshold', async () => {
		await open();
		expect( rowOf( 'Logo T-Shirt - Blue' ) ).toHaveTextContent( 'Low' );
		expect( within( rowOf( 'Logo T-Shirt - Blue' ) ).getByText( 'Low stock: 2 or fewer' ) ).toBeInTheDocument();
		expect( screen.getAllByText( 'Low' ) ).toHaveLength( 1 );
	} );

	it( 'shows no quantity for a product whose stock is not counted, and a status that no plugin names as it is', async () => {
		await open();
		expect( rowOf( 'Crate' ) ).toHaveTextContent( 'CrateSKU-12In stockN/A' );
		expect( rowOf( 'Rare Pot' ) ).toHaveTextContent( 'Rare PotSKU-13preorder-3' );
	} );

	it( 'shows the totals of the host, and needs two requests', async () => {
		await open();
		expect( await screen.findByRole( 'list', { name: 'Totals' } ) ).toHaveTextContent(
			'1,118 Products3 Out of stock9 Low stock1 On backorder116 In stock'
		);
		expect( restRequests( ROWS ).map( ( { query } ) => query ) ).toEqual( [
			{ orderby: 'stock_status', order: 'asc', page: '1', per_page: '25', type: 'all' },
		] );
		expect( restRequests( STATS ) ).toHaveLength( 1 );
	} );

	it( 'has no dates, figures or chart', async () => {
		await open();
		expect( screen.queryByRole( 'button', { name: /Date range/ } ) ).toBeNull();
		expect( screen.queryByRole( 'list', { name: 'Figures' } ) ).toBeNull();
		expect( screen.queryByRole( 'figure' ) ).toBeNull();
	} );

	it( 'requests the type of the address', async () => {
		await open( '&type=lowstock' );
		expect( restRequests( ROWS )[ 0 ]?.query ).toMatchObject( { type: 'lowstock' } );
		expect( restRequests( STATS )[ 0 ]?.query ).toMatchObject( { type: 'lowstock' } );
	} );

	it( 'A9: sorts on the server by each column, and the rows stay until the answer', async () => {
		const { user } = await open();
		for ( const [ name, orderby ] of [
			[ 'SKU', 'sku' ],
			[ 'Stock', 'stock_quantity' ],
			[ 'Product / Variation', 'title' ],
		] as const ) {
			await user.click( within( await table() ).getByRole( 'button', { name } ) );
			expect( screen.getByRole( 'link', { name: 'Bread & Butter' } ) ).toBeVisible();
			await waitFor( () => expect( restRequests( ROWS ).at( -1 )?.query ).toMatchObject( { orderby, order: 'desc' } ) );
		}
	} );

	it( 'says that there is nothing to show', async () => {
		onRest( ROWS, () => rows( [] ) );
		render( <StockScreen />, { url: REPORT } );
		expect( await screen.findByText( 'No data to display' ) ).toBeVisible();
	} );

	it( 'keeps the totals when the rows fail, and fetches the rows again', async () => {
		onRest( ROWS, restError( 500, 'broken', 'The table is broken.' ) );
		const { user } = render( <StockScreen />, { url: REPORT } );
		const failure = await screen.findByRole( 'alert' );
		expect( failure ).toHaveTextContent( 'The rows of this report could not be loaded.' );
		expect( await screen.findByText( '1,118' ) ).toBeVisible();
		onRest( ROWS, () => rows( PRODUCTS ) );
		await user.click( within( failure ).getByRole( 'button', { name: 'Retry' } ) );
		expect( await screen.findByRole( 'link', { name: 'Bread & Butter' } ) ).toBeVisible();
	} );

	it( 'shows the rows without totals when the totals fail', async () => {
		onRest( STATS, restError( 500, 'broken', 'No totals.' ) );
		await open();
		expect( screen.queryByText( 'On backorder' ) ).toBeNull();
	} );
} );
