import { combineReducers, createReduxStore } from '@wordpress/data';
import type { ApiError, Query } from '@store-admin/api';
import { deferred } from '../../core/remote-data/deferred';
import type { Keyed } from '../../core/remote-data/keyed-values';
import { getRequestError, requestsReducer, type RequestsState } from '../../core/remote-data/requests';
import { stableKey } from '../../core/remote-data/stable-key';
import { actions, items, stats, type Report } from './report-values';

interface ReportsState {
	readonly items: Keyed< Report >;
	readonly stats: Keyed< Report >;
	readonly requests: RequestsState;
}

const EMPTY: Report = {};

const selectors = {
	getReportItems: ( state: ReportsState, endpoint: string, query: Query ): Report => state.items[ stableKey( endpoint, query ) ] ?? EMPTY,
	getReportItemsError: ( state: ReportsState, endpoint: string, query: Query ): ApiError | undefined =>
		getRequestError( state.requests, 'getReportItems', [ endpoint, query ] ),
	getReportStats: ( state: ReportsState, endpoint: string, query: Query ): Report => state.stats[ stableKey( endpoint, query ) ] ?? EMPTY,
	getReportStatsError: ( state: ReportsState, endpoint: string, query: Query ): ApiError | undefined =>
		getRequestError( state.requests, 'getReportStats', [ endpoint, query ] ),
};

/** Rows, totals and intervals of the reports. */
export const reportsStore = createReduxStore< ReportsState, typeof actions, typeof selectors >( 'wc/admin/reports', {
	reducer: combineReducers( { items: items.reducer, stats: stats.reducer, requests: requestsReducer } ),
	actions,
	selectors,
	resolvers: deferred( ( { reports } ) => reports.resolvers, [ 'getReportItems', 'getReportStats' ] ),
} );
