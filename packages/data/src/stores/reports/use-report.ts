import { useRegistry } from '@wordpress/data';
import {
	fetchIndicators,
	fetchLeaderboards,
	fetchReportRows,
	fetchStatsPage,
	fetchWholeStats,
	type Indicator,
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

/** Fetches the totals and all intervals of a report. */
export function useReportStats( question: ReportQuestion | null ): ReportHook< WholeStats > {
	return useAnswer( 'stats', fetchWholeStats, question );
}

/**
 * Fetches one page of intervals, and the totals of the whole range. A long range has its totals here before `useReportStats` has all of its
 * pages; the request of the first page is shared.
 */
export function useReportStatsPage( question: ReportQuestion | null ): ReportHook< StatsPage > {
	return useAnswer( 'intervals', fetchStatsPage, question );
}

/** Fetches one page of rows. Rows of an extension's own report are returned unchanged. */
export function useReportRows< Endpoint extends keyof ReportRowTypes >(
	question: ReportQuestion< Endpoint > | null
): ReportHook< ReportRows< ReportRowTypes[ Endpoint ] > >;
export function useReportRows( question: ReportQuestion | null ): ReportHook< ReportRows< WireObject > >;
export function useReportRows( question: ReportQuestion | null ): ReportHook< ReportRows< WireObject > > {
	return useAnswer( 'rows', fetchReportRows as Load< ReportRows< WireObject > >, question );
}

const loadIndicators: Load< readonly Indicator[] > = async ( _endpoint, params, signal ) => fetchIndicators( params, signal );

/** Fetches figures of the store's performance. */
export function useReportIndicators( params: Query | null ): ReportHook< readonly Indicator[] > {
	return useAnswer( 'indicators', loadIndicators, params && { endpoint: 'performance-indicators', params } );
}

const loadLeaderboards: Load< readonly Leaderboard[] > = async ( _endpoint, params, signal ) => fetchLeaderboards( params, signal );

/** Fetches the leaderboards. */
export function useLeaderboards( params: Query | null ): ReportHook< readonly Leaderboard[] > {
	return useAnswer( 'leaderboards', loadLeaderboards, params && { endpoint: 'leaderboards', params } );
}

/** Returns a function that makes every report fetch again, for example after a change of the settings that decide which orders count. */
export function useForgetReports(): () => void {
	return reportAnswersOf( useRegistry() ).forget;
}
