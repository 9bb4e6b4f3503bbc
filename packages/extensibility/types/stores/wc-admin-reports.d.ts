// Made from the stores by tests/contract/derive-types.ts: change those, then run it again.

import type { ApiError, QueryValue, ReportAnswer } from './values';

/** The store `wc/admin/reports`. */
export interface WcAdminReports {
	readonly selectors: {
		getReportItems: (
			endpoint: string,
			query: Readonly< Record< string, QueryValue > >
		) => Partial< ReportAnswer< readonly Readonly< Record< string, unknown > >[] > >;
		getReportItemsError: ( endpoint: string, query: Readonly< Record< string, QueryValue > > ) => ApiError | undefined;
		getReportStats: (
			endpoint: string,
			query: Readonly< Record< string, QueryValue > >
		) => Partial<
			ReportAnswer<
				{ readonly totals: Readonly< Record< string, unknown > > } & {
					readonly intervals?: readonly ( {
						readonly interval: string;
						readonly subtotals: Readonly< Record< string, unknown > >;
					} & {} )[];
				}
			>
		>;
		getReportStatsError: ( endpoint: string, query: Readonly< Record< string, QueryValue > > ) => ApiError | undefined;
	};
	readonly actions: {
		setReportItems: (
			endpoint: string,
			query: Readonly< Record< string, QueryValue > >,
			report: Partial< ReportAnswer< readonly Readonly< Record< string, unknown > >[] > >
		) => Promise< void >;
		setReportStats: (
			endpoint: string,
			query: Readonly< Record< string, QueryValue > >,
			report: Partial<
				ReportAnswer<
					{ readonly totals: Readonly< Record< string, unknown > > } & {
						readonly intervals?: readonly ( {
							readonly interval: string;
							readonly subtotals: Readonly< Record< string, unknown > >;
						} & {} )[];
					}
				>
			>
		) => Promise< void >;
	};
}
