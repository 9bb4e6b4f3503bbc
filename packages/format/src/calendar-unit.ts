import { addToDay, type DayAmount } from './add-to-day';
import type { Interval } from './interval';
import type { StoreDay } from './store-time';

/** A part of the calendar that is made of whole days. */
export type CalendarUnit = Exclude< Interval, 'hour' >;

/** How far the first day of a unit is from the first day of the next one. */
export const UNIT_LENGTHS: Readonly< Record< CalendarUnit, DayAmount > > = {
	day: { days: 1 },
	week: { days: 7 },
	month: { months: 1 },
	quarter: { months: 3 },
	year: { months: 12 },
};

/**
 * The same day some units later. Where a month has no such day, it is the last one of that month.
 *
 * @param unit  What to add.
 * @param day   Day in store time.
 * @param count How many; negative to go back.
 */
export function addUnits( unit: CalendarUnit, day: StoreDay, count: number ): StoreDay {
	const { months = 0, days = 0 } = UNIT_LENGTHS[ unit ];
	return addToDay( day, { months: months * count, days: days * count } );
}
