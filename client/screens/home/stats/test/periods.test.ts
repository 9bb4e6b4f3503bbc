import { describe, expect, it } from '@jest/globals';
import { parseStoreTime, storeNow } from '@store-admin/format';
import { toDelta } from '../delta';
import { periodToDate, type PeriodId } from '../periods';

const MONDAY = 1;
const SUNDAY = 0;

function period( id: PeriodId, local: string, startOfWeek = MONDAY ) {
	const now = parseStoreTime( local, '+05:45' );
	if ( ! now ) {
		throw new Error( local );
	}
	const { current, previous } = periodToDate( id, now, startOfWeek );
	return [ current.after, current.before, previous.after, previous.before ];
}

describe( 'periodToDate', () => {
	it.each( [
		[
			'today',
			'2026-03-01T14:05:09',
			MONDAY,
			'2026-03-01T00:00:00',
			'2026-03-01T14:05:09',
			'2026-02-28T00:00:00',
			'2026-02-28T23:59:59',
		],
		[
			'today',
			'2026-01-01T00:00:00',
			MONDAY,
			'2026-01-01T00:00:00',
			'2026-01-01T00:00:00',
			'2025-12-31T00:00:00',
			'2025-12-31T23:59:59',
		],
		[
			'week',
			'2026-11-27T10:00:00',
			MONDAY,
			'2026-11-23T00:00:00',
			'2026-11-27T10:00:00',
			'2026-11-16T00:00:00',
			'2026-11-20T23:59:59',
		],
		[
			'week',
			'2026-11-27T10:00:00',
			SUNDAY,
			'2026-11-22T00:00:00',
			'2026-11-27T10:00:00',
			'2026-11-15T00:00:00',
			'2026-11-20T23:59:59',
		],
		[
			'week',
			'2026-11-22T10:00:00',
			MONDAY,
			'2026-11-16T00:00:00',
			'2026-11-22T10:00:00',
			'2026-11-09T00:00:00',
			'2026-11-15T23:59:59',
		],
		[
			'week',
			'2026-11-22T10:00:00',
			SUNDAY,
			'2026-11-22T00:00:00',
			'2026-11-22T10:00:00',
			'2026-11-15T00:00:00',
			'2026-11-15T23:59:59',
		],
		[
			'month',
			'2026-11-27T10:00:00',
			MONDAY,
			'2026-11-01T00:00:00',
			'2026-11-27T10:00:00',
			'2026-10-01T00:00:00',
			'2026-10-27T23:59:59',
		],
		[
			'month',
			'2026-03-31T10:00:00',
			MONDAY,
			'2026-03-01T00:00:00',
			'2026-03-31T10:00:00',
			'2026-02-01T00:00:00',
			'2026-02-28T23:59:59',
		],
		[
			'month',
			'2026-01-15T10:00:00',
			MONDAY,
			'2026-01-01T00:00:00',
			'2026-01-15T10:00:00',
			'2025-12-01T00:00:00',
			'2025-12-15T23:59:59',
		],
	] as const )( '%s at %s', ( id, now, startOfWeek, ...expected ) => {
		expect( period( id, now, startOfWeek ) ).toEqual( expected );
	} );

	it( 'takes the store’s day when the browser already has another', () => {
		const now = storeNow( 'America/Los_Angeles', new Date( '2026-01-01T03:00:00Z' ) );
		expect( periodToDate( 'month', now, MONDAY ).current.after ).toBe( '2025-12-01T00:00:00' );
	} );
} );

describe( 'toDelta', () => {
	it.each( [
		[ 120, 100, { kind: 'up', percent: 20 } ],
		[ 50, 100, { kind: 'down', percent: 50 } ],
		[ 5, 0, { kind: 'new' } ],
		[ 0, 0, { kind: 'same' } ],
		[ 100.1, 100, { kind: 'same' } ],
		[ -50, -100, { kind: 'up', percent: 50 } ],
	] )( 'from %p against %p is %p', ( current, previous, delta ) => {
		expect( toDelta( current, previous ) ).toEqual( delta );
	} );
} );
