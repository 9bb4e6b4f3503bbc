import { storeNow, type StoreMoment } from '@store-admin/format';

export type SnoozeTime = 'later' | 'tomorrow' | 'next-week' | 'next-month';

const MORNING = 9;
const HOURS_LATER = 4;

/**
 * When a snoozed alert comes back: in four hours, or at nine in the morning, store time.
 *
 * @param choice   What the person chose.
 * @param timeZone Of the store.
 * @param now      The current time; tests pass another one.
 * @return UTC, ISO 8601.
 */
export function snoozeUntil( choice: SnoozeTime, timeZone: string, now: Date = new Date() ): string {
	if ( choice === 'later' ) {
		return new Date( now.getTime() + HOURS_LATER * 3600000 ).toISOString();
	}
	const moment = storeNow( timeZone, now );
	if ( choice === 'next-month' ) {
		moveToNextMonth( moment );
	} else {
		moment.setDate( moment.getDate() + ( choice === 'tomorrow' ? 1 : 7 ) );
	}
	moment.setHours( MORNING, 0, 0, 0 );
	return new Date( moment.getTime() ).toISOString();
}

/** The same day of the next month, or its last day where there is none. */
function moveToNextMonth( moment: StoreMoment ): void {
	const day = moment.getDate();
	const lastDay = new Date( Date.UTC( moment.getFullYear(), moment.getMonth() + 2, 0 ) ).getUTCDate();
	moment.setMonth( moment.getMonth() + 1, Math.min( day, lastDay ) );
}
