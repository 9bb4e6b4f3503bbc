import { useEffect, useMemo, useState } from 'react';
import { useReportRows, useReportStats, useReportStatsPage, type ReportHook, type RemoteData, type WholeStats } from '@store-admin/data';
import { mapRemote } from '@store-admin/data';
import {
	chartRequests,
	rowsRequest,
	summaryRequest,
	type ReportAddress,
	type ReportQueryDefinition,
	type ReportRequest,
} from '@store-admin/report-query';
import type { ReportDay } from './report-definition';
import type { TableSearchHook } from './use-table-search';

type SearchResult = Pick< TableSearchHook, 'found' | 'error' | 'retry' >;

/** Rows of the page of a table, with the number of rows on all pages. */
export interface TableRows< Row > {
	readonly rows: readonly Row[];
	readonly total: number;
}

type TotalsHook = ReportHook< Pick< WholeStats, 'totals' > >;

export interface ReportAnswersHook< Row > {
	/** All intervals of the period, and of the compared period. */
	readonly current: ReportHook< WholeStats >;
	readonly compared: ReportHook< WholeStats >;
	/** Totals of the same periods, which are there before the later pages of a long range. */
	readonly currentTotals: TotalsHook;
	readonly comparedTotals: TotalsHook;
	readonly table: ReportHook< TableRows< Row > >;
	/** Totals below the table; the same answer as `currentTotals` where one request has both. */
	readonly summary: TotalsHook;
}

interface Requests {
	readonly current: ReportRequest | null;
	readonly compared: ReportRequest | null;
	/** Null when the request of the period has the fields too. */
	readonly summary: ReportRequest | null;
	readonly rows: ReportRequest;
}

/** Returns whether two requests have the same totals: segments are answered beside the totals and do not change them. */
function haveSameTotals( one: ReportRequest, other: ReportRequest ): boolean {
	const question = ( { endpoint, params: { fields: _fields, segmentby: _segments, ...params } }: ReportRequest ) =>
		JSON.stringify( [ endpoint, ...Object.entries( params ).sort() ] );
	return question( one ) === question( other );
}

/**
 * Returns the requests of a report. The totals below the table usually have the same range and filters as the chart, so one request asks
 * for the fields of both.
 *
 * @param address    Parsed address.
 * @param definition Definition of the report.
 * @param found      Ids that the search box found.
 */
export function requestsOf( address: ReportAddress, definition: ReportQueryDefinition, found: readonly string[] ): Requests {
	const options = { found };
	const { current, compared } = chartRequests( address, definition, options );
	const summary = summaryRequest( address, definition, options );
	const rows = rowsRequest( address, definition, options );
	if ( ! current || ! summary || ! haveSameTotals( current, summary ) ) {
		return { current, compared, summary, rows };
	}
	const fields = [ ...new Set( [ ...definition.charts.map( ( { key } ) => key ), ...definition.summaryFields ] ) ];
	return { current: { ...current, params: { ...current.params, fields } }, compared, summary: null, rows };
}

/** Fetches the intervals and the totals of one period. A retry fetches both again, because they are one answer for the user. */
function useStats( request: ReportRequest | null ): readonly [ ReportHook< WholeStats >, TotalsHook ] {
	const whole = useReportStats( request );
	const page = useReportStatsPage( request );
	return useMemo( () => {
		const retry = () => {
			whole.retry();
			page.retry();
		};
		return [
			{ ...whole, retry },
			{ ...page, retry },
		];
	}, [ whole, page ] );
}

const toDays = ( remote: RemoteData< { readonly intervals: WholeStats[ 'intervals' ]; readonly total: number } > ) =>
	mapRemote( remote, ( { intervals, total } ): TableRows< ReportDay > => ( {
		rows: intervals.map( ( { date_start: start, figures } ) => ( { day: start.slice( 0, 10 ), figures } ) ),
		total,
	} ) );

/** Fetches the rows of a report: records of its route, or the days of its stats route. */
function useTableRows< Row >( request: ReportRequest | null, hasIntervalRows: boolean ): ReportHook< TableRows< Row > > {
	const records = useReportRows( hasIntervalRows ? null : request );
	const intervals = useReportStatsPage( hasIntervalRows ? request : null );
	return useMemo(
		// The definition declares the type of its rows, which the fetcher has checked for the route.
		() => ( hasIntervalRows ? { ...intervals, remote: toDays( intervals.remote ) } : records ) as ReportHook< TableRows< Row > >,
		[ hasIntervalRows, records, intervals ]
	);
}

/** The figures of no rows: 0, as the host answers, because an absent figure is unknown. */
function statsOfNothing( { charts, summaryFields }: ReportQueryDefinition ): WholeStats {
	const fields = [ ...charts.map( ( { key } ) => key ), ...summaryFields ];
	return { totals: { figures: Object.fromEntries( fields.map( ( field ) => [ field, 0 ] ) ), segments: [] }, intervals: [] };
}

/** Replaces the answers while the search box has words: nothing was found, or the search failed. */
function afterSearch< Row >(
	answers: ReportAnswersHook< Row >,
	definition: ReportQueryDefinition,
	{ found, error, retry }: SearchResult
): ReportAnswersHook< Row > {
	const none = statsOfNothing( definition );
	const replace = < Value >( hook: ReportHook< Value >, nothing: Value ): ReportHook< Value > => {
		if ( error ) {
			return { remote: { status: 'failed', error }, isOutdated: false, retry };
		}
		return found?.length === 0 ? { remote: { status: 'ready', data: nothing, isRefreshing: false }, isOutdated: false, retry } : hook;
	};
	return {
		current: replace( answers.current, none ),
		compared: replace( answers.compared, none ),
		currentTotals: replace( answers.currentTotals, none ),
		comparedTotals: replace( answers.comparedTotals, none ),
		summary: replace( answers.summary, none ),
		table: replace( answers.table, { rows: [], total: 0 } ),
	};
}

/** Milliseconds by which the requests of the figures are ahead of that of the rows. */
const HEAD_START_MS = 150;

/**
 * Returns whether the rows may be requested. When a report opens, its figures come first: a server that answers few requests at a time
 * would otherwise spend it on the rows, which take the longest and are below the chart.
 *
 * @param isWaiting Whether the figures are being fetched.
 */
function useHeadStart( isWaiting: boolean ): boolean {
	const [ isOver, setIsOver ] = useState( false );
	useEffect( () => {
		const timer = setTimeout( () => setIsOver( true ), HEAD_START_MS );
		return () => clearTimeout( timer );
	}, [] );
	return isOver || ! isWaiting;
}

const NO_IDS: readonly string[] = [];
const NO_REQUESTS = { current: null, compared: null, summary: null, rows: null };

/** Returns the ids for the requests; null when nothing must be requested. */
function idsToRequest( found: SearchResult[ 'found' ] ): readonly string[] | null {
	if ( found === undefined ) {
		return NO_IDS;
	}
	return found && found.length > 0 ? found : null;
}

/**
 * Fetches everything that a report shows, each part on its own, so that a slow or failed table does not affect the chart.
 *
 * @param address    Parsed address.
 * @param definition Definition with charts and filters of extensions.
 * @param search     Ids that the search box found. Without any, nothing is requested, because the host would then return all rows.
 */
export function useReport< Row >(
	address: ReportAddress,
	definition: ReportQueryDefinition,
	search: SearchResult
): ReportAnswersHook< Row > {
	const ids = idsToRequest( search.found );
	const requests = useMemo( () => ( ids ? requestsOf( address, definition, ids ) : NO_REQUESTS ), [ address, definition, ids ] );
	const [ current, currentTotals ] = useStats( requests.current );
	const [ compared, comparedTotals ] = useStats( requests.compared );
	const own = useReportStatsPage( requests.summary );
	const mayFetchRows = useHeadStart( requests.current !== null && currentTotals.remote.status === 'pending' );
	const table = useTableRows< Row >( mayFetchRows ? requests.rows : null, definition.hasIntervalRows ?? false );
	const summary = requests.summary ? own : currentTotals;
	return afterSearch( { current, compared, currentTotals, comparedTotals, table, summary }, definition, search );
}
