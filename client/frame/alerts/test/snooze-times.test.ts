import { expect, test } from '@jest/globals';
import { snoozeUntil } from '../snooze-times';

// 22:30 on Friday, 30 January 2026 in Chicago (UTC-6): already Saturday in UTC.
const NOW = new Date( '2026-01-31T04:30:00Z' );

test.each( [
	[ 'later', 'America/Chicago', '2026-01-31T08:30:00.000Z' ],
	[ 'tomorrow', 'America/Chicago', '2026-01-31T15:00:00.000Z' ],
	[ 'next-week', 'America/Chicago', '2026-02-06T15:00:00.000Z' ],
	[ 'next-month', 'America/Chicago', '2026-02-28T15:00:00.000Z' ],
	[ 'tomorrow', 'Asia/Tokyo', '2026-02-01T00:00:00.000Z' ],
	[ 'next-month', '+05:45', '2026-02-28T03:15:00.000Z' ],
] as const )( '%s in %s', ( choice, timeZone, expected ) => {
	expect( snoozeUntil( choice, timeZone, NOW ) ).toBe( expected );
} );

test( 'snoozeUntil stays at nine in the morning when the clocks change', () => {
	expect( snoozeUntil( 'next-week', 'America/Chicago', new Date( '2026-03-05T18:00:00Z' ) ) ).toBe( '2026-03-12T14:00:00.000Z' );
} );
