// Made from the stores by tests/contract/derive-types.ts: change those, then run it again.

import type { ApiError, QueryInputValue, ReportAnswer, ReportStats } from './values';

/** The store `wc/admin/reports`. */
export interface WcAdminReports {
	readonly selectors: {
		getReportItems: (
			endpoint: string,
			query: Readonly< Record< string, QueryInputValue > >
		) => Partial< ReportAnswer< readonly Readonly< Record< string, unknown > >[] > >;
		getReportItemsError: ( endpoint: string, query: Readonly< Record< string, QueryInputValue > > ) => ApiError | undefined;
		getReportStats: (
			endpoint: string,
			query: Readonly< Record< string, QueryInputValue > >
		) => Partial< ReportAnswer< ReportStats > >;
		getReportStatsError: ( endpoint: string, query: Readonly< Record< string, QueryInputValue > > ) => ApiError | undefined;
	};
	readonly actions: {
		setReportItems: (
			endpoint: string,
			query: Readonly< Record< string, QueryInputValue > >,
			report: Partial< ReportAnswer< readonly Readonly< Record< string, unknown > >[] > >
		) => Promise< void >;
		setReportStats: (
			endpoint: string,
			query: Readonly< Record< string, QueryInputValue > >,
			report: Partial< ReportAnswer< ReportStats > >
		) => Promise< void >;
	};
}
