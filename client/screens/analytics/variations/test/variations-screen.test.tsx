import { addFilter, removeAllFilters } from '@wordpress/hooks';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { expectConsole } from '../../../../../tests/js/console-guard';
import { onRest, restError, restRequests } from '../../../../../tests/js/fake-rest';
import { render } from '../../../../../tests/js/render';
import {
	answerCommon,
	cellTexts,
	listAnswer,
	reportUrl,
	routeOf,
	sold,
	statsAnswer,
	variationRow,
} from '../../parts/items/test/item-answers';
import { VariationsScreen } from '../variations-screen';

const ROWS = routeOf( 'variations' );
const STATS = routeOf( 'variations/stats' );
const TITLE_FILTER = 'experimental_woocommerce_admin_variations_report_table_title';
const COUNT_FILTER = 'experimental_woocommerce_admin_variations_report_table_summary_variations_count_label';
const url = ( query = '' ) => reportUrl( 'variations', query );

const LOW = variationRow( 81, 'Zip Hoodie', sold( 11, 637.2, 8 ), {
	stock_quantity: 1,
	attributes: [
		{ id: 1, name: 'color', option: 'Blue &amp; White' },
		{ id: 2, name: 'size', option: '' },
	],
} );
const SOLD_OUT = variationRow( 98, 'Rain Jacket - Red', sold( 10, 1140, 5 ), { stock_status: 'outofstock', stock_quantity: null } );
const DELETED = variationRow( 99, '', sold( 1, 5, 1 ), { stock_status: '', stock_quantity: null } );

beforeEach( () => {
	answerCommon();
	onRest( STATS, statsAnswer( { ...sold( 22, 1782.2, 14 ), variations_count: 3 } ) );
	onRest( ROWS, () => listAnswer( [ LOW, SOLD_OUT, DELETED ] ) );
} );
afterEach( () => {
	removeAllFilters( TITLE_FILTER, '' );
	removeAllFilters( COUNT_FILTER, '' );
} );

const ready = () => screen.findByRole( 'link', { name: 'Rain Jacket - Red' } );

describe( 'Variations', () => {
	it( 'shows figures, rows and totals with three requests', async () => {
		render( <VariationsScreen />, { url: url() } );
		await ready();
		expect( cellTexts( screen.getByRole( 'table', { name: 'Variations' } ) ) ).toEqual( [
			[ 'Product / Variation title', 'Items sold', 'Net sales', 'Orders', 'Status', 'Stock' ],
			[ 'Zip Hoodie - Blue & White, Any size', '11', '$637.20', '8', 'Low', '1' ],
			[ 'Rain Jacket - Red', '10', '$1,140.00', '5', 'Out of stock', '' ],
			[ '(Deleted)', '1', '$5.00', '1', '', '' ],
		] );
		expect( await screen.findByRole( 'link', { name: /Items sold/ } ) ).toHaveTextContent( '22' );
		expect( screen.getByRole( 'list', { name: 'Totals' } ) ).toHaveTextContent(
			'3 variations sold22 items sold$1,782.20 net sales14 orders'
		);
		expect( [ ...restRequests( STATS ), ...restRequests( ROWS ) ] ).toHaveLength( 3 );
	} );

	it( 'links to the product and to the orders of the variation', async () => {
		render( <VariationsScreen />, { url: url() } );
		expect( await ready() ).toHaveAttribute( 'href', 'http://localhost/wp-admin/post.php?post=77&action=edit' );
		expect( screen.getByRole( 'link', { name: '5' } ).getAttribute( 'href' ) ).toMatch( /filter=advanced&variation_includes=98/ );
	} );

	it( 'has the columns of the stock and of SKUs only where they belong', async () => {
		render( <VariationsScreen />, { url: url(), settings: { manageStock: false } } );
		await ready();
		expect( screen.queryByRole( 'columnheader', { name: 'Stock' } ) ).toBeNull();
		expect( screen.queryByRole( 'columnheader', { name: 'SKU' } ) ).toBeNull();
	} );

	it( 'A9: shows a refused order as a failure, and keeps the figures', async () => {
		onRest( ROWS, restError( 400, 'rest_invalid_param', 'Invalid parameter(s): orderby' ) );
		const { user } = render( <VariationsScreen />, { url: url( 'orderby=sku' ) } );
		expect( await screen.findByText( 'The rows of this report could not be loaded.' ) ).toBeVisible();
		expect( await screen.findByRole( 'link', { name: /Net sales/ } ) ).toHaveTextContent( '$1,782.20' );
		expect( screen.queryByText( 'No data to display' ) ).toBeNull();
		onRest( ROWS, () => listAnswer( [ SOLD_OUT ] ) );
		await user.click( screen.getByRole( 'button', { name: /Retry|Try again/ } ) );
		await ready();
	} );

	it( 'A13: compares variations in figures, chart and rows', async () => {
		onRest(
			STATS,
			statsAnswer( { ...sold( 21, 1777.2, 13 ), variations_count: 2 }, [
				{ id: '81', label: 'Zip Hoodie - Blue - Blue', figures: sold( 11, 637.2, 8 ) },
				{ id: '98', label: '', figures: sold( 10, 1140, 5 ) },
			] )
		);
		render( <VariationsScreen />, { url: url( 'filter-variations=compare-variations&variations=81,98' ) } );
		expect( await screen.findByRole( 'checkbox', { name: /^Zip Hoodie - Blue(?! -)/ } ) ).toBeChecked();
		expect( screen.getByRole( 'checkbox', { name: /^#98/ } ) ).toBeChecked();
		expect( [ ...restRequests( STATS ), ...restRequests( ROWS ) ].every( ( { query } ) => query[ 'variations' ] === '81,98' ) ).toBe(
			true
		);
	} );

	it( 'A11: filters by attribute in figures and rows', async () => {
		render( <VariationsScreen />, { url: url( 'filter-variations=advanced&attribute_is[0][]=1&attribute_is[0][]=35' ) } );
		await ready();
		for ( const { query } of [ ...restRequests( STATS ), ...restRequests( ROWS ) ] ) {
			expect( Object.keys( query ).some( ( name ) => name.startsWith( 'attribute_is' ) ) ).toBe( true );
		}
	} );

	it( 'keeps its choices in the address under the name that the host uses', async () => {
		const { user } = render( <VariationsScreen />, { url: url() } );
		await ready();
		await user.click( screen.getByRole( 'button', { name: 'Show All variations' } ) );
		await user.click( screen.getByRole( 'button', { name: 'Advanced filters' } ) );
		expect( window.location.search ).toMatch( /[?&]filter-variations=advanced(&|$)/ );
	} );

	it( 'sorts on the server', async () => {
		const { user } = render( <VariationsScreen />, { url: url() } );
		await ready();
		await user.click( within( screen.getByRole( 'table' ) ).getByRole( 'button', { name: 'Orders' } ) );
		await waitFor( () => expect( restRequests( ROWS ).at( -1 )?.query ).toMatchObject( { orderby: 'orders_count' } ) );
		expect( within( screen.getByRole( 'table' ) ).queryByRole( 'button', { name: /title/ } ) ).toBeNull();
	} );
} );

describe( 'Public filters of the table of variations', () => {
	it( 'change its title and its first total, also after the report was opened', async () => {
		render( <VariationsScreen />, { url: url() } );
		await ready();
		addFilter(
			TITLE_FILTER,
			'test',
			( title: string, query: Record< string, string > ) => `${ title } of ${ query[ 'after' ] ?? '' }`
		);
		addFilter(
			COUNT_FILTER,
			'test',
			( _label: string, count: number, query: Record< string, string > ) => `${ count } things since ${ query[ 'after' ] ?? '' }`
		);
		expect( await screen.findByRole( 'table', { name: 'Variations of 2026-11-01' } ) ).toBeVisible();
		expect( screen.getByRole( 'list', { name: 'Totals' } ) ).toHaveTextContent( '3 things since 2026-11-01' );
	} );

	it( 'with an unusable answer are ignored, with a warning', async () => {
		addFilter( TITLE_FILTER, 'test', () => null );
		addFilter( COUNT_FILTER, 'test', () => ( { label: 1 } ) );
		expectConsole( 'warn', new RegExp( TITLE_FILTER ) );
		expectConsole( 'warn', new RegExp( COUNT_FILTER ) );
		render( <VariationsScreen />, { url: url() } );
		await ready();
		expect( screen.getByRole( 'list', { name: 'Totals' } ) ).toHaveTextContent( '3 variations sold' );
	} );
} );
