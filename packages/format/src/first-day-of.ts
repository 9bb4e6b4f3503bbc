import { addToDay } from './add-to-day';
import { UNIT_LENGTHS, type CalendarUnit } from './calendar-unit';
import { toUtcMidnight, type StoreDay } from './store-time';

/**
 * Returns the first day of the week, month, quarter or year that contains a day.
 *
 * @param unit         For `day`, the result is the day itself.
 * @param day          Day in store time.
 * @param weekStartsOn 0 (Sunday) to 6, as in WordPress' settings.
 */
export function firstDayOf( unit: CalendarUnit, day: StoreDay, weekStartsOn: number ): StoreDay {
	const { months = 0 } = UNIT_LENGTHS[ unit ];
	if ( months > 0 ) {
		return addToDay( `${ day.slice( 0, 8 ) }01`, { months: -( ( Number( day.slice( 5, 7 ) ) - 1 ) % months ) } );
	}
	return unit === 'week' ? addToDay( day, { days: -( ( toUtcMidnight( day ).getUTCDay() - weekStartsOn + 7 ) % 7 ) } ) : day;
}
