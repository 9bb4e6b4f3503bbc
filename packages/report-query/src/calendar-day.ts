import { parseStoreDay } from '@store-admin/format';

/** Nobody sells before or after; a range of all years that four digits can name would keep any server busy. */
const FIRST_DAY = '1970-01-01';
const LAST_DAY = '2199-12-31';

/** Whether a text is a day that an address may name, in the form `2026-02-28`. 30 February is none, and the year 9999 is not either. */
export function isCalendarDay( text: string ): boolean {
	const day = parseStoreDay( text );
	return day !== undefined && day >= FIRST_DAY && day <= LAST_DAY;
}
