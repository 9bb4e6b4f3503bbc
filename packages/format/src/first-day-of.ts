import { startOfWeek } from 'date-fns/startOfWeek';
import type { CalendarUnit } from './calendar-unit';
import { toStoreDay, toUtcMidnight, type StoreDay } from './store-time';

type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/**
 * First day of the week, month, quarter or year around a day.
 *
 * @param unit         A day is its own first day.
 * @param day          Day in store time.
 * @param weekStartsOn 0 (Sunday) to 6, as in WordPress' settings.
 */
export function firstDayOf( unit: CalendarUnit, day: StoreDay, weekStartsOn: number ): StoreDay {
	switch ( unit ) {
		case 'day':
			return day;
		case 'week':
			return toStoreDay( startOfWeek( toUtcMidnight( day ), { weekStartsOn: ( weekStartsOn % 7 ) as Weekday } ) );
		case 'month':
			return `${ day.slice( 0, 8 ) }01`;
		case 'quarter': {
			const quarter = Math.ceil( Number( day.slice( 5, 7 ) ) / 3 );
			return `${ day.slice( 0, 5 ) }${ String( quarter * 3 - 2 ).padStart( 2, '0' ) }-01`;
		}
		case 'year':
			return `${ day.slice( 0, 5 ) }01-01`;
	}
}
