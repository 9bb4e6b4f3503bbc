import type { ApiError, Query } from '@store-admin/api';
import { getRequestError } from '../../core/remote-data/requests';
import { stableKey } from '../../core/remote-data/stable-key';
import type { Report, ReportsState, StatsReport } from './state';

const EMPTY = {};

/** The public selectors of `wc/admin/reports`. */
export const selectors = {
	getReportItems: ( state: ReportsState, endpoint: string, query: Query ): Report => state.items[ stableKey( endpoint, query ) ] ?? EMPTY,
	getReportItemsError: ( state: ReportsState, endpoint: string, query: Query ): ApiError | undefined =>
		getRequestError( state.requests, 'getReportItems', [ endpoint, query ] ),
	getReportStats: ( state: ReportsState, endpoint: string, query: Query ): StatsReport =>
		state.stats[ stableKey( endpoint, query ) ] ?? EMPTY,
	getReportStatsError: ( state: ReportsState, endpoint: string, query: Query ): ApiError | undefined =>
		getRequestError( state.requests, 'getReportStats', [ endpoint, query ] ),
};
