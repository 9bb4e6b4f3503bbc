import { combineReducers } from '@wordpress/data';
import type { Query, ReportAnswer } from '@store-admin/api';
import { createKeyedValues, type Keyed } from '../../core/remote-data/keyed-values';
import { requestsReducer, type RequestsState } from '../../core/remote-data/requests';
import { stableKey } from '../../core/remote-data/stable-key';
import type { PlainAction } from '../../core/remote-data/thunk';

/** Before the answer a report is an empty object, which extensions test for. */
export type Report = Partial< ReportAnswer >;

export interface ReportsState {
	readonly items: Keyed< Report >;
	readonly stats: Keyed< Report >;
	readonly requests: RequestsState;
}

const items = createKeyedValues< Report >( 'SET_REPORT_ITEMS' );
const stats = createKeyedValues< Report >( 'SET_REPORT_STATS' );

export const reportsReducer = combineReducers( { items: items.reducer, stats: stats.reducer, requests: requestsReducer } );

/** The public actions of `wc/admin/reports` that put values in. */
export const receiveActions = {
	setReportItems: ( endpoint: string, query: Query, report: Report ): PlainAction =>
		items.receive( stableKey( endpoint, query ), report ),
	setReportStats: ( endpoint: string, query: Query, report: Report ): PlainAction =>
		stats.receive( stableKey( endpoint, query ), report ),
};
