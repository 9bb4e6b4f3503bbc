import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { periodToDate, type PeriodId } from '../period-to-date';
import { parseStoreTime, storeNow } from '../store-time';
import { momentInZone } from './dates';

const MONDAY = 1;
const SUNDAY = 0;

function period( id: PeriodId, local: string, weekStartsOn = MONDAY ) {
	const now = parseStoreTime( local, '+05:45' );
	if ( ! now ) {
		throw new Error( local );
	}
	const { current, previous, endsAtSameTime } = periodToDate( id, now, weekStartsOn );
	return [ current.after, current.before, previous.after, previous.before, endsAtSameTime ];
}

describe( 'periodToDate', () => {
	it.each( [
		[ 'today', '2026-03-01T14:05:09', MONDAY, '2026-03-01', '2026-02-28', '2026-02-28' ],
		[ 'today', '2026-01-01T00:00:00', MONDAY, '2026-01-01', '2025-12-31', '2025-12-31' ],
		[ 'week', '2026-11-27T10:00:00', MONDAY, '2026-11-23', '2026-11-16', '2026-11-20' ],
		[ 'week', '2026-11-27T10:00:00', SUNDAY, '2026-11-22', '2026-11-15', '2026-11-20' ],
		[ 'week', '2026-11-22T10:00:00', MONDAY, '2026-11-16', '2026-11-09', '2026-11-15' ],
		[ 'week', '2026-11-22T10:00:00', SUNDAY, '2026-11-22', '2026-11-15', '2026-11-15' ],
		[ 'month', '2026-11-27T10:00:00', MONDAY, '2026-11-01', '2026-10-01', '2026-10-27' ],
		[ 'month', '2026-01-15T10:00:00', MONDAY, '2026-01-01', '2025-12-01', '2025-12-15' ],
	] as const )(
		'K13: compares %s at %s, weeks from %s, with the one before until the same time',
		( id, now, weekStartsOn, first, previousFirst, previousLast ) => {
			expect( period( id, now, weekStartsOn ) ).toEqual( [
				`${ first }T00:00:00`,
				now,
				`${ previousFirst }T00:00:00`,
				`${ previousLast }${ now.slice( 10 ) }`,
				true,
			] );
		}
	);

	it.each( [
		[ '2026-03-31T10:00:00', '2026-03-01', '2026-02-01', '2026-02-28' ],
		[ '2028-03-30T10:00:00', '2028-03-01', '2028-02-01', '2028-02-29' ],
	] )( 'K13: compares the month at %s with the whole of a shorter one', ( now, first, previousFirst, previousLast ) => {
		expect( period( 'month', now ) ).toEqual( [
			`${ first }T00:00:00`,
			now,
			`${ previousFirst }T00:00:00`,
			`${ previousLast }T23:59:59`,
			false,
		] );
	} );

	it( 'begins with the day of the store, even when the browser has another', () => {
		const now = storeNow( 'America/Los_Angeles', new Date( '2026-01-01T03:00:00Z' ) );
		expect( periodToDate( 'month', now, MONDAY ).current.after ).toBe( '2025-12-01T00:00:00' );
	} );

	it( 'agrees with Temporal at any moment, in any zone, with any start of the week', () => {
		const lengths = { today: { days: 1 }, week: { weeks: 1 }, month: { months: 1 } };
		fc.assert(
			fc.property(
				fc.constantFrom< PeriodId[] >( 'today', 'week', 'month' ),
				momentInZone,
				fc.integer( { min: 0, max: 6 } ),
				( id, [ date, zone ], weekStartsOn ) => {
					const now = Temporal.Instant.fromEpochMilliseconds( date.getTime() ).toZonedDateTimeISO( zone ).toPlainDateTime();
					const today = now.toPlainDate();
					const first = {
						today,
						week: today.subtract( { days: ( today.dayOfWeek - weekStartsOn + 7 ) % 7 } ),
						month: today.with( { day: 1 } ),
					}[ id ];
					const previous = first.subtract( lengths[ id ] );
					const last = first.subtract( { days: 1 } );
					const sameDay = previous.add( first.until( today ) );
					const hasSameDay = Temporal.PlainDate.compare( sameDay, last ) <= 0;
					expect( periodToDate( id, storeNow( zone, date ), weekStartsOn ) ).toEqual( {
						current: { after: `${ first.toString() }T00:00:00`, before: now.toString( { smallestUnit: 'second' } ) },
						previous: {
							after: `${ previous.toString() }T00:00:00`,
							before: hasSameDay
								? sameDay.toPlainDateTime( now.toPlainTime() ).toString( { smallestUnit: 'second' } )
								: `${ last.toString() }T23:59:59`,
						},
						endsAtSameTime: hasSameDay,
					} );
				}
			)
		);
	} );
} );
