import type { Query, ReportAnswer } from '@store-admin/api';
import { createKeyedValues } from '../../core/remote-data/keyed-values';
import { stableKey } from '../../core/remote-data/stable-key';
import type { PlainAction } from '../../core/remote-data/thunk';

/** Before the answer a report is an empty object, which extensions test for. */
export type Report = Partial< ReportAnswer >;

export const items = createKeyedValues< Report >( 'SET_REPORT_ITEMS' );
export const stats = createKeyedValues< Report >( 'SET_REPORT_STATS' );

/** The public actions of `wc/admin/reports`. */
export const actions = {
	setReportItems: ( endpoint: string, query: Query, report: Report ): PlainAction =>
		items.receive( stableKey( endpoint, query ), report ),
	setReportStats: ( endpoint: string, query: Query, report: Report ): PlainAction =>
		stats.receive( stableKey( endpoint, query ), report ),
};
