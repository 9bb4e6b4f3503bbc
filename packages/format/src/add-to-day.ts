import { toIsoDay, toUtcMidnight, type StoreDay } from './store-time';

export interface DayAmount {
	/** Months to add. One month after 31 January is the last day of February. */
	readonly months?: number;
	/** Days to add after the months. */
	readonly days?: number;
}

/**
 * Adds months, then days.
 *
 * @param day    Day in store time.
 * @param amount Months and days to add; negative numbers subtract.
 */
export function addToDay( day: StoreDay, { months = 0, days = 0 }: DayAmount ): StoreDay {
	const date = toUtcMidnight( day );
	const dayOfMonth = date.getUTCDate();
	// Day 0 of a month is the last day of the month before it. From there, goes back to the same day if the month has it.
	date.setUTCMonth( date.getUTCMonth() + months + 1, 0 );
	date.setUTCDate( Math.min( dayOfMonth, date.getUTCDate() ) + days );
	return toIsoDay( date );
}
