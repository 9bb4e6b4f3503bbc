import { comparedRange, rangeSpan, type DayRange } from '@store-admin/format';
import type { QueryInput } from '@store-admin/query';
import { filterParams } from './filter-params';
import type { ReportAddress, ReportQueryDefinition } from './report-address';
import { chartSegment } from './chart-mode';

/** Request of a report. */
export interface ReportRequest {
	/** Route below `wc-analytics/reports`, for example `orders` or `orders/stats`. */
	readonly endpoint: string;
	readonly params: QueryInput;
}

export interface RequestOptions {
	/** Ids that the search box found. */
	readonly found?: readonly ( number | string )[];
}

/** Maximum of the route. */
const INTERVALS_PER_REQUEST = 100;

/** Returns the days of the compared period; null for a report without dates. */
export function comparedDays( { dates }: ReportAddress ): DayRange | null {
	return dates && comparedRange( dates.period, dates.range, dates.compare );
}

function rangeParams( range: DayRange | null | undefined ): QueryInput {
	return range ? { ...rangeSpan( range ) } : {};
}

function statsRoute( { endpoint, statsEndpoint }: ReportQueryDefinition ): string {
	return `${ statsEndpoint ?? endpoint }/stats`;
}

function intervalParams( { dates }: ReportAddress, range: DayRange | null | undefined ): QueryInput {
	return dates ? { order: 'asc', interval: dates.interval, per_page: INTERVALS_PER_REQUEST, ...rangeParams( range ) } : {};
}

/**
 * Returns the requests of the chart and the figures above it: one for the period and one for the compared period. They request the first
 * 100 intervals; `fetchWholeStats` requests the others.
 *
 * @return `compared` is null for a report without dates; both are null for a report without charts.
 */
export function chartRequests(
	address: ReportAddress,
	definition: ReportQueryDefinition,
	{ found }: RequestOptions = {}
): { readonly current: ReportRequest | null; readonly compared: ReportRequest | null } {
	const fields = definition.charts.map( ( { key } ) => key );
	const segmentBy = chartSegment( address, definition );
	const requestOf = ( range: DayRange | null | undefined ): ReportRequest => ( {
		endpoint: statsRoute( definition ),
		params: {
			...intervalParams( address, range ),
			...( segmentBy === undefined ? {} : { segmentby: segmentBy } ),
			fields,
			...filterParams( address, definition, found ),
		},
	} );
	if ( fields.length === 0 ) {
		return { current: null, compared: null };
	}
	const days = comparedDays( address );
	return { current: requestOf( address.dates?.range ), compared: days && requestOf( days ) };
}

/** Returns the request of the totals below the table; null when the route has none. */
export function summaryRequest(
	address: ReportAddress,
	definition: ReportQueryDefinition,
	{ found }: RequestOptions = {}
): ReportRequest | null {
	if ( definition.summaryFields.length === 0 ) {
		return null;
	}
	return {
		endpoint: `${ definition.endpoint }/stats`,
		params: {
			...intervalParams( address, address.dates?.range ),
			fields: definition.summaryFields,
			...filterParams( address, definition, found ),
			...definition.summaryParams,
		},
	};
}

/** Returns the request of the rows on the current page. */
export function rowsRequest( address: ReportAddress, definition: ReportQueryDefinition, { found }: RequestOptions = {} ): ReportRequest {
	const { endpoint, hasIntervalRows, rowParams } = definition;
	return {
		endpoint: hasIntervalRows ? `${ endpoint }/stats` : endpoint,
		params: {
			orderby: address.orderby,
			order: address.order,
			...rangeParams( address.dates?.range ),
			page: address.page,
			per_page: address.rowsPerPage,
			...( hasIntervalRows ? { interval: 'day' } : {} ),
			...rowParams,
			...filterParams( address, definition, found ),
		},
	};
}

/**
 * Returns the request of an export: the rows of all pages with all filters, and the days instead of the name of the period. Newer hosts
 * reject arguments that the route of the report does not have.
 */
export function exportRequest( address: ReportAddress, definition: ReportQueryDefinition, options: RequestOptions = {} ): ReportRequest {
	const { page: _page, per_page: _perPage, ...params } = rowsRequest( address, definition, options ).params;
	return { endpoint: definition.endpoint, params };
}
