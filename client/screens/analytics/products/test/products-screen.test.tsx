import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { makeUser } from '../../../../../tests/js/factories/make-user';
import { onRest, restError, restRequests, type RestRequest } from '../../../../../tests/js/fake-rest';
import { render } from '../../../../../tests/js/render';
import {
	answerCommon,
	cellTexts,
	listAnswer,
	productRow,
	reportUrl,
	routeOf,
	sold,
	statsAnswer,
} from '../../parts/items/test/item-answers';
import { ProductsScreen } from '../products-screen';

const ROWS = routeOf( 'products' );
const STATS = routeOf( 'products/stats' );
const url = ( query = '' ) => reportUrl( 'products', query );

const LONG_NAME = 'Extraordinarily long name of one product';

const HOODIE = productRow( 77, 'Zip &amp; Hoodie', sold( 36, 2113.35, 28 ), {
	manage_stock: false,
	category_ids: [ 20, 17 ],
	variations: [ 78, 79 ],
} );
const APRON = productRow( 22, 'Linen Apron', sold( 8, 212, 7 ), { stock_quantity: 1 } );
const DELETED = productRow( 5, '', sold( 3, -9.5, 1 ), { category_ids: [], manage_stock: false } );

beforeEach( () => {
	answerCommon();
	onRest( STATS, statsAnswer( { ...sold( 47, 2315.85, 36 ), products_count: 3 } ) );
	onRest( ROWS, () => listAnswer( [ HOODIE, APRON, DELETED ] ) );
} );

const table = () => screen.findByRole( 'table', { name: 'Products' } );
const rowOf = async ( name: string ) => {
	const rows = await screen.findAllByRole( 'row' );
	return rows.find( ( row ) => row.textContent?.includes( name ) )?.textContent;
};

describe( 'Products', () => {
	it( 'shows figures, rows and totals, and needs four requests', async () => {
		render( <ProductsScreen />, { url: url() } );
		await screen.findByRole( 'link', { name: 'Zip & Hoodie' } );
		expect( await screen.findByRole( 'link', { name: /Net sales/ } ) ).toHaveTextContent( '$2,315.85' );
		expect( screen.getByRole( 'list', { name: 'Totals' } ) ).toHaveTextContent( '3 Products47 Items sold$2,315.85 Net sales36 Orders' );
		await waitFor( async () => expect( await rowOf( 'Linen Apron' ) ).toContain( 'T-Shirts' ) );
		expect( cellTexts( await table() ) ).toEqual( [
			[ 'Product title', 'Items sold', 'Net sales', 'Orders', 'Category', 'Variations', 'Status', 'Stock' ],
			[ 'Zip & Hoodie', '36', '$2,113.35', '28', 'Home+1 more', '2', 'N/A', 'N/A' ],
			[ 'Linen Apron', '8', '$212.00', '7', 'Clothing & more › T-Shirts', '0', 'Low', '1' ],
			[ '(Deleted)', '3', '-$9.50', '1', '', '0', 'N/A', 'N/A' ],
		] );
		expect( restRequests().filter( ( { path } ) => path.startsWith( '/wc-analytics' ) ) ).toHaveLength( 4 );
		expect( restRequests( ROWS )[ 0 ]?.query ).toMatchObject( { orderby: 'items_sold', order: 'desc', extended_info: 'true' } );
	} );

	it( 'requests the figures before the rows, and the rows also when the figures do not arrive', async () => {
		let sendFigures: () => void = () => undefined;
		const held = new Promise< void >( ( resolve ) => ( sendFigures = resolve ) );
		const figures = statsAnswer( sold( 47, 2315.85, 36 ) );
		onRest( STATS, async ( request: RestRequest ) => held.then( () => figures( request ) ) );
		render( <ProductsScreen />, { url: url() } );
		expect( await screen.findByRole( 'link', { name: 'Zip & Hoodie' } ) ).toBeVisible();
		const reports = restRequests().filter( ( { path } ) => path.includes( '/reports/' ) );
		expect( reports.map( ( { path } ) => path.split( '/' ).at( -1 ) ) ).toEqual( [ 'stats', 'stats', 'products' ] );
		sendFigures();
		expect( await screen.findByRole( 'list', { name: 'Figures' } ) ).toBeVisible();
	} );

	it( 'links a row to its product, its orders, its categories and its variations, for the same range', async () => {
		const { user } = render( <ProductsScreen />, { url: url() } );
		const hrefOf = ( link: HTMLElement ) => new URL( link.getAttribute( 'href' ) ?? '' ).search;
		expect( hrefOf( await screen.findByRole( 'link', { name: 'Zip & Hoodie' } ) ) ).toMatch(
			/after=2026-11-01.*filter=single_product&products=77/
		);
		const [ , hoodie, apron, deleted ] = within( await table() ).getAllByRole( 'row' );
		expect( hrefOf( within( hoodie as HTMLElement ).getByRole( 'link', { name: '28' } ) ) ).toContain(
			'filter=advanced&product_includes=77'
		);
		expect( hrefOf( within( hoodie as HTMLElement ).getByRole( 'link', { name: '2' } ) ) ).toContain( 'analytics%2Fvariations' );
		await user.click( within( hoodie as HTMLElement ).getByRole( 'button', { name: '+1 more' } ) );
		expect( hrefOf( within( hoodie as HTMLElement ).getByRole( 'link', { name: 'T-Shirts' } ) ) ).toContain(
			'filter=single_category&categories=17'
		);
		expect( within( apron as HTMLElement ).getByRole( 'link', { name: 'Low' } ) ).toHaveAttribute(
			'href',
			'http://localhost/wp-admin/post.php?post=22&action=edit'
		);
		expect( within( deleted as HTMLElement ).queryByRole( 'link', { name: '(Deleted)' } ) ).toBeNull();
	} );

	it( 'has no columns for the stock in a store that does not count it', async () => {
		render( <ProductsScreen />, { url: url(), settings: { manageStock: false } } );
		await screen.findByRole( 'link', { name: 'Linen Apron' } );
		expect( screen.queryByRole( 'columnheader', { name: 'Status' } ) ).toBeNull();
		expect( screen.queryByRole( 'columnheader', { name: 'Stock' } ) ).toBeNull();
	} );

	it( 'shows a name of 40 characters in full, and the ids of categories whose names are unknown', async () => {
		onRest( ROWS, () => listAnswer( [ productRow( 8, LONG_NAME, sold( 1, 2, 1 ), { category_ids: [ 99 ] } ) ] ) );
		onRest( 'GET /wc-analytics/products/categories', restError( 403, 'forbidden', 'No.' ) );
		render( <ProductsScreen />, { url: url() } );
		expect( LONG_NAME ).toHaveLength( 40 );
		expect( await screen.findByRole( 'link', { name: LONG_NAME } ) ).toBeVisible();
		expect( await screen.findByRole( 'link', { name: '#99 (name unknown)' } ) ).toBeVisible();
	} );

	it( 'sorts on the server, and shows the column for SKUs when chosen', async () => {
		onRest( 'POST /wp/v2/users/1', makeUser() );
		const { user } = render( <ProductsScreen />, { url: url( 'orderby=sku&order=asc' ) } );
		await screen.findByRole( 'link', { name: 'Linen Apron' } );
		expect( restRequests( ROWS )[ 0 ]?.query ).toMatchObject( { orderby: 'sku', order: 'asc' } );
		expect( screen.queryByText( 'SKU-22' ) ).toBeNull();
		await user.click( screen.getByRole( 'button', { name: 'Choose which values to display' } ) );
		await user.click( screen.getByRole( 'menuitemcheckbox', { name: 'SKU' } ) );
		expect( await screen.findByText( 'SKU-22' ) ).toBeVisible();
		await user.click( within( await table() ).getByRole( 'button', { name: 'Net sales' } ) );
		await waitFor( () => expect( restRequests( ROWS ).at( -1 )?.query ).toMatchObject( { orderby: 'net_revenue', order: 'desc' } ) );
	} );

	it( 'F1: keeps figures and chart when the rows fail, and fetches the rows again with Retry', async () => {
		onRest( ROWS, restError( 500, 'timeout', 'The database is busy.' ) );
		const { user } = render( <ProductsScreen />, { url: url() } );
		expect( await screen.findByText( 'The rows of this report could not be loaded.' ) ).toBeVisible();
		expect( await screen.findByRole( 'link', { name: /Net sales/ } ) ).toHaveTextContent( '$2,315.85' );
		onRest( ROWS, () => listAnswer( [ APRON ] ) );
		await user.click( screen.getByRole( 'button', { name: /Retry|Try again/ } ) );
		expect( await screen.findByRole( 'link', { name: 'Linen Apron' } ) ).toBeVisible();
	} );

	it( 'says that there are no rows', async () => {
		onRest( ROWS, () => listAnswer( [] ) );
		onRest( STATS, statsAnswer( { ...sold( 0, 0, 0 ), products_count: 0 } ) );
		render( <ProductsScreen />, { url: url() } );
		expect( await screen.findByText( 'No data to display' ) ).toBeVisible();
		expect( screen.getByRole( 'list', { name: 'Totals' } ) ).toHaveTextContent( '0 Products' );
	} );
} );

describe( 'Products, compared', () => {
	const segments = [
		{ id: 77, label: 'Zip &amp; Hoodie', figures: sold( 36, 2113.35, 28 ) },
		{ id: 22, label: 'Linen Apron', figures: sold( 8, 212, 7 ) },
	];

	it( 'are the lines of the chart, and the request for them has the fields of the totals too', async () => {
		onRest( STATS, statsAnswer( { ...sold( 44, 2325.35, 35 ), products_count: 2 }, segments ) );
		render( <ProductsScreen />, { url: url( 'filter=compare-products&products=22,77' ) } );
		expect( await screen.findByRole( 'checkbox', { name: /^Zip & Hoodie.*36/ } ) ).toBeChecked();
		expect( screen.getByRole( 'checkbox', { name: /^Linen Apron.*8/ } ) ).toBeChecked();
		expect( restRequests( STATS ).map( ( { query } ) => query[ 'segmentby' ] ) ).toEqual( [ 'product', 'product' ] );
		expect( restRequests( STATS )[ 0 ]?.query[ 'fields' ] ).toContain( 'products_count' );
		expect( restRequests( ROWS )[ 0 ]?.query ).toMatchObject( { products: '22,77' } );
	} );

	it( 'are chosen in the table', async () => {
		const { user, history } = render( <ProductsScreen />, { url: url() } );
		await user.click( await screen.findByRole( 'checkbox', { name: 'Select Zip & Hoodie' } ) );
		await user.click( screen.getByRole( 'checkbox', { name: 'Select #5' } ) );
		await user.click( screen.getByRole( 'button', { name: 'Compare' } ) );
		expect( history.location.search ).toContain( 'filter=compare-products&products=77%2C5' );
	} );
} );
