import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { buildQuery, parseQuery } from '@store-admin/query';
import { buildReportAddress } from '../build-report-address';
import { parseReportAddress } from '../parse-report-address';
import type { ReportQueryDefinition } from '../report-address';
import { rowsRequest } from '../report-requests';
import { CONTEXT, CUSTOMERS, ORDERS, PRODUCTS, REVENUE, STOCK } from './definitions';

const parse = ( search: string, definition: ReportQueryDefinition ) => parseReportAddress( parseQuery( search ), definition, CONTEXT );

const NOVEMBER = { after: '2026-11-01', before: '2026-11-27' };
const USUAL_DATES = { period: 'month', compare: 'previous_year', range: NOVEMBER, interval: 'day' };

describe( 'parseReportAddress', () => {
	test( 'returns the defaults for an empty address', () => {
		expect( parse( '', REVENUE ) ).toEqual( {
			address: {
				dates: USUAL_DATES,
				chart: 'gross_sales',
				chartType: 'line',
				orderby: 'date',
				order: 'desc',
				page: 1,
				rowsPerPage: 25,
				search: [],
				choices: {},
				match: 'all',
				advanced: [],
			},
			problems: [],
		} );
	} );

	test( 'parses every parameter', () => {
		const { address, problems } = parse(
			'period=custom&compare=previous_period&after=2026-01-01&before=2026-03-31&interval=week&chart=refunds&chartType=bar' +
				'&orderby=gross_sales&order=asc&paged=3&per_page=50',
			REVENUE
		);
		expect( problems ).toEqual( [] );
		expect( address ).toMatchObject( {
			dates: {
				period: 'custom',
				compare: 'previous_period',
				range: { after: '2026-01-01', before: '2026-03-31' },
				interval: 'week',
			},
			chart: 'refunds',
			chartType: 'bar',
			orderby: 'gross_sales',
			order: 'asc',
			page: 3,
			rowsPerPage: 50,
		} );
	} );

	test.each( [
		[ 'after comes later than before', 'period=custom&after=2026-11-20&before=2026-11-02', 'reversed_range', 'after', '2026-11-20' ],
		[ '30 February', 'period=custom&after=2026-02-30&before=2026-03-02', 'no_day', 'after', '2026-02-30' ],
		[ '29 February of a common year', 'period=custom&after=2026-02-01&before=2026-02-29', 'no_day', 'before', '2026-02-29' ],
		[ 'a date with a time', 'period=custom&after=2026-02-01T00:00:00&before=2026-02-28', 'no_day', 'after', '2026-02-01T00:00:00' ],
		[ 'a year of five digits', 'period=custom&after=2026-02-01&before=12026-02-28', 'no_day', 'before', '12026-02-28' ],
		[ 'the year 9999', 'period=custom&after=2026-02-01&before=9999-12-31', 'no_day', 'before', '9999-12-31' ],
		[ 'a custom range without an end', 'period=custom&after=2026-02-01', 'no_day', 'before', '' ],
		[ 'an unknown period', 'period=decade', 'unknown_period', 'period', 'decade' ],
		[ 'a period named like a property of objects', 'period=constructor', 'unknown_period', 'period', 'constructor' ],
		[ 'a list of periods', 'period[]=month&period[]=year', 'not_one_value', 'period', 'value[0]=month&value[1]=year' ],
		[ 'an unknown comparison', 'compare=last_week', 'unknown_comparison', 'compare', 'last_week' ],
		[ 'an unknown interval', 'interval=minute', 'unknown_interval', 'interval', 'minute' ],
		[ 'an interval that is longer than the range', 'interval=year', 'interval_not_allowed', 'interval', 'year' ],
		[ 'a malformed percent sign', 'period=%E0%A4%A', 'unknown_period', 'period', '%E0%A4%A' ],
	] )( 'returns the default dates for %s', ( _what, search, code, name, value ) => {
		const { address, problems } = parse( search, REVENUE );
		expect( address.dates ).toEqual( USUAL_DATES );
		expect( problems ).toContainEqual( { code, name, value } );
	} );

	test.each( [
		[ 'chart=profit', { code: 'unknown_chart', name: 'chart', value: 'profit' }, { chart: 'orders_count' } ],
		[ 'chartType=pie', { code: 'unknown_chart_type', name: 'chartType', value: 'pie' }, { chartType: 'line' } ],
		[ 'orderby=sku', { code: 'not_sortable', name: 'orderby', value: 'sku' }, { orderby: 'date' } ],
		[ 'order=up', { code: 'unknown_order', name: 'order', value: 'up' }, { order: 'desc' } ],
		[ 'paged=0', { code: 'no_page', name: 'paged', value: '0' }, { page: 1 } ],
		[ 'paged=-2', { code: 'no_page', name: 'paged', value: '-2' }, { page: 1 } ],
		[ 'paged=1e9', { code: 'no_page', name: 'paged', value: '1e9' }, { page: 1 } ],
		[ 'paged[]=2', { code: 'not_one_value', name: 'paged', value: 'value[0]=2' }, { page: 1 } ],
		[ 'per_page=1000', { code: 'no_row_count', name: 'per_page', value: '1000' }, { rowsPerPage: 25 } ],
		[ 'filter=single_product', { code: 'unknown_choice', name: 'filter', value: 'single_product' }, { choices: {} } ],
		[ 'filter=advanced&match=some', { code: 'unknown_match', name: 'match', value: 'some' }, { match: 'all' } ],
		[ 'filter=advanced&status_is=lost', { code: 'unusable_value', name: 'status_is', value: 'lost' }, { advanced: [] } ],
		[ 'filter=advanced&refunds[]=all', { code: 'unusable_value', name: 'refunds', value: 'value[0]=all' }, { advanced: [] } ],
		[ 'filter=advanced&product_includes=abc', { code: 'unusable_ids', name: 'product_includes', value: 'abc' }, { advanced: [] } ],
		[ 'filter=advanced&attribute_is=7', { code: 'unusable_value', name: 'attribute_is', value: '7' }, { advanced: [] } ],
	] )( 'reports %s and returns the default', ( search, problem, expected ) => {
		const { address, problems } = parse( search, ORDERS );
		expect( problems ).toContainEqual( problem );
		expect( address ).toMatchObject( expected );
	} );

	test( 'keeps valid ids', () => {
		const { address, problems } = parse( 'filter=compare-products&products=abc,-1,999999,0,1.5,999999', PRODUCTS );
		expect( address.choices ).toEqual( { filter: { value: 'compare-products', ids: [ '999999' ] } } );
		expect( problems ).toEqual( [ { code: 'unusable_ids', name: 'products', value: 'abc,-1,999999,0,1.5,999999' } ] );
	} );

	test( 'accepts a list of ids instead of one text', () => {
		const { address, problems } = parse( 'filter=compare-products&products[]=4&products[]=5', PRODUCTS );
		expect( address.choices[ 'filter' ]?.ids ).toEqual( [ '4', '5' ] );
		expect( problems ).toEqual( [] );
	} );

	test( 'keeps 100 of 500 ids', () => {
		const ids = Array.from( { length: 500 }, ( _, index ) => String( index + 1 ) );
		const { address, problems } = parse( `filter=compare-products&products=${ ids.join( ',' ) }`, PRODUCTS );
		expect( address.choices[ 'filter' ]?.ids ).toEqual( ids.slice( 0, 100 ) );
		expect( problems ).toMatchObject( [ { code: 'too_many_ids', name: 'products' } ] );
	} );

	test( 'ignores the choice of a single record without a valid id', () => {
		const { address, problems } = parse( 'filter=single_product&products=none', PRODUCTS );
		expect( address.choices ).toEqual( {} );
		expect( problems.map( ( { code } ) => code ) ).toEqual( [ 'unusable_ids', 'no_ids' ] );
	} );

	test( 'ignores the choice of a filter that is not shown', () => {
		const search = 'filter=single_product&products=58&filter-variations=single_variation&variations=59';
		expect( parse( search, PRODUCTS ).address.choices ).not.toHaveProperty( 'filter-variations' );
		expect( parse( `${ search }&is-variable=true`, PRODUCTS ).address.choices ).toHaveProperty( 'filter-variations', {
			value: 'single_variation',
			ids: [ '59' ],
		} );
	} );

	test( 'leaves out a filter whose showFilters throws', () => {
		const [ filter ] = STOCK.filters;
		const showFilters = () => {
			throw new TypeError( 'query.products is undefined' );
		};
		const broken = { ...STOCK, filters: filter ? [ { ...filter, showFilters } ] : [] };
		const { address, problems } = parse( 'type=lowstock', broken );
		expect( address.choices ).toEqual( {} );
		expect( problems ).toEqual( [ { code: 'filter_failed', name: 'type', value: 'lowstock' } ] );
	} );

	test( 'accepts "between" only with two values in order', () => {
		const between = ( name: string, ...ends: readonly string[] ) =>
			parse( `filter=advanced&${ ends.map( ( end ) => `${ name }_between[]=${ end }` ).join( '&' ) }`, CUSTOMERS ).address.advanced;
		expect( between( 'total_spend', '9', '10' ) ).toEqual( [ { key: 'total_spend', rule: 'between', value: [ '9', '10' ] } ] );
		expect( between( 'total_spend', '10', '9' ) ).toEqual( [] );
		expect( between( 'total_spend', '1', '2', '3' ) ).toEqual( [] );
		expect( between( 'registered', '2026-02-01', '2026-02-30' ) ).toEqual( [] );
		expect( between( 'registered', '2026-03-01', '2026-02-01' ) ).toEqual( [] );
	} );

	test( 'D9: uses the period of an address without a comparison, and the comparison of the settings', () => {
		const { address } = parse( 'period=last_year', REVENUE );
		expect( address.dates ).toMatchObject( { period: 'last_year', compare: 'previous_year', range: { after: '2025-01-01' } } );
	} );

	test.each( [
		[ 'period=week&amp;compare=previous_period', { period: 'week', compare: 'previous_period' } ],
		[ 'period=custom&compare=previous_period&after=2026-01-01&before=2026-01-31', { period: 'custom', compare: 'previous_period' } ],
		[ 'period=nonsense', { period: 'month', compare: 'previous_year' } ],
		[ '', { period: 'month', compare: 'previous_year' } ],
	] )( 'uses the default range %j of the settings', ( defaultRange, expected ) => {
		const { address, problems } = parseReportAddress( {}, REVENUE, { ...CONTEXT, defaultRange } );
		expect( address.dates ).toMatchObject( expected );
		expect( problems ).toEqual( [] );
	} );

	test( 'D5: replaces an interval that is too short for a long range', () => {
		const long = 'period=custom&compare=previous_year&after=1970-01-01&before=2199-12-31';
		const { address, problems } = parse( `${ long }&interval=day`, REVENUE );
		expect( address.dates?.interval ).toBe( 'quarter' );
		expect( problems ).toEqual( [ { code: 'interval_not_allowed', name: 'interval', value: 'day' } ] );
	} );

	test( 'U4: ignores unknown parameters', () => {
		const { address, problems } = parse( 'foo[]=1&bar=%E0%A4%A&ip-geo-block-auth-nonce=1&__proto__[x]=1', REVENUE );
		expect( { address, problems } ).toEqual( parse( '', REVENUE ) );
	} );

	test( 'never throws, and returns an address that can be requested and parsed again without problems', () => {
		const names = fc.constantFrom(
			...[ 'period', 'compare', 'after', 'before', 'interval', 'chart', 'orderby', 'order', 'paged', 'per_page', 'search', 'filter' ],
			...[
				'match',
				'status_is',
				'product_includes',
				'attribute_is',
				'attribute_is[0]',
				'attribute_is[0][]',
				'refunds',
				'filter[a][b]',
			]
		);
		const values = fc.oneof(
			fc.string( { unit: 'binary', maxLength: 12 } ),
			fc.constantFrom(
				'custom',
				'advanced',
				'2026-02-30',
				'2026-11-02',
				'2025-01-01',
				'%',
				'%E0%A4%A',
				'-1',
				'0',
				'5,6,x',
				'day',
				'year'
			)
		);
		const searches = fc.array( fc.tuple( names, values ), { maxLength: 12 } );
		fc.assert(
			fc.property( searches, ( pairs ) => {
				const { address } = parse( pairs.map( ( [ name, value ] ) => `${ name }=${ value }` ).join( '&' ), ORDERS );
				const built = parseReportAddress( parseBuilt( address ), ORDERS, CONTEXT );
				expect( built ).toEqual( { address, problems: [] } );
				expect( rowsRequest( address, ORDERS ).params ).toHaveProperty( 'page' );
			} ),
			{ numRuns: 150 }
		);
	} );
} );

function parseBuilt( address: ReturnType< typeof parse >[ 'address' ] ) {
	return parseQuery( buildQuery( buildReportAddress( address, ORDERS ) ) );
}
