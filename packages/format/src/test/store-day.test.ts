import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { addToDay } from '../add-to-day';
import { daysBetween } from '../days-between';
import { firstDayOf } from '../first-day-of';
import { anyDay } from './dates';

describe( 'addToDay', () => {
	it.each( [
		[ '2026-01-31', { months: 1 }, '2026-02-28' ],
		[ '2028-01-31', { months: 1 }, '2028-02-29' ],
		[ '2028-02-29', { months: 12 }, '2029-02-28' ],
		[ '2026-03-01', { days: -1 }, '2026-02-28' ],
		[ '2025-12-31', { days: 1 }, '2026-01-01' ],
		[ '2018-11-03', { days: 1 }, '2018-11-04' ],
	] )( 'adds to %s the amount %j, with the result %s', ( day, amount, expected ) => {
		expect( addToDay( day, amount ) ).toBe( expected );
	} );

	it( 'agrees with Temporal for any day and amount', () => {
		const amount = fc.record( { months: fc.integer( { min: -30, max: 30 } ), days: fc.constant( 0 ) } );
		const days = fc.record( { months: fc.constant( 0 ), days: fc.integer( { min: -800, max: 800 } ) } );
		fc.assert(
			fc.property( anyDay, fc.oneof( amount, days ), ( day, duration ) => {
				expect( addToDay( day, duration ) ).toBe( Temporal.PlainDate.from( day ).add( duration ).toString() );
			} )
		);
	} );
} );

describe( 'daysBetween', () => {
	it( 'agrees with Temporal for any two days', () => {
		fc.assert(
			fc.property( anyDay, anyDay, ( from, to ) => {
				expect( daysBetween( from, to ) ).toBe( Temporal.PlainDate.from( from ).until( to ).days );
			} )
		);
	} );
} );

describe( 'firstDayOf', () => {
	it.each( [
		[ '2026-11-22', 0, '2026-11-22' ],
		[ '2026-11-22', 1, '2026-11-16' ],
		[ '2026-01-01', 6, '2025-12-27' ],
	] )( 'returns for the week of %s, which starts on day %s, %s', ( day, weekStartsOn, expected ) => {
		expect( firstDayOf( 'week', day, weekStartsOn ) ).toBe( expected );
	} );

	it( 'agrees with Temporal for any day and unit', () => {
		fc.assert(
			fc.property( anyDay, ( day ) => {
				const date = Temporal.PlainDate.from( day );
				const month = Math.floor( ( date.month - 1 ) / 3 ) * 3 + 1;
				expect( firstDayOf( 'day', day, 1 ) ).toBe( day );
				expect( firstDayOf( 'month', day, 1 ) ).toBe( date.with( { day: 1 } ).toString() );
				expect( firstDayOf( 'quarter', day, 1 ) ).toBe( date.with( { day: 1, month } ).toString() );
				expect( firstDayOf( 'year', day, 1 ) ).toBe( date.with( { day: 1, month: 1 } ).toString() );
			} )
		);
	} );
} );
