import { describe, expect, it } from '@jest/globals';
import { parseReportAddress, type ReportQueryDefinition } from '@store-admin/report-query';
import { requestsOf } from '../use-report';

const definition: ReportQueryDefinition = {
	endpoint: 'orders',
	hasDates: true,
	charts: [ { key: 'orders_count' }, { key: 'net_revenue' } ],
	sort: { orderbys: [ 'date' ], orderby: 'date', order: 'desc' },
	summaryFields: [ 'orders_count', 'products' ],
	filters: [],
	advancedFilters: { title: '', filters: {} },
};

const context = { today: '2026-11-27', weekStartsOn: 1, defaultRange: '' };
const addressOf = ( given: ReportQueryDefinition ) =>
	parseReportAddress( { period: 'month', compare: 'previous_year' }, given, context ).address;

describe( 'requestsOf', () => {
	it( 'asks for the fields of chart and totals in one request', () => {
		const { current, compared, summary } = requestsOf( addressOf( definition ), definition, [] );
		expect( current?.params[ 'fields' ] ).toEqual( [ 'orders_count', 'net_revenue', 'products' ] );
		expect( compared?.params[ 'fields' ] ).toEqual( [ 'orders_count', 'net_revenue' ] );
		expect( summary ).toBeNull();
	} );

	it( 'asks for the totals separately when they come from another route', () => {
		const categories = { ...definition, statsEndpoint: 'products' };
		const { current, summary } = requestsOf( addressOf( categories ), categories, [] );
		expect( current?.endpoint ).toBe( 'products/stats' );
		expect( summary?.endpoint ).toBe( 'orders/stats' );
	} );

	it( 'asks for totals and rows only, in a report without charts', () => {
		const stock = { ...definition, hasDates: false, charts: [] };
		const { current, compared, summary, rows } = requestsOf( addressOf( stock ), stock, [] );
		expect( [ current, compared ] ).toEqual( [ null, null ] );
		expect( summary?.params ).toEqual( { fields: [ 'orders_count', 'products' ] } );
		expect( rows.params ).not.toHaveProperty( 'after' );
	} );
} );
