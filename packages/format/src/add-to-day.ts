import { toIsoDay, toUtcMidnight, type StoreDay } from './store-time';

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
	const date = toUtcMidnight( day );
	const dayOfMonth = date.getUTCDate();
	// To the last day of that month, which is day 0 of the one after it, then back to the day itself if the month has it.
	date.setUTCMonth( date.getUTCMonth() + months + 1, 0 );
	date.setUTCDate( Math.min( dayOfMonth, date.getUTCDate() ) + days );
	return toIsoDay( date );
}
