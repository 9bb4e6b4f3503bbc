import { useRegistry } from '@wordpress/data';
import {
	fetchLeaderboards,
	fetchReportRows,
	fetchStatsPage,
	fetchWholeStats,
	type Leaderboard,
	type Query,
	type ReportRows,
	type ReportRowTypes,
	type StatsPage,
	type WholeStats,
	type WireObject,
} from '@store-admin/api';
import { reportAnswersOf } from './report-answers';
import { useAnswer, type Load, type ReportHook, type ReportQuestion } from './use-answer';

/** Reads totals and all intervals of a report. */
export function useReportStats( question: ReportQuestion | null ): ReportHook< WholeStats > {
	return useAnswer( 'stats', fetchWholeStats, question );
}

/** Reads one page of intervals, for a table that has them as rows. */
export function useReportIntervals( question: ReportQuestion | null ): ReportHook< StatsPage > {
	return useAnswer( 'intervals', fetchStatsPage, question );
}

/** Reads one page of rows. Those of an extension's report come as they are. */
export function useReportRows< Endpoint extends keyof ReportRowTypes >(
	question: ReportQuestion< Endpoint > | null
): ReportHook< ReportRows< ReportRowTypes[ Endpoint ] > >;
export function useReportRows( question: ReportQuestion | null ): ReportHook< ReportRows< WireObject > >;
export function useReportRows( question: ReportQuestion | null ): ReportHook< ReportRows< WireObject > > {
	return useAnswer( 'rows', fetchReportRows as Load< ReportRows< WireObject > >, question );
}

const loadLeaderboards: Load< readonly Leaderboard[] > = async ( _endpoint, params, signal ) => fetchLeaderboards( params, signal );

/** Reads the leaderboards. */
export function useLeaderboards( params: Query | null ): ReportHook< readonly Leaderboard[] > {
	return useAnswer( 'leaderboards', loadLeaderboards, params && { endpoint: 'leaderboards', params } );
}

/** Gives what makes every report ask again, for example after the settings changed what counts. */
export function useForgetReports(): () => void {
	return reportAnswersOf( useRegistry() ).forget;
}
