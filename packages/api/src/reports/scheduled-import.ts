import { get, post } from '../core/request';
import { exactly, flagOr, object, text, textOrNull, type ValueOf } from '../core/shape';

const IMPORTS = '/wc-analytics/imports';

const status = object( {
	/** `scheduled`: new orders are added to the reports in batches; `immediate`: at once. */
	mode: text,
	/** Store time, `2026-11-27 15:51:13`; null before the first batch. */
	last_processed_date: textOrNull,
	/** Store time; null when nothing is scheduled. */
	next_scheduled: textOrNull,
	/** Hosts send null when orders are imported immediately. */
	import_in_progress_or_due: flagOr( false ),
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

/**
 * Queues the orders again whose import failed. Only newer hosts have the route.
 *
 * @return Message of the host.
 */
export async function retryFailedImports(): Promise< string > {
	return ( await post( triggered, `${ IMPORTS }/retry-failed`, {} ) ).message;
}
