import { addDays } from 'date-fns/addDays';
import { addMonths } from 'date-fns/addMonths';
import { toStoreDay, toUtcMidnight, type StoreDay } from './store-time';

export interface DayAmount {
	/** A month later than 31 January is the last day of February. */
	readonly months?: number;
	/** Days to add after the months. */
	readonly days?: number;
}

/**
 * Adds months, then days.
 *
 * @param day    Day in store time.
 * @param amount What to add; negative to go back.
 */
export function addToDay( day: StoreDay, { months = 0, days = 0 }: DayAmount ): StoreDay {
	return toStoreDay( addDays( addMonths( toUtcMidnight( day ), months ), days ) );
}
