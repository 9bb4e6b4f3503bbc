import { startOfMonth } from 'date-fns/startOfMonth';
import { startOfWeek } from 'date-fns/startOfWeek';
import { toStoreDay, toUtcMidnight, type StoreDay } from './store-time';

type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/**
 * First day of the week around a day.
 *
 * @param day          Day in store time.
 * @param weekStartsOn 0 (Sunday) to 6, as in WordPress' settings.
 */
export function firstDayOfWeek( day: StoreDay, weekStartsOn: number ): StoreDay {
	return toStoreDay( startOfWeek( toUtcMidnight( day ), { weekStartsOn: ( weekStartsOn % 7 ) as Weekday } ) );
}

/** First day of the month around a day. */
export function firstDayOfMonth( day: StoreDay ): StoreDay {
	return toStoreDay( startOfMonth( toUtcMidnight( day ) ) );
}
