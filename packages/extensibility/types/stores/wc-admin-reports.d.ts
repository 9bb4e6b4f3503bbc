// Made from the stores by tests/contract/derive-types.ts: change those, then run it again.

import type { ApiError, QueryValue, ReportAnswer } from './values';

/** The store `wc/admin/reports`. */
export interface WcAdminReports {
	readonly selectors: {
		getReportItems: ( endpoint: string, query: Readonly< Record< string, QueryValue > > ) => Partial< ReportAnswer >;
		getReportItemsError: ( endpoint: string, query: Readonly< Record< string, QueryValue > > ) => ApiError | undefined;
		getReportStats: ( endpoint: string, query: Readonly< Record< string, QueryValue > > ) => Partial< ReportAnswer >;
		getReportStatsError: ( endpoint: string, query: Readonly< Record< string, QueryValue > > ) => ApiError | undefined;
	};
	readonly actions: {
		setReportItems: (
			endpoint: string,
			query: Readonly< Record< string, QueryValue > >,
			report: Partial< ReportAnswer >
		) => Promise< void >;
		setReportStats: (
			endpoint: string,
			query: Readonly< Record< string, QueryValue > >,
			report: Partial< ReportAnswer >
		) => Promise< void >;
	};
}
