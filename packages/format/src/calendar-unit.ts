import { addToDay, type DayAmount } from './add-to-day';
import type { Interval } from './interval';
import type { StoreDay } from './store-time';

/** Unit of the calendar that consists of whole days. */
export type CalendarUnit = Exclude< Interval, 'hour' >;

/** Distance between the first days of two consecutive units. */
export const UNIT_LENGTHS: Readonly< Record< CalendarUnit, DayAmount > > = {
	day: { days: 1 },
	week: { days: 7 },
	month: { months: 1 },
	quarter: { months: 3 },
	year: { months: 12 },
};

/**
 * Returns the same day some units later, or the last day of that month if it is shorter.
 *
 * @param unit  Unit to add.
 * @param day   Day in store time.
 * @param count Number of units; negative numbers subtract.
 */
export function addUnits( unit: CalendarUnit, day: StoreDay, count: number ): StoreDay {
	const { months = 0, days = 0 } = UNIT_LENGTHS[ unit ];
	return addToDay( day, { months: months * count, days: days * count } );
}
