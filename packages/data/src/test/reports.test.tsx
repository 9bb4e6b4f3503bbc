import { describe, expect, test } from '@jest/globals';
import { RegistryProvider } from '@wordpress/data';
import { act, renderHook, waitFor } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { answer, onRest, restError, restRequests, type RestRequest } from '../../../../tests/js/fake-rest';
import { useForgetReports, useLeaderboards, useReportStatsPage, useReportRows, useReportStats, type ReportQuestion } from '../index';
import { settle } from '../../../../tests/js/settle';
import { makeRegistry } from './make-registry';

const STATS = 'GET /wc-analytics/reports/orders/stats';
const COUNTS = { 'X-WP-Total': '1', 'X-WP-TotalPages': '1' };

const ask = ( after: string ): ReportQuestion => ( { endpoint: 'orders/stats', params: { after, fields: [ 'orders_count' ] } } );
const ordersOf = ( { query }: RestRequest ) => ( {
	totals: { orders_count: Number( String( query[ 'after' ] ).slice( -2 ) ) },
	intervals: [],
} );

/** Renders a hook with one registry; `visit` renders it again like another page of the app. */
function openPage< Question, Value >( useSubject: ( question: Question ) => Value, initialProps: Question ) {
	const registry = makeRegistry();
	const wrapper = ( { children }: { readonly children: ReactNode } ) => (
		<StrictMode>
			<RegistryProvider value={ registry }>{ children }</RegistryProvider>
		</StrictMode>
	);
	const visit = ( props: Question ) => renderHook( useSubject, { wrapper, initialProps: props } );
	return { visit, ...visit( initialProps ) };
}

const ready = ( count: number ) => ( { status: 'ready', data: { totals: { figures: { orders_count: count } } }, isRefreshing: false } );

/** Holds the answers of the stats route until the test releases them. */
function holdAnswers(): ( () => void )[] {
	const held: ( () => void )[] = [];
	onRest( STATS, async ( request: RestRequest ) => new Promise( ( resolve ) => held.push( () => resolve( ordersOf( request ) ) ) ) );
	return held;
}

describe( 'useReportStats', () => {
	test( 'fetches totals, and returns the old ones as outdated until those of another range arrive', async () => {
		onRest( STATS, ordersOf );
		const { result, rerender } = openPage( useReportStats, ask( '2026-11-01' ) );
		expect( result.current ).toMatchObject( { remote: { status: 'pending' }, isOutdated: false } );
		await waitFor( () => expect( result.current.remote ).toMatchObject( ready( 1 ) ) );
		rerender( ask( '2026-11-02' ) );
		expect( result.current ).toMatchObject( { remote: { ...ready( 1 ), isRefreshing: true }, isOutdated: true } );
		await waitFor( () => expect( result.current ).toMatchObject( { remote: ready( 2 ), isOutdated: false } ) );
	} );

	test( 'F1: aborts the request of the previous range and ignores its late answer', async () => {
		const held = holdAnswers();
		const { result, rerender } = openPage( useReportStats, ask( '2026-11-01' ) );
		await waitFor( () => expect( held.length ).toBeGreaterThan( 0 ) );
		rerender( ask( '2026-11-02' ) );
		await waitFor( () => expect( restRequests( STATS ).at( -1 )?.query[ 'after' ] ).toBe( '2026-11-02' ) );
		act( () => held.at( -1 )?.() );
		await waitFor( () => expect( result.current.remote ).toMatchObject( ready( 2 ) ) );
		held.forEach( ( send ) => send() );
		await settle();
		expect( result.current.remote ).toMatchObject( ready( 2 ) );
		rerender( ask( '2026-11-01' ) );
		expect( result.current ).toMatchObject( { isOutdated: true } );
	} );

	test( 'returns the cached answer of a report that was visited before at once, and refreshes it', async () => {
		onRest( STATS, ordersOf );
		const { visit, result, unmount } = openPage( useReportStats, ask( '2026-11-01' ) );
		await waitFor( () => expect( result.current.remote ).toMatchObject( ready( 1 ) ) );
		unmount();
		onRest( STATS, { totals: { orders_count: 9 }, intervals: [] } );
		const again = visit( ask( '2026-11-01' ) ).result;
		expect( again.current ).toMatchObject( { remote: { ...ready( 1 ), isRefreshing: true }, isOutdated: false } );
		await waitFor( () => expect( again.current.remote ).toMatchObject( ready( 9 ) ) );
	} );

	test( 'keeps the answer when a refresh fails', async () => {
		onRest( STATS, ordersOf );
		const { result } = openPage( useReportStats, ask( '2026-11-01' ) );
		await waitFor( () => expect( result.current.remote ).toMatchObject( ready( 1 ) ) );
		onRest( STATS, restError( 500, 'broken', 'Broken.' ) );
		act( () => result.current.retry() );
		await waitFor( () => expect( result.current.remote ).toMatchObject( { ...ready( 1 ), refreshError: { code: 'broken' } } ) );
	} );

	test( 'returns the failure of a range instead of the previous range', async () => {
		onRest( STATS, ordersOf );
		const { result, rerender } = openPage( useReportStats, ask( '2026-11-01' ) );
		await waitFor( () => expect( result.current.remote ).toMatchObject( ready( 1 ) ) );
		onRest( STATS, restError( 500, 'broken', 'Broken.' ) );
		rerender( ask( '2026-11-02' ) );
		await waitFor( () => expect( result.current ).toMatchObject( { remote: { status: 'failed' }, isOutdated: false } ) );
		onRest( STATS, ordersOf );
		act( () => result.current.retry() );
		await waitFor( () => expect( result.current.remote ).toMatchObject( ready( 2 ) ) );
	} );

	test( 'never returns figures of another route', async () => {
		onRest( STATS, ordersOf );
		onRest( 'GET /wc-analytics/reports/taxes/stats', async () => new Promise( () => {} ) );
		const { result, rerender } = openPage( useReportStats, ask( '2026-11-01' ) );
		await waitFor( () => expect( result.current.remote ).toMatchObject( ready( 1 ) ) );
		rerender( { ...ask( '2026-11-01' ), endpoint: 'taxes/stats' } );
		expect( result.current ).toMatchObject( { remote: { status: 'pending' }, isOutdated: false } );
	} );

	test( 'sends no request when the request is null', () => {
		const { result } = openPage< ReportQuestion | null, unknown >( useReportStats, null );
		expect( result.current ).toMatchObject( { remote: { status: 'pending' }, isOutdated: false } );
		expect( restRequests() ).toEqual( [] );
	} );

	test( 'fetches again when the cache is cleared', async () => {
		onRest( STATS, ordersOf );
		const { result } = openPage(
			( question: ReportQuestion ) => ( { stats: useReportStats( question ), forget: useForgetReports() } ),
			ask( '2026-11-01' )
		);
		await waitFor( () => expect( result.current.stats.remote ).toMatchObject( ready( 1 ) ) );
		onRest( STATS, { totals: { orders_count: 9 }, intervals: [] } );
		act( () => result.current.forget() );
		await waitFor( () => expect( result.current.stats.remote ).toMatchObject( ready( 9 ) ) );
	} );
} );

test( 'useReportRows and useReportStatsPage fetch pages of rows', async () => {
	onRest( 'GET /wc-analytics/reports/orders', answer( 200, [ { order_id: 5, status: 'completed' } ], COUNTS ) );
	onRest( STATS, answer( 200, { totals: { orders_count: 7 }, intervals: [] }, COUNTS ) );
	const rows = openPage( useReportRows, { endpoint: 'orders', params: { page: 1 } } as const ).result;
	const intervals = openPage( useReportStatsPage, ask( '2026-11-01' ) ).result;
	await waitFor( () => {
		expect( rows.current.remote ).toMatchObject( { status: 'ready', data: { rows: [ { order_id: 5 } ], total: 1, totalPages: 1 } } );
		expect( intervals.current.remote ).toMatchObject( { status: 'ready', data: { intervals: [], total: 1 } } );
	} );
} );

test( 'useLeaderboards fetches leaderboards', async () => {
	onRest( 'GET /wc-analytics/leaderboards', [ { id: 'products', label: 'Top products', headers: [], rows: [] } ] );
	const { result } = openPage( useLeaderboards, { per_page: 5 } );
	await waitFor( () => expect( result.current.remote ).toMatchObject( { status: 'ready', data: [ { id: 'products' } ] } ) );
} );
