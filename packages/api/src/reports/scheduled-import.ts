import { get, post } from '../core/request';
import { exactly, object, requiredFlag, text, textOrNull, type ValueOf } from '../core/shape';

const IMPORTS = '/wc-analytics/imports';

const status = object( {
	/** `scheduled`: new orders come into the reports in batches; `immediate`: at once. */
	mode: text,
	/** Store time, `2026-11-27 15:51:13`; null before the first batch. */
	last_processed_date: textOrNull,
	/** Store time; null when nothing is scheduled. */
	next_scheduled: textOrNull,
	import_in_progress_or_due: requiredFlag,
} );

/** How fresh the reports are. */
export interface DataStatus extends ValueOf< typeof status > {}

/**
 * Fetches how fresh the reports are.
 *
 * @throws {ApiError} 404 on hosts before 10.5, whose reports are always fresh.
 */
export async function fetchDataStatus(): Promise< DataStatus > {
	return get( status, `${ IMPORTS }/status` );
}

const triggered = object( { success: exactly( true ), message: text } );

/**
 * Has the next batch imported now.
 *
 * @return What the host says about it.
 * @throws {ApiError} 400 when a batch is under way or due.
 */
export async function triggerImport(): Promise< string > {
	return ( await post( triggered, `${ IMPORTS }/trigger`, {} ) ).message;
}
