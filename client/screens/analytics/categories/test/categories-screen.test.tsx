import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { Answer, onRest, restError, restRequests } from '../../../../../tests/js/fake-rest';
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
import { CategoriesScreen } from '../categories-screen';

const CATEGORIES = 'GET /wc-analytics/products/categories';
const ROWS = routeOf( 'categories' );
const STATS = routeOf( 'products/stats' );
const PRODUCTS = routeOf( 'products' );
const url = ( query = '' ) => reportUrl( 'categories', query );

const category = ( id: number, name: string | null, figures = sold( 70, 4313.35, 51 ) ) => ( {
	category_id: id,
	...figures,
	products_count: 2,
	extended_info: { name },
} );

beforeEach( () => {
	answerCommon();
	onRest( STATS, statsAnswer( { ...sold( 372, 16275.6, 177 ), products_count: 2 } ) );
	onRest( ROWS, () => listAnswer( [ category( 17, 'T-Shirts' ), category( 20, 'Home', sold( 62, -2.5, 1 ) ), category( 99, '' ) ] ) );
	onRest( PRODUCTS, () => listAnswer( [ productRow( 77, 'Zip Hoodie', sold( 36, 2113.35, 28 ) ) ] ) );
} );

const ready = () => screen.findByRole( 'link', { name: 'T-Shirts' } );

describe( 'Categories', () => {
	it( 'shows figures, rows with parents, and the totals of the products', async () => {
		render( <CategoriesScreen />, { url: url() } );
		await waitFor( async () => expect( ( await ready() ).parentElement ).toHaveTextContent( 'Clothing & more › T-Shirts' ) );
		expect( cellTexts( screen.getByRole( 'table', { name: 'Categories' } ) ) ).toEqual( [
			[ 'Category', 'Items sold', 'Net sales', 'Products', 'Orders' ],
			[ 'Clothing & more › T-Shirts', '70', '$4,313.35', '2', '51' ],
			[ 'Home', '62', '-$2.50', '2', '1' ],
			[ '(Deleted)', '70', '$4,313.35', '2', '51' ],
		] );
		expect( screen.getByRole( 'list', { name: 'Totals' } ) ).toHaveTextContent(
			'3 Categories372 Items sold$16,275.60 Net sales177 Orders'
		);
		expect( restRequests().filter( ( { path } ) => path.startsWith( '/wc-analytics' ) ) ).toHaveLength( 4 );
	} );

	it( 'links names and numbers of products to the single category', async () => {
		render( <CategoriesScreen />, { url: url() } );
		const [ , row ] = within( ( await ready() ).closest( 'table' ) as HTMLElement ).getAllByRole( 'row' );
		for ( const name of [ 'T-Shirts', '2' ] ) {
			expect(
				within( row as HTMLElement )
					.getByRole( 'link', { name } )
					.getAttribute( 'href' )
			).toContain( 'filter=single_category&categories=17' );
		}
	} );

	it( 'names the categories themselves while their parents are unknown', async () => {
		onRest( CATEGORIES, restError( 403, 'forbidden', 'No.' ) );
		render( <CategoriesScreen />, { url: url() } );
		await waitFor( async () => expect( ( await ready() ).parentElement?.textContent ).toBe( 'T-Shirts' ) );
	} );

	it( 'fetches all pages of the categories, and survives parents in a circle', async () => {
		onRest( CATEGORIES, ( { query }: { query: Readonly< Record< string, unknown > > } ) => {
			const { body } = listAnswer(
				query[ 'page' ] === '1' ? [ { id: 17, name: 'T-Shirts', parent: 20 } ] : [ { id: 20, name: 'Home', parent: 17 } ]
			);
			return new Answer( 200, body, { 'Content-Type': 'application/json', 'X-WP-Total': '101', 'X-WP-TotalPages': '2' } );
		} );
		render( <CategoriesScreen />, { url: url() } );
		await waitFor( async () => expect( ( await ready() ).parentElement ).toHaveTextContent( 'Home › T-Shirts' ) );
	} );

	it( 'leaves the number of categories out while it is unknown, and keeps the figures when the rows fail', async () => {
		onRest( ROWS, restError( 500, 'broken', 'Broken.' ) );
		const { user } = render( <CategoriesScreen />, { url: url() } );
		expect( await screen.findByText( 'The rows of this report could not be loaded.' ) ).toBeVisible();
		await waitFor( () => expect( screen.getByRole( 'list', { name: 'Totals' } ) ).toHaveTextContent( /^372 Items sold/ ) );
		onRest( ROWS, () => listAnswer( [ category( 17, 'T-Shirts' ) ] ) );
		await user.click( screen.getByRole( 'button', { name: /Retry|Try again/ } ) );
		await ready();
		expect( screen.getByRole( 'list', { name: 'Totals' } ) ).toHaveTextContent( '1 Category' );
	} );

	it( 'sorts on the server', async () => {
		const { user } = render( <CategoriesScreen />, { url: url() } );
		await user.click( within( ( await ready() ).closest( 'table' ) as HTMLElement ).getByRole( 'button', { name: 'Products' } ) );
		await waitFor( () => expect( restRequests( ROWS ).at( -1 )?.query ).toMatchObject( { orderby: 'products_count', order: 'desc' } ) );
	} );

	it( 'compares categories in the chart', async () => {
		onRest(
			STATS,
			statsAnswer( sold( 135, 6592.85, 89 ), [
				{ id: '17', label: 'T-Shirts', figures: sold( 70, 1, 1 ) },
				{ id: '20', label: 'Home', figures: sold( 62, 1, 1 ) },
			] )
		);
		render( <CategoriesScreen />, { url: url( 'filter=compare-categories&categories=17,20' ) } );
		expect( await screen.findByRole( 'checkbox', { name: /^T-Shirts.*70/ } ) ).toBeChecked();
		expect( restRequests( STATS )[ 0 ]?.query ).toMatchObject( { segmentby: 'category', categories: '17,20' } );
		expect( restRequests( ROWS )[ 0 ]?.query ).toMatchObject( { categories: '17,20' } );
	} );
} );

describe( 'A single category', () => {
	it( 'shows its products as rows and lines of the chart, and nothing to compare', async () => {
		onRest(
			STATS,
			statsAnswer( { ...sold( 70, 4313.35, 46 ), products_count: 2 }, [
				{ id: 77, label: 'Zip Hoodie', figures: sold( 36, 2113.35, 28 ) },
				{ id: 87, label: 'Fleece Hoodie', figures: sold( 34, 2200, 19 ) },
			] )
		);
		render( <CategoriesScreen />, { url: url( 'filter=single_category&categories=17' ) } );
		expect( await screen.findByRole( 'link', { name: 'Zip Hoodie' } ) ).toBeVisible();
		expect( await screen.findByRole( 'checkbox', { name: /^Fleece Hoodie.*34/ } ) ).toBeChecked();
		expect( screen.queryByRole( 'checkbox', { name: /Select/ } ) ).toBeNull();
		expect( restRequests( PRODUCTS )[ 0 ]?.query ).toMatchObject( { categories: '17' } );
		expect( restRequests( STATS ).some( ( { query } ) => query[ 'segmentby' ] === 'product' ) ).toBe( true );
		await waitFor( () =>
			expect( screen.getByRole( 'list', { name: 'Totals' } ) ).toHaveTextContent(
				'2 Products70 Items sold$4,313.35 Net sales46 Orders'
			)
		);
		expect( restRequests( ROWS ) ).toHaveLength( 0 );
	} );
} );
