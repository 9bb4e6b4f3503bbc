import type { Interval } from './interval';

/**
 * The key of the bucket to which a row of the REST API belongs. The API's own ids of weeks (`interval`) are no help: the server counts
 * weeks in its own way unless they start on Monday.
 *
 * @param dateStart `date_start` of the row, in store time (`2026-11-01 09:00:00`).
 * @param interval  The interval that was asked for.
 */
export function bucketKey( dateStart: string, interval: Interval ): string {
	return dateStart.slice( 0, interval === 'hour' ? 13 : 10 ).replace( 'T', ' ' );
}
