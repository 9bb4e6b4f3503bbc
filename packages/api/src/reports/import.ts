import type { Query } from '../core/build-path';
import { get, post } from '../core/request';
import { exactly, object, requiredFlag, requiredNumber, text, type ValueOf } from '../core/shape';

const IMPORT = '/wc-analytics/reports/import';

const status = object( { is_importing: requiredFlag } );

/** Whether historical data is being imported; while it is, with the counts of each kind and `imported_from` (store time). */
export type ImportStatus = ValueOf< typeof status >;

/** Fetches whether historical data is being imported, and how far it is. */
export async function fetchImportStatus( query: Query ): Promise< ImportStatus > {
	return get( status, `${ IMPORT }/status`, query );
}

const totals = object( { customers: requiredNumber, orders: requiredNumber } );

/** How many customers and orders an import would go through. */
export type ImportTotals = ValueOf< typeof totals >;

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
