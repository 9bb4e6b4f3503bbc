import { addToDay, storeMomentAt, storeNow, toStoreDay } from '@store-admin/format';

export type SnoozeTime = 'later' | 'tomorrow' | 'next-week' | 'next-month';

const MORNING = 9;
const FOUR_HOURS_MS = 4 * 3_600_000;
const DISTANCES = { tomorrow: { days: 1 }, 'next-week': { days: 7 }, 'next-month': { months: 1 } } as const;

/**
 * Returns the time at which a snoozed alert comes back: in four hours, or at nine in the morning, store time.
 *
 * @param choice   Choice of the user.
 * @param timeZone Of the store.
 * @param now      The current time; tests pass another one.
 * @return UTC, ISO 8601.
 */
export function snoozeUntil( choice: SnoozeTime, timeZone: string, now: Date = new Date() ): string {
	if ( choice === 'later' ) {
		return new Date( now.getTime() + FOUR_HOURS_MS ).toISOString();
	}
	const day = addToDay( toStoreDay( storeNow( timeZone, now ) ), DISTANCES[ choice ] );
	return new Date( storeMomentAt( day, MORNING, timeZone ).getTime() ).toISOString();
}
