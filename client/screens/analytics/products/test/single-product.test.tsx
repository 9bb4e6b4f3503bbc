import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { onRest, restError, restRequests } from '../../../../../tests/js/fake-rest';
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
	variationRow,
} from '../../parts/items/test/item-answers';
import { ProductsScreen } from '../products-screen';

const PRODUCT = 'GET /wc-analytics/products';
const ROWS = routeOf( 'products' );
const STATS = routeOf( 'products/stats' );
const VARIATIONS = routeOf( 'variations' );
const VARIATION_STATS = routeOf( 'variations/stats' );
const single = ( id: number ) => reportUrl( 'products', `filter=single_product&products=${ id }` );

const segments = [
	{ id: 0, label: 'Zip Hoodie', figures: sold( 0, 0, 0 ) },
	{ id: '81', label: 'Zip Hoodie - Blue, S - Blue, S', figures: sold( 11, 637.2, 8 ) },
	{ id: '83', label: 'Zip Hoodie - Blue, L - Blue, L', figures: sold( 6, 366, 7 ) },
];

beforeEach( () => {
	answerCommon();
	onRest( PRODUCT, ( { query }: { query: Readonly< Record< string, unknown > > } ) =>
		listAnswer( [ { id: Number( query[ 'include' ] ), name: 'A product', type: query[ 'include' ] === '77' ? 'variable' : 'simple' } ] )
	);
	onRest( STATS, statsAnswer( { ...sold( 36, 2113.35, 28 ), products_count: 1 }, segments ) );
	onRest( ROWS, () => listAnswer( [ productRow( 22, 'Linen Apron', sold( 8, 212, 7 ) ) ] ) );
	onRest( VARIATION_STATS, statsAnswer( { ...sold( 17, 1003.2, 12 ), variations_count: 2 } ) );
	onRest( VARIATIONS, () =>
		listAnswer( [
			variationRow( 81, 'Zip Hoodie - Blue, S', sold( 11, 637.2, 8 ), {
				attributes: [ { id: 1, name: 'color', option: 'Blue, S' } ],
			} ),
			variationRow( 83, '', sold( 6, 366, 7 ) ),
		] )
	);
} );

describe( 'A single product without variations', () => {
	it( 'is the only row, and its chart compares the periods', async () => {
		render( <ProductsScreen />, { url: single( 22 ) } );
		expect( await screen.findByRole( 'link', { name: 'Linen Apron' } ) ).toBeVisible();
		expect( screen.getByRole( 'checkbox', { name: /Previous year/ } ) ).toBeChecked();
		expect( restRequests( ROWS )[ 0 ]?.query ).toMatchObject( { products: '22' } );
		expect( restRequests( STATS ).every( ( { query } ) => query[ 'products' ] === '22' && query[ 'segmentby' ] === undefined ) ).toBe(
			true
		);
		expect( restRequests( VARIATIONS ) ).toHaveLength( 0 );
	} );

	it( 'is shown like this when it was deleted', async () => {
		onRest( PRODUCT, () => listAnswer( [] ) );
		onRest( ROWS, () => listAnswer( [ productRow( 22, '', sold( 8, 212, 7 ) ) ] ) );
		render( <ProductsScreen />, { url: single( 22 ) } );
		expect( await screen.findByText( '(Deleted)' ) ).toBeVisible();
	} );
} );

describe( 'A single product with variations', () => {
	it( 'has its variations as rows, totals and lines of the chart', async () => {
		render( <ProductsScreen />, { url: single( 77 ) } );
		expect( await screen.findByRole( 'link', { name: 'Zip Hoodie - Blue, S' } ) ).toHaveAttribute(
			'href',
			'http://localhost/wp-admin/post.php?post=77&action=edit'
		);
		expect( await screen.findByRole( 'checkbox', { name: /^Zip Hoodie - Blue, L(?! -).*6/ } ) ).toBeChecked();
		expect( cellTexts( screen.getByRole( 'table', { name: 'Variations' } ) ) ).toEqual( [
			[ 'Product / Variation title', 'Items sold', 'Net sales', 'Orders', 'Status', 'Stock' ],
			[ 'Zip Hoodie - Blue, S', '11', '$637.20', '8', 'In stock', '20' ],
			[ '(Deleted)', '6', '$366.00', '7', 'In stock', '20' ],
		] );
		await waitFor( () =>
			expect( screen.getByRole( 'list', { name: 'Totals' } ) ).toHaveTextContent(
				'2 variations sold17 items sold$1,003.20 net sales12 orders'
			)
		);
		expect( await screen.findByRole( 'link', { name: /Net sales/ } ) ).toHaveTextContent( '$2,113.35' );
		// Name and type of the product, two periods, rows and totals.
		expect( restRequests().filter( ( { path } ) => path.startsWith( '/wc-analytics' ) ) ).toHaveLength( 5 );
	} );

	it( 'A10: lists the variations of this product only, also after sorting, and totals only these', async () => {
		const { user } = render( <ProductsScreen />, { url: single( 77 ) } );
		const table = await screen.findByRole( 'table', { name: 'Variations' } );
		await screen.findByRole( 'link', { name: 'Zip Hoodie - Blue, S' } );
		await user.click( within( table ).getByRole( 'button', { name: 'Orders' } ) );
		await waitFor( () => expect( restRequests( VARIATIONS ) ).toHaveLength( 2 ) );
		expect( restRequests( VARIATIONS ).map( ( { query } ) => query[ 'products' ] ) ).toEqual( [ '77', '77' ] );
		expect( restRequests( VARIATION_STATS )[ 0 ]?.query ).toMatchObject( { product_includes: '77' } );
		expect( restRequests( STATS ).map( ( { query } ) => query[ 'segmentby' ] ) ).toEqual( [ 'variation', 'variation' ] );
		expect( restRequests( ROWS ) ).toHaveLength( 0 );
	} );

	it( 'compares variations that are chosen in the table', async () => {
		const { user, history } = render( <ProductsScreen />, { url: single( 77 ) } );
		await user.click( await screen.findByRole( 'checkbox', { name: 'Select Zip Hoodie - Blue, S' } ) );
		await user.click( screen.getByRole( 'checkbox', { name: 'Select #83' } ) );
		await user.click( screen.getByRole( 'button', { name: 'Compare' } ) );
		expect( history.location.search ).toContain( 'filter=single_product&products=77' );
		expect( history.location.search ).toContain( 'filter-variations=compare-variations&variations=81%2C83' );
		await waitFor( () => expect( restRequests( STATS ).at( -1 )?.query ).toMatchObject( { products: '77', variations: '81,83' } ) );
	} );

	it( 'is shown like one without when its type cannot be fetched, until Try again', async () => {
		onRest( PRODUCT, restError( 500, 'broken', 'Broken.' ) );
		const { user } = render( <ProductsScreen />, { url: single( 77 ) } );
		expect( await screen.findByText( /not known whether this product has variations/ ) ).toBeVisible();
		expect( await screen.findByRole( 'table', { name: 'Products' } ) ).toBeVisible();
		onRest( PRODUCT, () => listAnswer( [ { id: 77, name: 'Zip Hoodie', type: 'variable' } ] ) );
		await user.click( screen.getByRole( 'button', { name: 'Try again' } ) );
		expect( await screen.findByRole( 'table', { name: 'Variations' } ) ).toBeVisible();
		expect( screen.queryByText( /not known whether this product/ ) ).toBeNull();
	} );
} );
