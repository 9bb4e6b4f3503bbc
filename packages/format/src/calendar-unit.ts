import { addToDay } from './add-to-day';
import type { Interval } from './interval';
import type { StoreDay } from './store-time';

/** A part of the calendar that is made of whole days. */
export type CalendarUnit = Exclude< Interval, 'hour' >;

const MONTHS: Readonly< Partial< Record< CalendarUnit, number > > > = { month: 1, quarter: 3, year: 12 };

/**
 * The same day some units later. Where a month has no such day, it is the last one of that month.
 *
 * @param unit  What to add.
 * @param day   Day in store time.
 * @param count How many; negative to go back.
 */
export function addUnits( unit: CalendarUnit, day: StoreDay, count: number ): StoreDay {
	const months = MONTHS[ unit ];
	return addToDay( day, months === undefined ? { days: count * ( unit === 'week' ? 7 : 1 ) } : { months: count * months } );
}
