import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { dayRangeError } from '../day-range-error';
import { PRESET_IDS, type PresetId } from '../period';
import { presetRange } from '../preset-range';
import { storeNow, toStoreDay } from '../store-time';
import { momentInZone } from './dates';

const SUNDAY = 0;
const MONDAY = 1;

describe( 'presetRange', () => {
	it.each( [
		[ 'today', '2026-11-27', '2026-11-27' ],
		[ 'yesterday', '2026-11-26', '2026-11-26' ],
		[ 'week', '2026-11-23', '2026-11-27' ],
		[ 'last_week', '2026-11-16', '2026-11-22' ],
		[ 'month', '2026-11-01', '2026-11-27' ],
		[ 'last_month', '2026-10-01', '2026-10-31' ],
		[ 'quarter', '2026-10-01', '2026-11-27' ],
		[ 'last_quarter', '2026-07-01', '2026-09-30' ],
		[ 'year', '2026-01-01', '2026-11-27' ],
		[ 'last_year', '2025-01-01', '2025-12-31' ],
	] as const )( 'gives the days of %s', ( preset, after, before ) => {
		expect( presetRange( preset, { today: '2026-11-27', weekStartsOn: MONDAY } ) ).toEqual( { after, before } );
	} );

	it.each( [
		[ 'last_month', '2028-03-31', '2028-02-01', '2028-02-29' ],
		[ 'last_month', '2026-01-01', '2025-12-01', '2025-12-31' ],
		[ 'last_quarter', '2026-01-01', '2025-10-01', '2025-12-31' ],
		[ 'week', '2026-11-22', '2026-11-22', '2026-11-22' ],
		[ 'last_week', '2026-01-01', '2025-12-21', '2025-12-27' ],
	] as const )( 'gives %s of %s across the ends of months and years', ( preset, today, after, before ) => {
		expect( presetRange( preset, { today, weekStartsOn: SUNDAY } ) ).toEqual( { after, before } );
	} );

	it( 'D2, D3: uses today in store time, which can be ahead of the browser’s day', () => {
		const inAuckland = toStoreDay( storeNow( 'Pacific/Auckland', new Date( '2026-01-01T11:30:00Z' ) ) );
		const inUtc = toStoreDay( storeNow( 'UTC', new Date( '2026-01-02T04:00:00Z' ) ) );
		expect( presetRange( 'today', { today: inAuckland, weekStartsOn: MONDAY } ) ).toEqual( {
			after: '2026-01-02',
			before: '2026-01-02',
		} );
		// 8 p.m. on 1 January in Los Angeles.
		expect( presetRange( 'today', { today: inUtc, weekStartsOn: MONDAY } ).after ).toBe( '2026-01-02' );
		expect( dayRangeError( '2026-01-02', '2026-01-02', inUtc ) ).toBeUndefined();
	} );

	it( 'agrees with Temporal at any moment, in any zone, with any start of the week', () => {
		fc.assert(
			fc.property(
				momentInZone,
				fc.integer( { min: 0, max: 6 } ),
				fc.constantFrom( ...PRESET_IDS ),
				( [ date, zone ], weekStartsOn, preset ) => {
					const today = Temporal.Instant.fromEpochMilliseconds( date.getTime() ).toZonedDateTimeISO( zone ).toPlainDate();
					const week = today.subtract( { days: ( today.dayOfWeek - weekStartsOn + 7 ) % 7 } );
					const month = today.with( { day: 1 } );
					const quarter = month.subtract( { months: ( today.month - 1 ) % 3 } );
					const year = today.with( { day: 1, month: 1 } );
					const expected: Record< PresetId, readonly [ Temporal.PlainDate, Temporal.PlainDate ] > = {
						today: [ today, today ],
						yesterday: [ today.subtract( { days: 1 } ), today.subtract( { days: 1 } ) ],
						week: [ week, today ],
						last_week: [ week.subtract( { weeks: 1 } ), week.subtract( { days: 1 } ) ],
						month: [ month, today ],
						last_month: [ month.subtract( { months: 1 } ), month.subtract( { days: 1 } ) ],
						quarter: [ quarter, today ],
						last_quarter: [ quarter.subtract( { months: 3 } ), quarter.subtract( { days: 1 } ) ],
						year: [ year, today ],
						last_year: [ year.subtract( { years: 1 } ), year.subtract( { days: 1 } ) ],
					};
					const [ after, before ] = expected[ preset ];
					expect( presetRange( preset, { today: toStoreDay( storeNow( zone, date ) ), weekStartsOn } ) ).toEqual( {
						after: after.toString(),
						before: before.toString(),
					} );
				}
			)
		);
	} );
} );
