import type { Query } from '../core/build-path';
import { wrongShapeError } from '../core/parse-answer';
import { request } from '../core/request';
import { listOf, mapped, object, orNone, type ValueOf } from '../core/shape';
import { dividedFigures, reportInterval, type DividedFigures, type ReportInterval } from './report-figures';

/** Longer than the usual timeout, because large stores need time to compute reports. */
export const REPORT_TIMEOUT_MS = 120_000;

const stats = mapped(
	object( { totals: dividedFigures, intervals: orNone( listOf( reportInterval ), [] ) } ),
	( { totals, intervals } ) => ( { totals, intervals } )
);

/** Totals and intervals of a report. The totals come from the host, since they are not always the sum of the intervals. */
export interface WholeStats {
	readonly totals: DividedFigures;
	/** In the requested order. Empty for stock and customers. */
	readonly intervals: readonly ReportInterval[];
}

/** One page of intervals, and their number on all pages. */
export interface StatsPage extends ValueOf< typeof stats > {
	readonly total: number;
	readonly totalPages: number;
}

/**
 * Fetches one page of a report's intervals, with the totals of the whole range.
 *
 * @param  endpoint For example `revenue/stats`.
 * @param  params   Arguments of the route. Dates are in store time and have a time of day.
 * @param  signal   Aborts the request when the caller no longer needs it.
 * @throws {ApiError} Also when there are intervals but no headers with their counts.
 */
export async function fetchStatsPage( endpoint: string, params: Query, signal?: AbortSignal ): Promise< StatsPage > {
	const path = `/wc-analytics/reports/${ endpoint }`;
	const { body, total, totalPages } = await request( stats, { path, query: params, signal, timeoutMs: REPORT_TIMEOUT_MS } );
	if ( body.intervals.length > 0 && ( total === null || totalPages === null ) ) {
		throw wrongShapeError( 'X-WP-Total, X-WP-TotalPages: expected numbers, received nothing', `GET ${ path }` );
	}
	return { ...body, total: total ?? 0, totalPages: totalPages ?? 0 };
}

/**
 * Fetches totals and all intervals of a report. The route returns at most 100 intervals, so further pages are fetched in parallel.
 *
 * @param  endpoint For example `revenue/stats`.
 * @param  params   Arguments of the route, without a page.
 * @param  signal   Aborts all requests when the caller no longer needs them.
 * @throws {ApiError} Also when only one page fails, because a gap in the chart would look like days without sales.
 */
export async function fetchWholeStats( endpoint: string, params: Query, signal?: AbortSignal ): Promise< WholeStats > {
	const { totals, intervals, totalPages } = await fetchStatsPage( endpoint, params, signal );
	const pages = Array.from( { length: Math.max( 0, totalPages - 1 ) }, ( _, index ) => index + 2 );
	const others = await Promise.all( pages.map( async ( page ) => fetchStatsPage( endpoint, { ...params, page }, signal ) ) );
	const all = [ intervals, ...others.map( ( page ) => page.intervals ) ].flat();
	// New orders between two requests can move an interval to the next page, so it may occur twice.
	return { totals, intervals: [ ...new Map( all.map( ( one ) => [ one.interval, one ] ) ).values() ] };
}
