import { combineReducers, createReduxStore } from '@wordpress/data';
import { fetchReportItems, fetchReportStats, type ApiError, type Query, type ReportAnswer } from '@store-admin/api';
import { createKeyedValues, type Keyed } from '../remote-data/keyed-values';
import { getRequestError, reading, requestsReducer, type RequestsState } from '../remote-data/requests';
import { stableKey } from '../remote-data/stable-key';
import type { PlainAction } from '../remote-data/thunk';

/** Before the answer a report is an empty object, which extensions test for. */
type Report = Partial< ReportAnswer >;

interface ReportsState {
	readonly items: Keyed< Report >;
	readonly stats: Keyed< Report >;
	readonly requests: RequestsState;
}

const items = createKeyedValues< Report >( 'SET_REPORT_ITEMS' );
const stats = createKeyedValues< Report >( 'SET_REPORT_STATS' );
const EMPTY: Report = {};

const selectors = {
	getReportItems: ( state: ReportsState, endpoint: string, query: Query ): Report => state.items[ stableKey( endpoint, query ) ] ?? EMPTY,
	getReportItemsError: ( state: ReportsState, endpoint: string, query: Query ): ApiError | undefined =>
		getRequestError( state.requests, 'getReportItems', [ endpoint, query ] ),
	getReportStats: ( state: ReportsState, endpoint: string, query: Query ): Report => state.stats[ stableKey( endpoint, query ) ] ?? EMPTY,
	getReportStatsError: ( state: ReportsState, endpoint: string, query: Query ): ApiError | undefined =>
		getRequestError( state.requests, 'getReportStats', [ endpoint, query ] ),
};

const actions = {
	setReportItems: ( endpoint: string, query: Query, report: Report ): PlainAction =>
		items.receive( stableKey( endpoint, query ), report ),
	setReportStats: ( endpoint: string, query: Query, report: Report ): PlainAction =>
		stats.receive( stableKey( endpoint, query ), report ),
};

const resolvers = {
	getReportItems: reading( 'getReportItems', fetchReportItems, ( report, endpoint, query ) =>
		actions.setReportItems( endpoint, query, report )
	),
	getReportStats: reading( 'getReportStats', fetchReportStats, ( report, endpoint, query ) =>
		actions.setReportStats( endpoint, query, report )
	),
};

/** Rows, totals and intervals of the reports. */
export const reportsStore = createReduxStore< ReportsState, typeof actions, typeof selectors >( 'wc/admin/reports', {
	reducer: combineReducers( { items: items.reducer, stats: stats.reducer, requests: requestsReducer } ),
	actions,
	selectors,
	resolvers,
} );
