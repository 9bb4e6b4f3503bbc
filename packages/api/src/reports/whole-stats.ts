import type { Query } from '../core/build-path';
import { wrongShapeError } from '../core/parse-answer';
import { request } from '../core/request';
import { listOf, mapped, object, orNone, type ValueOf } from '../core/shape';
import { dividedFigures, reportInterval, type DividedFigures, type ReportInterval } from './report-figures';

/** Reports of large stores take longer than other answers. */
export const REPORT_TIMEOUT_MS = 120_000;

const stats = mapped(
	object( { totals: dividedFigures, intervals: orNone( listOf( reportInterval ), [] ) } ),
	( { totals, intervals } ) => ( { totals, intervals } )
);

/** Totals and intervals of a report. The totals are the host's own and are never added up here: they need not be the sum of the intervals. */
export interface WholeStats {
	readonly totals: DividedFigures;
	/** In the order that was asked for. None for stock and customers. */
	readonly intervals: readonly ReportInterval[];
}

/** The intervals of a page, and how many there are on all pages. */
export interface StatsPage extends ValueOf< typeof stats > {
	readonly total: number;
	readonly totalPages: number;
}

/**
 * Fetches one page of a report's intervals, with the totals of the whole range.
 *
 * @param  endpoint For example `revenue/stats`.
 * @param  params   Arguments of the route. Dates are store time with a time of day.
 * @param  signal   Ends the request when nobody waits any more.
 * @throws {ApiError} Also when there are intervals and the headers that count them are missing.
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
 * Fetches totals and all intervals of a report. The route gives at most a hundred intervals; the other pages are fetched at the same time.
 *
 * @param  endpoint For example `revenue/stats`.
 * @param  params   Arguments of the route, without a page.
 * @param  signal   Ends all requests when nobody waits any more.
 * @throws {ApiError} When one page fails: a line with a gap would look like days without sales.
 */
export async function fetchWholeStats( endpoint: string, params: Query, signal?: AbortSignal ): Promise< WholeStats > {
	const { totals, intervals, totalPages } = await fetchStatsPage( endpoint, params, signal );
	const pages = Array.from( { length: Math.max( 0, totalPages - 1 ) }, ( _, index ) => index + 2 );
	const others = await Promise.all( pages.map( async ( page ) => fetchStatsPage( endpoint, { ...params, page }, signal ) ) );
	const all = [ intervals, ...others.map( ( page ) => page.intervals ) ].flat();
	// The store went on selling meanwhile: a page may begin with an interval that the one before had.
	return { totals, intervals: [ ...new Map( all.map( ( one ) => [ one.interval, one ] ) ).values() ] };
}
