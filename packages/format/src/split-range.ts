import { addToDay } from './add-to-day';
import type { Bucket } from './bucket';
import { addUnits } from './calendar-unit';
import type { DayRange } from './day-range';
import { firstDayOf } from './first-day-of';
import { hoursOfDay } from './hours-of-day';
import type { Interval } from './interval';

export interface SplitOptions {
	/** First day of the week, 0 (Sunday) to 6, as in WordPress' settings. The server starts weeks on the same day. */
	readonly weekStartsOn: number;
	/** Time zone of the store, which decides which hours a day has: an IANA name or an offset such as `+05:45`. */
	readonly timeZone: string;
}

/**
 * Splits a range into intervals like the REST API: the first and the last one are cut to the range.
 *
 * @param range    First and last day in store time.
 * @param interval Length of each part.
 * @param options  Start of the week and time zone.
 * @return The buckets in order; empty when the range is reversed.
 */
export function splitRange( range: DayRange, interval: Interval, { weekStartsOn, timeZone }: SplitOptions ): readonly Bucket[] {
	const unit = interval === 'hour' ? 'day' : interval;
	const buckets: Bucket[] = [];
	let first = range.after;
	while ( first <= range.before ) {
		const next = addUnits( unit, firstDayOf( unit, first, weekStartsOn ), 1 );
		const end = addToDay( next, { days: -1 } );
		const last = end < range.before ? end : range.before;
		if ( interval === 'hour' ) {
			for ( const hour of hoursOfDay( first, timeZone ) ) {
				buckets.push( { key: `${ first } ${ String( hour ).padStart( 2, '0' ) }`, interval, first, last, hour } );
			}
		} else {
			buckets.push( { key: first, interval, first, last } );
		}
		first = next;
	}
	return buckets;
}
