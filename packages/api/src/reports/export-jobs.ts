import { get } from '../core/request';
import { object, orNone, requiredNumber, webAddress, where, type ValueOf } from '../core/shape';

const percent = where( requiredNumber, ( value ) => value >= 0 && value <= 100, 'a number from 0 to 100' );

const job = object( {
	/** Can decrease, because the batches of the job finish in any order. */
	percent_complete: percent,
	/** Address of the file once the export has finished; null until then. Newer hosts keep the file for a week. */
	download_url: orNone( webAddress, null ),
} );

/** Progress of an export. */
export interface ExportJob extends ValueOf< typeof job > {}

/**
 * Fetches the progress of an export.
 *
 * @param  type     The report, for example `orders`.
 * @param  exportId Id of the export, as returned when it was started.
 * @throws {ApiError} 404 when the host does not know the export, or no longer does.
 */
export async function fetchExportJob( type: string, exportId: string ): Promise< ExportJob > {
	return get( job, `/wc-analytics/reports/${ type }/export/${ encodeURIComponent( exportId ) }/status` );
}
