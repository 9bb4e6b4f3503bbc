import { storeMomentAt, storeNow, toStoreDay, type StoreDay } from './store-time';

const HALF_AN_HOUR = 30 * 60 * 1000;

/**
 * Returns the hours of a day in store time. An hour that daylight saving skips is left out. An hour that occurs twice is listed once,
 * because orders are stored with the local time.
 *
 * @param day      Day in store time.
 * @param timeZone IANA name or offset such as `+05:45`.
 * @return Hours from 0 to 23 in order; empty for a day that the zone skipped.
 */
export function hoursOfDay( day: StoreDay, timeZone: string ): readonly number[] {
	const hours = new Set< number >();
	let moment = storeMomentAt( day, 0, timeZone );
	while ( toStoreDay( moment ) === day ) {
		hours.add( moment.getHours() );
		moment = storeNow( timeZone, new Date( moment.getTime() + HALF_AN_HOUR ) );
	}
	return [ ...hours ];
}
