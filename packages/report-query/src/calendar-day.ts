import { parseStoreDay } from '@store-admin/format';

/** Limits, because a range of all four-digit years would overload the server. */
const FIRST_DAY = '1970-01-01';
const LAST_DAY = '2199-12-31';

/** Whether a text is a valid day for an address, in the form `2026-02-28`: the day exists and is within the limits above. */
export function isCalendarDay( text: string ): boolean {
	const day = parseStoreDay( text );
	return day !== undefined && day >= FIRST_DAY && day <= LAST_DAY;
}
