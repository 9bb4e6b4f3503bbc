import { get } from '../core/request';
import { object, orNone, requiredNumber, webAddress, where, type ValueOf } from '../core/shape';

const percent = where( requiredNumber, ( value ) => value >= 0 && value <= 100, 'a number from 0 to 100' );

const job = object( {
	/** It can go back: batches of the job finish in any order. */
	percent_complete: percent,
	/** Where the file is, as soon as it is whole. Newer hosts keep it for a week. */
	download_url: orNone( webAddress, null ),
} );

/** How far an export is. */
export interface ExportJob extends ValueOf< typeof job > {}

/**
 * Fetches how far an export is.
 *
 * @param  type     The report, for example `orders`.
 * @param  exportId What starting it gave.
 * @throws {ApiError} 404 for an export that the host does not know (any more).
 */
export async function fetchExportJob( type: string, exportId: string ): Promise< ExportJob > {
	return get( job, `/wc-analytics/reports/${ type }/export/${ encodeURIComponent( exportId ) }/status` );
}
