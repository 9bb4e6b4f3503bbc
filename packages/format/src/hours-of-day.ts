import { storeMomentAt, storeNow, toStoreDay, type StoreDay } from './store-time';

const HALF_AN_HOUR = 30 * 60 * 1000;

/**
 * The hours that the store's clock shows on a day. Where daylight saving skips one it is left out; one that comes twice is there once,
 * because orders are kept by what the clock showed.
 *
 * @param day      Day in store time.
 * @param timeZone IANA name or offset such as `+05:45`.
 * @return Hours from 0 to 23 in order; none for a day that the zone left out.
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
