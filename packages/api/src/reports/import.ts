import type { Query } from '../core/build-path';
import { parserOf } from '../core/parse-answer';
import { get, post } from '../core/request';
import { anything, exactly, maybe, numberOr, object, requiredFlag, requiredNumber, text, type ValueOf } from '../core/shape';

const IMPORT = '/wc-analytics/reports/import';

const count = object( { imported: numberOr( 0 ), total: numberOr( 0 ) } );

const status = object( {
	is_importing: requiredFlag,
	/** Counts of the last import; missing before the first one and after its data was deleted. */
	customers: maybe( count ),
	orders: maybe( count ),
	/** First day that was imported, `2026-11-20 00:00:00` in UTC; -1 for all. */
	imported_from: maybe( anything ),
} );

/** Whether historical data is being imported, and the counts of that or the last import. */
export type ImportStatus = ValueOf< typeof status >;

/** Parses an answer of the store `wc/admin/import`. */
export const parseImportStatus = parserOf( status, 'import status' );

/** Fetches whether historical data is being imported, and how far it is. */
export async function fetchImportStatus( query: Query ): Promise< ImportStatus > {
	return get( status, `${ IMPORT }/status`, query );
}

const totals = object( { customers: requiredNumber, orders: requiredNumber } );

/** How many customers and orders an import would go through. */
export type ImportTotals = ValueOf< typeof totals >;

/** Parses an answer of the store `wc/admin/import`. */
export const parseImportTotals = parserOf( totals, 'import totals' );

/** Fetches how many customers and orders an import would go through. */
export async function fetchImportTotals( query: Query ): Promise< ImportTotals > {
	return get( totals, `${ IMPORT }/totals`, query );
}

const started = object( { status: exactly( 'success' ), message: text } );

/** The answer of a write of the import. */
export type ImportAnswer = ValueOf< typeof started >;

/**
 * Starts, stops or deletes an import.
 *
 * @param path The route that does it, with its query.
 */
export async function postImport( path: string ): Promise< ImportAnswer > {
	return post( started, path, {} );
}
