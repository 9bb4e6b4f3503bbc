import type { Query } from '../core/build-path';
import { request } from '../core/request';
import { isWireObject } from '../core/wire';

/** An answer of the reports, with its counts. Money is a number with noise in its last digits; round for display. */
export interface ReportAnswer {
	readonly data: unknown;
	readonly totalResults: number;
	readonly totalPages: number;
}

const REPORTS = '/wc-analytics/reports';

async function fetchReport( path: string, query: Query ): Promise< ReportAnswer > {
	const { body, total, totalPages } = await request( { path: `${ REPORTS }/${ path }`, query } );
	return { data: body, totalResults: total ?? 0, totalPages: totalPages ?? 0 };
}

/**
 * Reads the rows of a report.
 *
 * @param endpoint For example `orders`.
 * @param query    Dates are store time with a time of day; without an offset they are not converted.
 */
export async function fetchReportItems( endpoint: string, query: Query ): Promise< ReportAnswer > {
	if ( endpoint === 'performance-indicators' && ! query[ 'stats' ] ) {
		// Without a choice the server sends every indicator with no value.
		return { data: [], totalResults: 0, totalPages: 0 };
	}
	return fetchReport( endpoint, query );
}

/** Reads totals and intervals of a report; `totalResults` counts the intervals. */
export async function fetchReportStats( endpoint: string, query: Query ): Promise< ReportAnswer > {
	return fetchReport( `${ endpoint }/stats`, query );
}

/** Starts writing a report to a file; the answer names the export. */
export async function startReportExport( type: string, args: Query ): Promise< string > {
	const { body } = await request( {
		method: 'POST',
		path: `${ REPORTS }/${ type }/export`,
		data: { report_args: args, email: true },
	} );
	const exportId = isWireObject( body ) ? body[ 'export_id' ] : undefined;
	return typeof exportId === 'string' || typeof exportId === 'number' ? String( exportId ) : '';
}
