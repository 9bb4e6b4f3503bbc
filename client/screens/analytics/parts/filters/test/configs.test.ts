import { describe, expect, it } from '@jest/globals';
import {
	parseAdvancedFilters,
	parseReportAddress,
	parseReportFilters,
	rowsRequest,
	withAdvanced,
	withChoice,
	type ActiveFilter,
	type AdvancedFilter,
	type AdvancedFilters,
	type ReportFilter,
	type ReportQueryDefinition,
} from '@store-admin/report-query';
import { buildQuery, parseQuery } from '@store-admin/query';
import { categoriesAdvancedFilters, categoriesFilters } from '../configs/categories';
import { couponsAdvancedFilters, couponsFilters } from '../configs/coupons';
import { customersAdvancedFilters, customersFilters } from '../configs/customers';
import { downloadsAdvancedFilters, downloadsFilters } from '../configs/downloads';
import { ordersAdvancedFilters, ordersFilters } from '../configs/orders';
import { productsAdvancedFilters, productsFilters } from '../configs/products';
import { revenueAdvancedFilters, revenueFilters } from '../configs/revenue';
import { stockAdvancedFilters, stockFilters } from '../configs/stock';
import { taxesAdvancedFilters, taxesFilters } from '../configs/taxes';
import { variationsAdvancedFilters, variationsFilters } from '../configs/variations';

const statuses = { processing: 'Processing', completed: 'Completed' };
const payments = ordersAdvancedFilters( { statuses, paymentMethods: { bacs: 'Bank transfer' } } );
const orders = ordersAdvancedFilters( { statuses, paymentMethods: {} } );

const REPORTS: Readonly< Record< string, readonly [ ReportFilter[], AdvancedFilters ] > > = {
	revenue: [ revenueFilters(), revenueAdvancedFilters() ],
	products: [ productsFilters(), productsAdvancedFilters() ],
	variations: [ variationsFilters(), variationsAdvancedFilters() ],
	orders: [ ordersFilters(), orders ],
	categories: [ categoriesFilters(), categoriesAdvancedFilters() ],
	coupons: [ couponsFilters(), couponsAdvancedFilters() ],
	taxes: [ taxesFilters(), taxesAdvancedFilters( { hasLocation: false } ) ],
	stock: [ stockFilters(), stockAdvancedFilters() ],
	downloads: [ downloadsFilters(), downloadsAdvancedFilters() ],
	customers: [ customersFilters(), customersAdvancedFilters() ],
};

const rows = Object.entries( REPORTS ).map( ( [ report, [ filters, advanced ] ] ) => ( { report, filters, advanced } ) );

function definitionOf( filters: readonly ReportFilter[], advancedFilters: AdvancedFilters ): ReportQueryDefinition {
	return {
		endpoint: 'any',
		hasDates: false,
		charts: [],
		sort: { orderbys: [ 'id' ], orderby: 'id', order: 'asc' },
		summaryFields: [],
		filters,
		advancedFilters,
	};
}

/** The filter arguments of the request for the rows, after the address was opened. */
function argumentsOf( query: object, definition: ReportQueryDefinition ) {
	const opened = parseQuery( buildQuery( query as never ) );
	const { address } = parseReportAddress( { ...opened, 'is-variable': '1' }, definition, {
		today: '2026-11-27',
		weekStartsOn: 1,
		defaultRange: '',
	} );
	const { orderby: _orderby, order: _order, page: _page, per_page: _rows, ...params } = rowsRequest( address, definition ).params;
	return params;
}

const VALUES: Readonly< Record< string, ( rule: string | null ) => ActiveFilter[ 'value' ] > > = {
	SelectControl: () => '',
	Search: () => [ '3', '4' ],
	Number: ( rule ) => ( rule === 'between' ? [ '1', '2' ] : '5' ),
	Currency: ( rule ) => ( rule === 'between' ? [ '1.5', '2' ] : '5.5' ),
	Date: ( rule ) => ( rule === 'between' ? [ '2026-01-01', '2026-02-01' ] : '2026-02-28' ),
	ProductAttribute: () => [ '1', '35' ],
};

function valueOf( { input }: AdvancedFilter, rule: string | null ): ActiveFilter[ 'value' ] {
	return input.options?.[ 0 ]?.value ?? VALUES[ input.component ]?.( rule ) ?? '';
}

/** One filter for each rule of each advanced filter. */
function eachRule( { filters }: AdvancedFilters ): readonly ActiveFilter[] {
	return Object.entries( filters ).flatMap( ( [ key, filter ] ) =>
		( filter.rules.length > 0 ? filter.rules.map( ( { value } ) => value ) : [ null ] ).map( ( rule ) => ( {
			key,
			rule,
			value: valueOf( filter, rule ),
		} ) )
	);
}

describe.each( rows )( 'The filters of $report', ( { filters, advanced } ) => {
	it( 'have the public shape', () => {
		expect( parseReportFilters( filters ) ).toEqual( { value: filters, problems: [] } );
		expect( parseAdvancedFilters( advanced ) ).toEqual( { value: advanced, problems: [] } );
	} );

	it( 'have texts for every control', () => {
		const texts = Object.values( advanced.filters ).flatMap( ( { labels, rules } ) => [
			...[ 'add', 'remove', 'rule', 'title' ].map( ( name ) => labels[ name ] ),
			...rules.map( ( { label } ) => label ),
		] );
		expect( [ ...texts, advanced.title, ...filters.map( ( { label } ) => label ) ] ).not.toContain( '' );
		expect( advanced.title ).toContain( '<select/>' );
	} );
} );

describe( 'The menu of', () => {
	it.each( [
		[ 'products', 'single_product', { products: '3' } ],
		[ 'products', 'compare-products', { products: '3,4' } ],
		[ 'variations', 'single_variation', { variations: '3' } ],
		[ 'variations', 'compare-variations', { variations: '3,4' } ],
		[ 'categories', 'single_category', { categories: '3' } ],
		[ 'categories', 'compare-categories', { categories: '3,4' } ],
		[ 'coupons', 'single_coupon', { coupons: '3' } ],
		[ 'coupons', 'compare-coupons', { coupons: '3,4' } ],
		[ 'taxes', 'compare-taxes', { taxes: '3,4' } ],
		[ 'customers', 'single_customer', { customers: '3' } ],
		[ 'stock', 'lowstock', { type: 'lowstock' } ],
	] )( '%s turns the choice %s into arguments of the route', ( report, value, expected ) => {
		const [ filters, advanced ] = REPORTS[ report ] ?? [ [], { title: '', filters: {} } ];
		const definition = definitionOf( filters, advanced );
		const ids = Object.values( expected ).join().split( ',' ).filter( Number );
		const [ filter ] = filters;
		expect( filter && argumentsOf( withChoice( {}, definition, filter, { value, ids } ), definition ) ).toEqual( expected );
	} );

	it( 'products keeps the product while its variations are compared', () => {
		const definition = definitionOf( productsFilters(), productsAdvancedFilters() );
		const [ , variations ] = definition.filters;
		const query = { filter: 'single_product', products: '58' };
		expect(
			variations &&
				argumentsOf( withChoice( query, definition, variations, { value: 'compare-variations', ids: [ '3', '4' ] } ), definition )
		).toEqual( { products: '58', variations: '3,4' } );
	} );

	it( 'products has the variations only for a product with variations', () => {
		const [ , variations ] = productsFilters();
		const context = { advancedFilters: productsAdvancedFilters() };
		expect( variations?.showFilters( { filter: 'single_product', products: '58', 'is-variable': '1' }, context ) ).toBe( true );
		expect( variations?.showFilters( { filter: 'single_product', products: '58' }, context ) ).toBe( false );
		expect( variations?.showFilters( { filter: 'all', products: '58', 'is-variable': '1' }, context ) ).toBe( false );
	} );

	it.each( [ [ revenueFilters() ], [ stockFilters().slice( 1 ) ] ] )(
		'a report without other choices is shown with advanced filters only',
		( [ filter ] ) => {
			expect( filter?.showFilters( {}, { advancedFilters: revenueAdvancedFilters() } ) ).toBe( false );
			expect( filter?.showFilters( {}, { advancedFilters: orders } ) ).toBe( true );
		}
	);
} );

describe( 'The advanced filters of', () => {
	const includes = ( ...names: readonly string[] ) =>
		Object.fromEntries(
			names.flatMap( ( name ) => [
				[ `${ name }_includes`, '3,4' ],
				[ `${ name }_excludes`, '3,4' ],
			] )
		);
	const attributes = { attribute_is: [ [ '1', '35' ] ], attribute_is_not: [ [ '1', '35' ] ] };
	const limits = ( name: string, edge: string, between: readonly string[] ) => ( {
		[ `${ name }_max` ]: edge,
		[ `${ name }_min` ]: edge,
		[ `${ name }_between` ]: between,
	} );
	const days = ( name: string ) => ( {
		[ `${ name }_before` ]: '2026-02-28T23:59:59',
		[ `${ name }_after` ]: '2026-02-28T00:00:00',
		[ `${ name }_between` ]: [ '2026-01-01T00:00:00', '2026-02-01T23:59:59' ],
	} );

	it.each< [ string, AdvancedFilters, object ] >( [
		[
			'orders',
			orders,
			{
				status_is: 'processing',
				status_is_not: 'processing',
				...includes( 'product', 'variation', 'coupon', 'tax_rate' ),
				customer_type: 'new',
				refunds: 'all',
				...attributes,
			},
		],
		[ 'variations', variationsAdvancedFilters(), { ...attributes, ...includes( 'category', 'product' ) } ],
		[ 'downloads', downloadsAdvancedFilters(), includes( 'product', 'customer', 'order', 'ip_address' ) ],
		[
			'customers',
			customersAdvancedFilters(),
			{
				...includes( 'name', 'country', 'username', 'email' ),
				...limits( 'orders_count', '5', [ '1', '2' ] ),
				...limits( 'total_spend', '5.5', [ '1.5', '2' ] ),
				...limits( 'avg_order_value', '5.5', [ '1.5', '2' ] ),
				...days( 'registered' ),
				...days( 'last_active' ),
			},
		],
		[
			'orders of newer hosts',
			{ ...orders, filters: { payment_method: payments.filters[ 'payment_method' ] as AdvancedFilter } },
			includes( 'payment_method' ),
		],
		[ 'taxes on newer hosts', taxesAdvancedFilters( { hasLocation: true } ), includes( 'location' ) ],
	] )( '%s become arguments of the route, for each rule', ( _report, advanced, expected ) => {
		const definition = definitionOf( ordersFilters(), advanced );
		expect( argumentsOf( withAdvanced( {}, definition, eachRule( advanced ), 'any' ), definition ) ).toEqual( {
			match: 'any',
			...expected,
		} );
	} );

	it( 'orders have every status of the store', () => {
		expect( orders.filters[ 'status' ]?.input.options ).toEqual( [
			{ value: 'processing', label: 'Processing' },
			{ value: 'completed', label: 'Completed' },
		] );
	} );
} );
