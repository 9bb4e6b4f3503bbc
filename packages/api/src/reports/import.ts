import type { Query } from '../core/build-path';
import { get, post } from '../core/request';
import { toObject, type WireObject } from '../core/wire';

const IMPORT = '/wc-analytics/reports/import';

/** Reads whether historical data is being imported, and how far it is. */
export async function fetchImportStatus( query: Query ): Promise< WireObject > {
	return toObject( await get( `${ IMPORT }/status`, query ) );
}

/** Reads how many customers and orders an import would go through. */
export async function fetchImportTotals( query: Query ): Promise< WireObject > {
	return toObject( await get( `${ IMPORT }/totals`, query ) );
}

/**
 * Starts, stops or deletes an import.
 *
 * @param path The route that does it, with its query.
 */
export async function postImport( path: string ): Promise< WireObject > {
	return toObject( await post( path, {} ) );
}
