import { addDays } from 'date-fns/addDays';
import { addMonths } from 'date-fns/addMonths';
import { toStoreDay, toUtcMidnight, type StoreDay } from './store-time';

/**
 * Adds months, then days.
 *
 * @param day           Day in store time.
 * @param amount        Negative to go back.
 * @param amount.months A month later than 31 January is the last day of February.
 * @param amount.days   Days to add after the months.
 */
export function addToDay( day: StoreDay, { months = 0, days = 0 }: { readonly months?: number; readonly days?: number } ): StoreDay {
	return toStoreDay( addDays( addMonths( toUtcMidnight( day ), months ), days ) );
}
