import type { Interval } from './interval';

/**
 * Returns the key of the bucket that a row of the REST API belongs to. The API's own id (`interval`) cannot be used, because the server
 * numbers weeks differently unless they start on Monday.
 *
 * @param dateStart `date_start` of the row, in store time (`2026-11-01 09:00:00`).
 * @param interval  Interval of the request.
 */
export function bucketKey( dateStart: string, interval: Interval ): string {
	return dateStart.slice( 0, interval === 'hour' ? 13 : 10 ).replace( 'T', ' ' );
}
