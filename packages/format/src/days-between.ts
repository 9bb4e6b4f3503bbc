import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { toUtcMidnight, type StoreDay } from './store-time';

/** Days from one day to another: 1 from Monday to Tuesday. */
export function daysBetween( from: StoreDay, to: StoreDay ): number {
	return differenceInCalendarDays( toUtcMidnight( to ), toUtcMidnight( from ) );
}
