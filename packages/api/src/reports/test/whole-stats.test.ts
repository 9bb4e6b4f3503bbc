import { describe, expect, test } from '@jest/globals';
import { answer, onRest, restError, restRequests, type RestRequest } from '../../../../../tests/js/fake-rest';
import { fetchStatsPage, fetchWholeStats } from '../whole-stats';

const ROUTE = 'GET /wc-analytics/reports/revenue/stats';
const DAY_MS = 86_400_000;

const dayAt = ( index: number ) => new Date( Date.UTC( 2026, 0, 1 ) + index * DAY_MS ).toISOString().slice( 0, 10 );
const intervalAt = ( index: number ) => ( {
	interval: dayAt( index ),
	date_start: `${ dayAt( index ) } 00:00:00`,
	date_end: `${ dayAt( index ) } 23:59:59`,
	subtotals: { net_revenue: index, segments: [] },
} );

/** Makes the fake REST API answer with this many days of sales. */
function haveDays( count: number, change: ( page: number ) => number = () => 0 ): void {
	onRest( ROUTE, ( { query }: RestRequest ) => {
		const page = Number( query[ 'page' ] ?? 1 );
		const first = ( page - 1 ) * 100 + change( page );
		const intervals = Array.from( { length: Math.min( 100, count - first ) }, ( _, index ) => intervalAt( first + index ) );
		const headers = { 'X-WP-Total': String( count ), 'X-WP-TotalPages': String( Math.ceil( count / 100 ) ) };
		return answer( 200, { totals: { net_revenue: 7, segments: [] }, intervals }, headers );
	} );
}

describe( 'fetchWholeStats', () => {
	test( 'returns totals, intervals and segments', async () => {
		const segment = { segment_id: '26', segment_label: 'Mug', subtotals: { net_revenue: 175.57 } };
		onRest(
			ROUTE,
			answer(
				200,
				{
					totals: { net_revenue: '22509.210000000003', orders_count: null, currencies: { usd: 1 }, segments: [ segment ] },
					intervals: [
						{ ...intervalAt( 0 ), subtotals: { net_revenue: -3, segments: { 1: { ...segment, segment_label: null } } } },
					],
				},
				{ 'X-WP-Total': '1', 'X-WP-TotalPages': '1' }
			)
		);
		expect( await fetchWholeStats( 'revenue/stats', {} ) ).toEqual( {
			totals: { figures: { net_revenue: 22509.210000000003, orders_count: null }, segments: [ segment ] },
			intervals: [
				{
					interval: '2026-01-01',
					date_start: '2026-01-01 00:00:00',
					date_end: '2026-01-01 23:59:59',
					figures: { net_revenue: -3 },
					segments: [ { ...segment, segment_label: '' } ],
				},
			],
		} );
	} );

	test( 'joins the pages of 365 days in order', async () => {
		haveDays( 365 );
		const { intervals } = await fetchWholeStats( 'revenue/stats', { interval: 'day', per_page: 100, fields: [ 'net_revenue' ] } );
		expect( intervals.map( ( { interval } ) => interval ) ).toEqual( Array.from( { length: 365 }, ( _, index ) => dayAt( index ) ) );
		expect( restRequests( ROUTE ).map( ( { query } ) => query[ 'page' ] ?? '1' ) ).toEqual( [ '1', '2', '3', '4' ] );
		expect( restRequests( ROUTE )[ 3 ]?.query ).toMatchObject( { per_page: '100', fields: [ 'net_revenue' ] } );
	} );

	test( 'returns an interval only once when two pages contain it', async () => {
		haveDays( 150, ( page ) => ( page === 2 ? -1 : 0 ) );
		const { intervals } = await fetchWholeStats( 'revenue/stats', {} );
		expect( new Set( intervals.map( ( { interval } ) => interval ) ).size ).toBe( intervals.length );
	} );

	test( 'returns the totals of the host even if they are not the sum of the intervals', async () => {
		haveDays( 3 );
		expect( ( await fetchWholeStats( 'revenue/stats', {} ) ).totals.figures ).toEqual( { net_revenue: 7 } );
	} );

	test( 'accepts totals without intervals and headers, such as those of stock', async () => {
		onRest( 'GET /wc-analytics/reports/stock/stats', { totals: { products: 118, lowstock: 7 } } );
		expect( await fetchWholeStats( 'stock/stats', {} ) ).toEqual( {
			totals: { figures: { products: 118, lowstock: 7 }, segments: [] },
			intervals: [],
		} );
	} );

	test( 'accepts the empty list that PHP sends for empty totals', async () => {
		onRest( ROUTE, { totals: [], intervals: [] } );
		expect( await fetchWholeStats( 'revenue/stats', {} ) ).toEqual( { totals: { figures: {}, segments: [] }, intervals: [] } );
	} );

	test( 'throws when a later page fails', async () => {
		onRest( ROUTE, ( { query }: RestRequest ) =>
			query[ 'page' ] === '2'
				? restError( 500, 'internal', 'Out of memory.' )
				: answer( 200, { totals: {}, intervals: [ intervalAt( 0 ) ] }, { 'X-WP-Total': '101', 'X-WP-TotalPages': '2' } )
		);
		await expect( fetchWholeStats( 'revenue/stats', {} ) ).rejects.toMatchObject( { code: 'internal' } );
	} );

	test.each( [
		[
			'a figure that is a text',
			{ totals: { net_revenue: 'lots' }, intervals: [] },
			'totals.net_revenue: expected a number, received "lots"',
		],
		[
			'an interval without a name',
			{ totals: {}, intervals: [ { ...intervalAt( 0 ), interval: '' } ] },
			'intervals.0.interval: expected a text that is not empty, received ""',
		],
		[
			'an interval without figures',
			{ totals: {}, intervals: [ { ...intervalAt( 0 ), subtotals: 'none' } ] },
			'intervals.0.subtotals: expected an object, received "none"',
		],
		[
			'intervals without the headers that count them',
			{ totals: {}, intervals: [ intervalAt( 0 ) ] },
			'X-WP-Total, X-WP-TotalPages: expected numbers, received nothing',
		],
	] )( 'throws on %s', async ( _what, body, problem ) => {
		onRest( ROUTE, body );
		await expect( fetchWholeStats( 'revenue/stats', {} ) ).rejects.toMatchObject( { code: 'wrong_shape', problem } );
	} );

	test( 'F1: aborts its requests when the caller no longer needs them', async () => {
		haveDays( 300 );
		const controller = new AbortController();
		const stats = fetchWholeStats( 'revenue/stats', {}, controller.signal );
		controller.abort();
		await expect( stats ).rejects.toMatchObject( { isAborted: true } );
	} );
} );

test( 'fetchStatsPage returns one page and the counts of all pages', async () => {
	haveDays( 150 );
	const page = await fetchStatsPage( 'revenue/stats', { page: 2, orderby: 'date' } );
	expect( page ).toMatchObject( { total: 150, totalPages: 2, totals: { figures: { net_revenue: 7 } } } );
	expect( page.intervals ).toHaveLength( 50 );
} );
