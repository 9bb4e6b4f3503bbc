import type { Query } from '../core/build-path';
import { post, request } from '../core/request';
import { anything, listOf, maybe, object, orNone, recordOf, requiredText, type Shape, type ValueOf } from '../core/shape';

/** An answer of the reports, with its counts. Money is a number with noise in its last digits; round for display. */
export interface ReportAnswer< Data > {
	readonly data: Data;
	readonly totalResults: number;
	readonly totalPages: number;
}

const REPORTS = '/wc-analytics/reports';

async function fetchReport< Data >( shape: Shape< Data >, path: string, query: Query ): Promise< ReportAnswer< Data > > {
	const { body, total, totalPages } = await request( shape, { path: `${ REPORTS }/${ path }`, query } );
	return { data: body, totalResults: total ?? 0, totalPages: totalPages ?? 0 };
}

const row = recordOf( anything );

/** Row of a report, with the field names of its route. */
export type ReportRow = ValueOf< typeof row >;

/**
 * Fetches the rows of a report.
 *
 * @param endpoint For example `orders`.
 * @param query    Dates are store time with a time of day; without an offset they are not converted.
 */
export async function fetchReportItems( endpoint: string, query: Query ): Promise< ReportAnswer< readonly ReportRow[] > > {
	if ( endpoint === 'performance-indicators' && ! query[ 'stats' ] ) {
		// Without a choice the server sends every indicator with no value.
		return { data: [], totalResults: 0, totalPages: 0 };
	}
	return fetchReport( listOf( row ), endpoint, query );
}

const stats = object( {
	totals: recordOf( anything ),
	/** Store time; each interval with `subtotals`. Stock and customers have none. */
	intervals: maybe( orNone( listOf( object( { interval: requiredText, subtotals: recordOf( anything ) } ) ), [] ) ),
} );

/** Totals and intervals of a report. */
export interface ReportStats extends ValueOf< typeof stats > {}

/** Fetches totals and intervals of a report; `totalResults` counts the intervals. */
export async function fetchReportStats( endpoint: string, query: Query ): Promise< ReportAnswer< ReportStats > > {
	return fetchReport( stats, `${ endpoint }/stats`, query );
}

/** Starts the export of a report to a file, which is sent by e-mail. Returns the id of the export. */
export async function startReportExport( type: string, args: Query ): Promise< string > {
	const shape = object( { export_id: requiredText } );
	return ( await post( shape, `${ REPORTS }/${ type }/export`, { report_args: args, email: true } ) ).export_id;
}
