import { get, post } from '../core/request';
import { exactly, object, requiredFlag, text, textOrNull, type ValueOf } from '../core/shape';

const IMPORTS = '/wc-analytics/imports';

const status = object( {
	/** `scheduled`: new orders are added to the reports in batches; `immediate`: at once. */
	mode: text,
	/** Store time, `2026-11-27 15:51:13`; null before the first batch. */
	last_processed_date: textOrNull,
	/** Store time; null when nothing is scheduled. */
	next_scheduled: textOrNull,
	import_in_progress_or_due: requiredFlag,
} );

/** When the reports were last updated and will be updated next. */
export interface DataStatus extends ValueOf< typeof status > {}

/**
 * Fetches when the reports were last updated and will be updated next.
 *
 * @throws {ApiError} 404 on hosts before 10.5, whose reports are always up to date.
 */
export async function fetchDataStatus(): Promise< DataStatus > {
	return get( status, `${ IMPORTS }/status` );
}

const triggered = object( { success: exactly( true ), message: text } );

/**
 * Starts the import of the next batch now.
 *
 * @return Message of the host.
 * @throws {ApiError} 400 when a batch is in progress or due.
 */
export async function triggerImport(): Promise< string > {
	return ( await post( triggered, `${ IMPORTS }/trigger`, {} ) ).message;
}
