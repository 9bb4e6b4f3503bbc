import { toUtcMidnight, type StoreDay } from './store-time';

const DAY = 24 * 60 * 60 * 1000;

/** Returns the number of days from one day to another: 1 from Monday to Tuesday. */
export function daysBetween( from: StoreDay, to: StoreDay ): number {
	return ( toUtcMidnight( to ).getTime() - toUtcMidnight( from ).getTime() ) / DAY;
}
