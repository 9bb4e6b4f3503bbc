import { chartMode } from '../chart-mode';
import { describe, expect, test } from '@jest/globals';
import { parseQuery } from '@store-admin/query';
import { parseReportAddress } from '../parse-report-address';
import type { ReportQueryDefinition } from '../report-address';
import { chartRequests, exportRequest, rowsRequest, summaryRequest } from '../report-requests';
import { CATEGORIES, CONTEXT, COUPONS, CUSTOMERS, DOWNLOADS, ORDERS, PRODUCTS, REVENUE, STOCK, TAXES } from './definitions';

const addressOf = ( search: string, definition: ReportQueryDefinition ) =>
	parseReportAddress( parseQuery( search ), definition, CONTEXT ).address;

const NOVEMBER = { after: '2026-11-01T00:00:00', before: '2026-11-27T23:59:59' };
const YEAR_BEFORE = { after: '2025-11-01T00:00:00', before: '2025-11-27T23:59:59' };
const DAYS = { order: 'asc', interval: 'day', per_page: 100 };
const sorted = ( orderby: string, order = 'desc' ) => ( { orderby, order, page: 1, per_page: 25 } );
const ADVANCED_ORDERS = { match: 'all', status_is: 'completed', customer_type: 'returning', refunds: 'none' };

/** Requests of the host's own screens, per address: chart of the period, chart of the previous year, totals, rows. */
const RECORDED: readonly ( readonly [ string, ReportQueryDefinition, string, object | null, object | null, object | null, object ] )[] = [
	[
		'revenue',
		REVENUE,
		'',
		{ ...DAYS, ...NOVEMBER, fields: [ 'gross_sales', 'refunds', 'coupons', 'net_revenue', 'taxes', 'shipping', 'total_sales' ] },
		{ ...DAYS, ...YEAR_BEFORE, fields: [ 'gross_sales', 'refunds', 'coupons', 'net_revenue', 'taxes', 'shipping', 'total_sales' ] },
		{
			...DAYS,
			...NOVEMBER,
			fields: [ 'orders_count', 'gross_sales', 'total_sales', 'refunds', 'coupons', 'taxes', 'shipping', 'net_revenue' ],
		},
		{ ...sorted( 'date' ), ...NOVEMBER, interval: 'day' },
	],
	[
		'orders with advanced filters',
		ORDERS,
		'filter=advanced&match=all&status_is=completed&customer_type=returning&refunds=none',
		{ ...DAYS, ...NOVEMBER, ...ADVANCED_ORDERS, fields: [ 'orders_count', 'net_revenue', 'avg_order_value', 'avg_items_per_order' ] },
		{
			...DAYS,
			...YEAR_BEFORE,
			...ADVANCED_ORDERS,
			fields: [ 'orders_count', 'net_revenue', 'avg_order_value', 'avg_items_per_order' ],
		},
		{
			...DAYS,
			...NOVEMBER,
			...ADVANCED_ORDERS,
			fields: [ 'orders_count', 'total_customers', 'products', 'num_items_sold', 'coupons_count', 'net_revenue' ],
		},
		{ ...sorted( 'date' ), ...NOVEMBER, ...ADVANCED_ORDERS, extended_info: true },
	],
	[
		'products compared',
		PRODUCTS,
		'filter=compare-products&products=26,58',
		{ ...DAYS, ...NOVEMBER, segmentby: 'product', fields: [ 'items_sold', 'net_revenue', 'orders_count' ], products: '26,58' },
		{ ...DAYS, ...YEAR_BEFORE, segmentby: 'product', fields: [ 'items_sold', 'net_revenue', 'orders_count' ], products: '26,58' },
		{ ...DAYS, ...NOVEMBER, fields: [ 'products_count', 'items_sold', 'net_revenue', 'orders_count' ], products: '26,58' },
		{ ...sorted( 'items_sold' ), ...NOVEMBER, products: '26,58', extended_info: true },
	],
	[
		'a single product',
		PRODUCTS,
		'filter=single_product&products=58',
		{ ...DAYS, ...NOVEMBER, fields: [ 'items_sold', 'net_revenue', 'orders_count' ], products: '58' },
		{ ...DAYS, ...YEAR_BEFORE, fields: [ 'items_sold', 'net_revenue', 'orders_count' ], products: '58' },
		{ ...DAYS, ...NOVEMBER, fields: [ 'products_count', 'items_sold', 'net_revenue', 'orders_count' ], products: '58' },
		{ ...sorted( 'items_sold' ), ...NOVEMBER, products: '58', extended_info: true },
	],
	[
		'categories',
		CATEGORIES,
		'',
		{ ...DAYS, ...NOVEMBER, fields: [ 'items_sold', 'net_revenue', 'orders_count' ] },
		{ ...DAYS, ...YEAR_BEFORE, fields: [ 'items_sold', 'net_revenue', 'orders_count' ] },
		null,
		{ ...sorted( 'items_sold' ), ...NOVEMBER, extended_info: true },
	],
	[
		'a single coupon',
		COUPONS,
		'filter=single_coupon&coupons=12',
		{ ...DAYS, ...NOVEMBER, fields: [ 'orders_count', 'amount' ], coupons: '12' },
		{ ...DAYS, ...YEAR_BEFORE, fields: [ 'orders_count', 'amount' ], coupons: '12' },
		{ ...DAYS, ...NOVEMBER, fields: [ 'coupons_count', 'orders_count', 'amount' ], coupons: '12' },
		{ ...sorted( 'orders_count' ), ...NOVEMBER, coupons: '12', extended_info: true },
	],
	[
		'taxes compared',
		TAXES,
		'filter=compare-taxes&taxes=1,3',
		{
			...DAYS,
			...NOVEMBER,
			segmentby: 'tax_rate_id',
			fields: [ 'total_tax', 'order_tax', 'shipping_tax', 'orders_count' ],
			taxes: '1,3',
		},
		{
			...DAYS,
			...YEAR_BEFORE,
			segmentby: 'tax_rate_id',
			fields: [ 'total_tax', 'order_tax', 'shipping_tax', 'orders_count' ],
			taxes: '1,3',
		},
		{ ...DAYS, ...NOVEMBER, fields: [ 'tax_codes', 'total_tax', 'order_tax', 'shipping_tax', 'orders_count' ], taxes: '1,3' },
		{ ...sorted( 'tax_rate_id' ), ...NOVEMBER, taxes: '1,3' },
	],
	[
		'products with low stock',
		STOCK,
		'type=lowstock',
		null,
		null,
		{ type: 'lowstock', fields: [ 'products', 'outofstock', 'lowstock', 'instock', 'onbackorder' ] },
		{ ...sorted( 'stock_status', 'asc' ), type: 'lowstock' },
	],
	[
		'stock',
		STOCK,
		'',
		null,
		null,
		{ fields: [ 'products', 'outofstock', 'lowstock', 'instock', 'onbackorder' ] },
		{ ...sorted( 'stock_status', 'asc' ), type: 'all' },
	],
	[
		'customers with advanced filters',
		CUSTOMERS,
		'filter=advanced&match=all&country_includes=DE&orders_count_min=2',
		null,
		null,
		{
			match: 'all',
			country_includes: 'DE',
			orders_count_min: '2',
			fields: [ 'customers_count', 'avg_orders_count', 'avg_total_spend', 'avg_avg_order_value' ],
		},
		{ ...sorted( 'date_last_active' ), match: 'all', country_includes: 'DE', orders_count_min: '2' },
	],
	[
		'downloads of one address',
		DOWNLOADS,
		'filter=advanced&match=all&ip_address_includes=198.51.100.7',
		{ ...DAYS, ...NOVEMBER, fields: [ 'download_count' ], match: 'all', ip_address_includes: '198.51.100.7' },
		{ ...DAYS, ...YEAR_BEFORE, fields: [ 'download_count' ], match: 'all', ip_address_includes: '198.51.100.7' },
		null,
		{ ...sorted( 'date' ), ...NOVEMBER, match: 'all', ip_address_includes: '198.51.100.7', _embed: true },
	],
];

describe( 'requests of a report', () => {
	test.each( RECORDED )( 'match the host for %s', ( _name, definition, search, current, compared, summary, rows ) => {
		const address = addressOf( search, definition );
		const chart = chartRequests( address, definition );
		expect( chart.current?.params ?? null ).toEqual( current );
		expect( chart.compared?.params ?? null ).toEqual( compared );
		expect( summaryRequest( address, definition )?.params ?? null ).toEqual( summary );
		expect( rowsRequest( address, definition ).params ).toEqual( rows );
	} );

	test( 'use the routes of the report', () => {
		const address = addressOf( '', CATEGORIES );
		expect( chartRequests( address, CATEGORIES ).current?.endpoint ).toBe( 'products/stats' );
		expect( rowsRequest( address, CATEGORIES ).endpoint ).toBe( 'categories' );
		expect( rowsRequest( addressOf( '', REVENUE ), REVENUE ).endpoint ).toBe( 'revenue/stats' );
		expect( summaryRequest( addressOf( '', COUPONS ), COUPONS )?.endpoint ).toBe( 'coupons/stats' );
	} );

	test( 'match the host for a custom range by week', () => {
		const address = addressOf(
			'period=custom&compare=previous_period&after=2026-09-01&before=2026-11-27&interval=week&chartType=bar&paged=1',
			REVENUE
		);
		const { current, compared } = chartRequests( address, REVENUE );
		expect( current?.params ).toMatchObject( { interval: 'week', after: '2026-09-01T00:00:00', before: '2026-11-27T23:59:59' } );
		expect( compared?.params ).toMatchObject( { interval: 'week', after: '2026-06-05T00:00:00', before: '2026-08-31T23:59:59' } );
		expect( rowsRequest( address, REVENUE ).params ).toMatchObject( { interval: 'day' } );
	} );

	test( 'match the host for the second page of sorted orders', () => {
		const address = addressOf( 'orderby=net_total&order=asc&paged=2&per_page=25', ORDERS );
		expect( rowsRequest( address, ORDERS ).params ).toMatchObject( { orderby: 'net_total', order: 'asc', page: 2, per_page: 25 } );
	} );

	test( 'A10: contain the product after sorting and paging', () => {
		const address = addressOf( 'filter=single_product&products=9&orderby=net_revenue&paged=2', PRODUCTS );
		expect( rowsRequest( address, PRODUCTS ).params ).toMatchObject( { products: '9', orderby: 'net_revenue', page: 2 } );
	} );

	test( 'A11: contain attributes by id and by name', () => {
		const search = 'filter=advanced&attribute_is[0][0]=1&attribute_is[0][1]=12&attribute_is[1][0]=Color&attribute_is[1][1]=Blue';
		expect( rowsRequest( addressOf( search, ORDERS ), ORDERS ).params ).toMatchObject( {
			match: 'all',
			attribute_is: [
				[ '1', '12' ],
				[ 'Color', 'Blue' ],
			],
		} );
	} );

	test.each( [
		[ 'name_includes=4', { name_includes: '4' } ],
		[ 'country_excludes=DE,AT', { country_excludes: 'DE,AT' } ],
		[ 'orders_count_between[0]=2&orders_count_between[1]=5', { orders_count_between: [ '2', '5' ] } ],
		[ 'total_spend_max=10.50', { total_spend_max: '10.50' } ],
		[ 'registered_after=2026-01-31', { registered_after: '2026-01-31T00:00:00' } ],
		[ 'registered_before=2026-01-31', { registered_before: '2026-01-31T23:59:59' } ],
		[
			'registered_between[]=2026-01-01&registered_between[]=2026-01-31',
			{ registered_between: [ '2026-01-01T00:00:00', '2026-01-31T23:59:59' ] },
		],
	] )( 'A12: contain the customer filter %s', ( search, expected ) => {
		const address = addressOf( `filter=advanced&match=any&${ search }`, CUSTOMERS );
		expect( rowsRequest( address, CUSTOMERS ).params ).toEqual( { ...sorted( 'date_last_active' ), match: 'any', ...expected } );
	} );

	test( 'contain the choice of a filter without ids, for the code of an extension on the server', () => {
		const currency = { ...STOCK, filters: [ { ...( STOCK.filters[ 0 ] ?? failNoFilter() ), param: 'currency' } ] };
		expect( rowsRequest( addressOf( 'currency=lowstock', currency ), currency ).params ).toMatchObject( { currency: 'lowstock' } );
	} );

	test( 'contain the ids that the search box found', () => {
		const address = addressOf( 'search=mug', PRODUCTS );
		expect( rowsRequest( address, PRODUCTS, { found: [ 4, 5 ] } ).params ).toMatchObject( { products: '4,5' } );
	} );

	test( 'contain no segments while fewer than two items are compared', () => {
		const address = addressOf( 'filter=compare-products&products=58', PRODUCTS );
		expect( chartMode( address, PRODUCTS ) ).toBe( 'time-comparison' );
		expect( chartRequests( address, PRODUCTS ).current?.params ).not.toHaveProperty( 'segmentby' );
	} );

	test( 'contain the segments of the last filter, whatever chart the configuration of the filter names', () => {
		const definition = { ...PRODUCTS, segmentBy: { 'compare-variations': 'variation' } };
		const single = addressOf( 'filter=single_product&products=58', definition );
		expect( chartMode( single, definition ) ).toBe( 'time-comparison' );
		const compared = addressOf(
			'filter=single_product&products=58&is-variable=true&filter-variations=compare-variations&variations=59,60',
			definition
		);
		expect( chartMode( compared, definition ) ).toBe( 'item-comparison' );
		expect( chartRequests( compared, definition ).current?.params ).toMatchObject( {
			segmentby: 'variation',
			products: '58',
			variations: '59,60',
		} );
	} );

	test( 'contain arguments that only the totals have', () => {
		const definition = { ...PRODUCTS, summaryParams: { product_includes: '58' } };
		const address = addressOf( '', definition );
		expect( summaryRequest( address, definition )?.params ).toMatchObject( { product_includes: '58' } );
		expect( rowsRequest( address, definition ).params ).not.toHaveProperty( 'product_includes' );
	} );

	test( 'E4, E7: contain every filter and the days of a preset, but no page, for an export', () => {
		const address = addressOf( 'period=last_month&compare=previous_year&paged=3&filter=advanced&product_includes=5', ORDERS );
		expect( exportRequest( address, ORDERS ) ).toEqual( {
			endpoint: 'orders',
			params: {
				orderby: 'date',
				order: 'desc',
				after: '2026-10-01T00:00:00',
				before: '2026-10-31T23:59:59',
				extended_info: true,
				match: 'all',
				product_includes: '5',
			},
		} );
	} );
} );

function failNoFilter(): never {
	throw new Error( 'the definition has no filter' );
}
