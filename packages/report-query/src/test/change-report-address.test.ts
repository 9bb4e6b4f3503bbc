import { describe, expect, test } from '@jest/globals';
import { withAdvanced, withChart, withChoice, withDates, withPage, withRowsPerPage, withSearch, withSort } from '../change-report-address';
import type { ReportDates } from '../report-address';
import { CUSTOMERS, filterOf, ORDERS, PRODUCTS } from './definitions';

const QUARTER: ReportDates = {
	period: 'quarter',
	compare: 'previous_period',
	range: { after: '2026-10-01', before: '2026-11-27' },
	interval: 'week',
};
const [ PRODUCT_FILTER = filterOf( [] ), VARIATION_FILTER = filterOf( [] ) ] = PRODUCTS.filters;

describe( 'changes of the address', () => {
	test( 'withDates returns to the first page and keeps filters, sorting and parameters of extensions', () => {
		const query = { path: '/analytics/orders', period: 'custom', after: '2026-01-01', before: '2026-01-31', paged: '3', foo: [ '1' ] };
		expect( withDates( { ...query, orderby: 'net_total', filter: 'advanced' }, QUARTER ) ).toEqual( {
			path: '/analytics/orders',
			foo: [ '1' ],
			orderby: 'net_total',
			filter: 'advanced',
			period: 'quarter',
			compare: 'previous_period',
			interval: 'week',
		} );
	} );

	test( 'withDates adds the days of a custom period', () => {
		const dates = { ...QUARTER, period: 'custom' as const };
		expect( withDates( {}, dates ) ).toMatchObject( { period: 'custom', after: '2026-10-01', before: '2026-11-27' } );
	} );

	test( 'withChart keeps the page', () => {
		expect( withChart( { paged: '3', chart: 'orders_count' }, { chart: 'net_revenue' } ) ).toEqual( {
			paged: '3',
			chart: 'net_revenue',
		} );
	} );

	test( 'withSort returns to the first page and leaves out the default order', () => {
		expect( withSort( { paged: '3' }, ORDERS, 'net_total', 'asc' ) ).toEqual( { orderby: 'net_total', order: 'asc' } );
		expect( withSort( { orderby: 'net_total', order: 'asc' }, ORDERS, 'date', 'desc' ) ).toEqual( {} );
	} );

	test( 'withPage and withRowsPerPage set their parameters and leave out defaults', () => {
		expect( withPage( { per_page: '50' }, 2 ) ).toEqual( { per_page: '50', paged: 2 } );
		expect( withPage( { paged: '2' }, 1 ) ).toEqual( {} );
		expect( withRowsPerPage( { paged: '3' }, 100 ) ).toEqual( { per_page: 100 } );
		expect( withRowsPerPage( { per_page: '100' }, 25 ) ).toEqual( {} );
	} );

	test( 'withSearch removes chosen products and keeps other filters', () => {
		const query = { filter: 'compare-products', products: '4,5', orderby: 'sku', paged: '2' };
		expect( withSearch( query, PRODUCTS, [ 'mug', 'a, b' ] ) ).toEqual( { orderby: 'sku', search: 'mug,a%2C b' } );
		const advanced = { filter: 'advanced', country_includes: 'DE', search: 'ada' };
		expect( withSearch( advanced, CUSTOMERS, [ 'eve' ] ) ).toEqual( { ...advanced, search: 'eve' } );
		expect( withSearch( advanced, CUSTOMERS, [] ) ).toEqual( { filter: 'advanced', country_includes: 'DE' } );
	} );

	test( 'withChoice keeps dates, static parameters and parameters of extensions, and removes all others', () => {
		const query = {
			path: '/analytics/products',
			period: 'month',
			chartType: 'bar',
			per_page: '50',
			paged: '4',
			orderby: 'sku',
			search: 'mug',
			chart: 'orders_count',
			'filter-variations': 'single_variation',
			variations: '59',
			extra: 'yes',
		};
		expect( withChoice( query, PRODUCTS, PRODUCT_FILTER, { value: 'compare-products', ids: [ '4', '5' ] } ) ).toEqual( {
			path: '/analytics/products',
			period: 'month',
			chartType: 'bar',
			per_page: '50',
			extra: 'yes',
			filter: 'compare-products',
			products: '4,5',
		} );
	} );

	test( 'withChoice of a nested filter keeps the outer filter', () => {
		const query = { filter: 'single_product', products: '58', paged: '2' };
		expect( withChoice( query, PRODUCTS, VARIATION_FILTER, { value: 'single_variation', ids: [ '59' ] } ) ).toEqual( {
			filter: 'single_product',
			products: '58',
			'filter-variations': 'single_variation',
			variations: '59',
		} );
	} );

	test( 'withChoice of the default removes the parameters of the filter', () => {
		const query = { filter: 'compare-products', products: '4,5', period: 'month' };
		expect( withChoice( query, PRODUCTS, PRODUCT_FILTER, { value: 'all', ids: [] } ) ).toEqual( { period: 'month' } );
	} );

	test( 'withAdvanced replaces the advanced filters and returns to the first page', () => {
		const query = { filter: 'advanced', match: 'all', status_is: 'completed', paged: '2', orderby: 'net_total' };
		const active = [
			{ key: 'product', rule: 'includes', value: [ '4', '5' ] },
			{ key: 'attribute', rule: 'is', value: [ '1', '12' ] },
			{ key: 'attribute', rule: 'is', value: [ '2', '20' ] },
			{ key: 'gone', rule: 'is', value: 'x' },
		];
		expect( withAdvanced( query, ORDERS, active, 'any' ) ).toEqual( {
			filter: 'advanced',
			match: 'any',
			orderby: 'net_total',
			product_includes: '4,5',
			attribute_is: [
				[ '1', '12' ],
				[ '2', '20' ],
			],
		} );
	} );
} );
