import { combineReducers } from '@wordpress/data';
import type { Query, ReportAnswer, ReportRow, ReportStats } from '@store-admin/api';
import { createKeyedValues, type Keyed } from '../../core/remote-data/keyed-values';
import { requestsReducer, type RequestsState } from '../../core/remote-data/requests';
import { stableKey } from '../../core/remote-data/stable-key';
import type { PlainAction } from '../../core/remote-data/thunk';

/** Before the answer a report is an empty object, which extensions test for. */
export type Report = Partial< ReportAnswer< readonly ReportRow[] > >;
export type StatsReport = Partial< ReportAnswer< ReportStats > >;

export interface ReportsState {
	readonly items: Keyed< Report >;
	readonly stats: Keyed< StatsReport >;
	readonly requests: RequestsState;
}

const items = createKeyedValues< Report >( 'SET_REPORT_ITEMS' );
const stats = createKeyedValues< StatsReport >( 'SET_REPORT_STATS' );

export const reportsReducer = combineReducers( { items: items.reducer, stats: stats.reducer, requests: requestsReducer } );

/** The public actions of `wc/admin/reports` that put values in. */
export const receiveActions = {
	setReportItems: ( endpoint: string, query: Query, report: Report ): PlainAction =>
		items.receive( stableKey( endpoint, query ), report ),
	setReportStats: ( endpoint: string, query: Query, report: StatsReport ): PlainAction =>
		stats.receive( stableKey( endpoint, query ), report ),
};
