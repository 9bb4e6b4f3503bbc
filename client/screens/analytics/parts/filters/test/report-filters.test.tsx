import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { onRest, restError, restRequests } from '../../../../../../tests/js/fake-rest';
import { ordersAdvancedFilters, ordersFilters } from '../configs/orders';
import { productsAdvancedFilters, productsFilters } from '../configs/products';
import { customersAdvancedFilters, customersFilters } from '../configs/customers';
import { renderFilters } from './render-filters';

const PRODUCTS = { filters: productsFilters(), advancedFilters: productsAdvancedFilters() };
const ORDERS = {
	filters: ordersFilters(),
	advancedFilters: ordersAdvancedFilters( { statuses: { processing: 'Processing', completed: 'Completed' }, paymentMethods: {} } ),
};
const CUSTOMERS = { filters: customersFilters(), advancedFilters: customersAdvancedFilters() };
const ROUTE = 'GET /wc-analytics/products';

const items = [
	{ id: 7, name: 'Ceramic Mug' },
	{ id: 8, name: 'Salt &amp; <b>Pepper</b>' },
];

const menu = ( name: RegExp = /^Show/ ) => screen.getByRole( 'button', { name } );

beforeEach( () => {
	onRest( ROUTE, ( { query } ) =>
		items.filter( ( { id, name } ) =>
			query[ 'include' ]
				? String( query[ 'include' ] ).split( ',' ).includes( String( id ) )
				: name.toLowerCase().includes( String( query[ 'search' ] ) )
		)
	);
} );

describe( 'The menu of a report', () => {
	it( 'opens a single item by keyboard alone, and shows its name without another request', async () => {
		const { user, opened } = renderFilters( PRODUCTS, 'period=month&orderby=sku&chart=orders_count' );
		menu( /All products/ ).focus();
		await user.keyboard( '{Enter}{ArrowDown}{Enter}' );
		expect( screen.getByRole( 'combobox', { name: 'Type to search for a product' } ) ).toHaveFocus();
		await user.keyboard( 'pepper' );
		expect( await screen.findByRole( 'option', { name: 'Salt & <b>Pepper</b>' } ) ).toBeInTheDocument();
		await user.keyboard( '{Enter}' );
		expect( opened ).toEqual( [ 'period=month&filter=single_product&products=8' ] );
		await waitFor( () => expect( screen.getByRole( 'button', { name: 'Show Salt & <b>Pepper</b>' } ) ).toHaveFocus() );
		expect( restRequests( ROUTE ).map( ( { query } ) => query[ 'include' ] ) ).toEqual( [ undefined ] );
	} );

	it( 'shows the number of an item until its name is there', async () => {
		let answer = ( _items: object ) => {};
		onRest( ROUTE, () => new Promise( ( resolve ) => ( answer = resolve ) ) );
		renderFilters( PRODUCTS, 'filter=single_product&products=7' );
		expect( await screen.findByRole( 'button', { name: 'Show #7' } ) ).toBeInTheDocument();
		answer( items );
		expect( await screen.findByRole( 'button', { name: 'Show Ceramic Mug' } ) ).toBeInTheDocument();
	} );

	it( 'says that an item does not exist', async () => {
		renderFilters( PRODUCTS, 'filter=single_product&products=999' );
		expect( await screen.findByRole( 'button', { name: 'Show #999 (not found)' } ) ).toBeInTheDocument();
	} );

	it( 'offers a retry when the name cannot be loaded', async () => {
		onRest( ROUTE, restError( 500, 'broken', 'Broken.' ) );
		const { user } = renderFilters( PRODUCTS, 'filter=single_product&products=7' );
		const retry = await screen.findByRole( 'button', { name: 'Retry' } );
		expect( screen.getByRole( 'status' ) ).toHaveTextContent( 'The names could not be loaded.' );
		expect( menu( /#7/ ) ).toBeInTheDocument();
		onRest( ROUTE, items );
		await user.click( retry );
		expect( await screen.findByRole( 'button', { name: 'Show Ceramic Mug' } ) ).toBeInTheDocument();
		expect( screen.queryByRole( 'button', { name: 'Retry' } ) ).not.toBeInTheDocument();
	} );

	it( 'returns to all items, without the parameters of the choice', async () => {
		const { user, opened } = renderFilters( PRODUCTS, 'filter=single_product&products=7&chartType=bar' );
		await user.click( await screen.findByRole( 'button', { name: 'Show Ceramic Mug' } ) );
		await user.click( screen.getByRole( 'button', { name: 'All products' } ) );
		expect( opened ).toEqual( [ 'chartType=bar' ] );
		expect( menu( /All products/ ) ).toBeInTheDocument();
	} );

	it( 'has no advanced filters in a report without any', async () => {
		const { user } = renderFilters( PRODUCTS );
		await user.click( menu() );
		expect( screen.getByRole( 'button', { name: 'Comparison' } ) ).toBeInTheDocument();
		expect( screen.queryByRole( 'button', { name: /Advanced/ } ) ).not.toBeInTheDocument();
	} );

	it( 'is followed by the variations of a product that has some; their search is limited to the product', async () => {
		onRest( 'GET /wc-analytics/variations', [ { id: 67, name: 'Shirt - Red', attributes: [ { name: 'Color', option: 'Red' } ] } ] );
		const { user, opened } = renderFilters( PRODUCTS, 'filter=single_product&products=7', { 'is-variable': '1' } );
		await user.click( menu( /^Variations/ ) );
		await user.click( screen.getByRole( 'button', { name: 'Single variation' } ) );
		await user.type( screen.getByRole( 'combobox', { name: 'Type to search for a variation' } ), 'red' );
		await user.click( await screen.findByRole( 'option', { name: 'Shirt - Red' } ) );
		expect( restRequests( 'GET /wc-analytics/variations' )[ 0 ]?.query ).toMatchObject( { search: 'red', parent: '7' } );
		expect( opened ).toEqual( [ 'filter=single_product&products=7&filter-variations=single_variation&variations=67' ] );
	} );
} );

describe( 'The comparison', () => {
	it( 'opens its card first, and compares two to five items', async () => {
		const { user, opened } = renderFilters( PRODUCTS );
		await user.click( menu() );
		await user.click( screen.getByRole( 'button', { name: 'Comparison' } ) );
		expect( opened ).toEqual( [ 'filter=compare-products' ] );
		expect( menu( /Comparison/ ) ).toBeInTheDocument();
		expect( screen.getByRole( 'heading', { name: 'Compare Products' } ) ).toBeInTheDocument();
		const compare = screen.getByRole( 'button', { name: 'Compare' } );
		expect( compare ).toHaveAccessibleDescription( 'Check at least two products below to compare' );
		for ( const words of [ 'mug', 'pepper' ] ) {
			await user.type( screen.getByRole( 'combobox', { name: 'Search for products to compare' } ), words );
			await user.click( await screen.findByRole( 'option', { name: new RegExp( words, 'i' ) } ) );
		}
		await user.click( compare );
		expect( opened.at( -1 ) ).toBe( 'filter=compare-products&products=7,8' );
	} );

	it( 'shows the items of the address, also unknown ones, and its card stays open after Clear all', async () => {
		const { user, opened } = renderFilters( PRODUCTS, 'filter=compare-products&products=7,999' );
		expect( await screen.findByText( 'Ceramic Mug' ) ).toBeInTheDocument();
		expect( screen.getByText( '#999 (not found)' ) ).toBeInTheDocument();
		await user.click( screen.getByRole( 'button', { name: 'Clear all' } ) );
		expect( opened ).toEqual( [ 'filter=compare-products' ] );
		expect( screen.getByRole( 'heading', { name: 'Compare Products' } ) ).toBeInTheDocument();
	} );

	it( 'of more than five items is refused', async () => {
		renderFilters( PRODUCTS, 'filter=compare-products&products=7,8,9,10,11,12' );
		expect( await screen.findByText( 'Ceramic Mug' ) ).toBeInTheDocument();
		expect( screen.getByRole( 'button', { name: 'Compare' } ) ).toHaveAccessibleDescription(
			'6 are selected. At most 5 can be compared.'
		);
	} );
} );

describe( 'The advanced filters', () => {
	it( 'open from the menu, apply and are cleared', async () => {
		const { user, opened } = renderFilters( ORDERS );
		await user.click( menu() );
		await user.click( screen.getByRole( 'button', { name: 'Advanced filters' } ) );
		expect( opened ).toEqual( [ 'filter=advanced' ] );
		await user.click( screen.getByRole( 'button', { name: 'Add a filter' } ) );
		await user.click( screen.getByRole( 'menuitem', { name: 'Order status' } ) );
		await user.selectOptions( screen.getByRole( 'combobox', { name: 'Select an order status' } ), 'Completed' );
		await user.click( screen.getByRole( 'button', { name: 'Filter' } ) );
		expect( opened.at( -1 ) ).toBe( 'filter=advanced&match=all&status_is=completed' );
		await user.click( screen.getByRole( 'button', { name: 'Clear all filters' } ) );
		expect( opened.at( -1 ) ).toBe( 'filter=advanced&match=all' );
		expect( screen.getByRole( 'heading', { name: 'Advanced filters' } ) ).toBeInTheDocument();
	} );

	it( 'show those of the address with the names of their items', async () => {
		onRest( 'GET /wc-analytics/products/attributes/1', { id: 1, name: 'Color' } );
		onRest( 'GET /wc-analytics/products/attributes/1/terms', [ { id: 35, name: 'Black' } ] );
		renderFilters( ORDERS, 'filter=advanced&match=any&product_excludes=7&attribute_is[0][]=1&attribute_is[0][]=35&refunds=none' );
		const product = within( screen.getByRole( 'group', { name: 'Product' } ) );
		expect( await product.findByText( 'Ceramic Mug' ) ).toBeInTheDocument();
		const attribute = within( screen.getByRole( 'group', { name: 'Product attribute' } ) );
		expect( await attribute.findByText( 'Color' ) ).toBeInTheDocument();
		expect( await attribute.findByText( 'Black' ) ).toBeInTheDocument();
		expect( screen.getByRole( 'combobox', { name: 'Select a refund type' } ) ).toHaveDisplayValue( 'None' );
		expect( screen.getByRole( 'combobox', { name: 'Choose to apply any or all filters' } ) ).toHaveDisplayValue( 'Any' );
	} );

	it( 'A11: keep an attribute that belongs to a single product', async () => {
		onRest( 'GET /wc-analytics/products/attributes', [ { id: 'scent', name: 'Scent' } ] );
		onRest( 'GET /wc-analytics/products/attributes/scent/terms', [ { id: 'Rose', name: 'Rose' } ] );
		const { user, opened } = renderFilters( ORDERS, 'filter=advanced' );
		await user.click( screen.getByRole( 'button', { name: 'Add a filter' } ) );
		await user.click( screen.getByRole( 'menuitem', { name: 'Product attribute' } ) );
		await user.type( screen.getByRole( 'combobox', { name: 'Select attributes' } ), 'sce' );
		await user.click( await screen.findByRole( 'option', { name: 'Scent' } ) );
		await user.type( screen.getByRole( 'combobox', { name: 'Attribute value' } ), 'ro' );
		await user.click( await screen.findByRole( 'option', { name: 'Rose' } ) );
		await user.click( screen.getByRole( 'button', { name: 'Filter' } ) );
		expect( opened ).toEqual( [ 'filter=advanced&match=all&attribute_is[0][0]=scent&attribute_is[0][1]=Rose' ] );
	} );

	it( 'of customers find countries and offer a retry when names cannot be loaded', async () => {
		onRest( 'GET /wc-analytics/data/countries', restError( 500, 'broken', 'Broken.' ) );
		const { user } = renderFilters(
			CUSTOMERS,
			'filter=advanced&country_includes=DE&total_spend_between[]=1.5&total_spend_between[]=20'
		);
		const retry = await screen.findByRole( 'button', { name: 'Retry' } );
		expect( screen.getByRole( 'textbox', { name: 'Total Spend, from' } ) ).toHaveValue( '1.5' );
		onRest( 'GET /wc-analytics/data/countries', [ { code: 'DE', name: 'Germany' } ] );
		await user.click( retry );
		expect( await screen.findByText( 'Germany' ) ).toBeInTheDocument();
	} );
} );
