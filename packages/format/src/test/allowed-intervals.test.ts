import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { allowedIntervals, validInterval } from '../allowed-intervals';
import { splitRange } from '../split-range';
import { anyDay } from './dates';

const month = { after: '2026-11-01', before: '2026-11-27' };

describe( 'allowedIntervals', () => {
	it.each( [
		[ 'today', 'hour,day' ],
		[ 'yesterday', 'hour,day' ],
		[ 'week', 'day,week' ],
		[ 'last_week', 'day,week' ],
		[ 'month', 'day,week' ],
		[ 'last_month', 'day,week' ],
		[ 'quarter', 'day,week,month' ],
		[ 'last_quarter', 'day,week,month' ],
		[ 'year', 'day,week,month,quarter' ],
		[ 'last_year', 'day,week,month,quarter' ],
	] as const )( 'gives for %s %s', ( preset, intervals ) => {
		expect( allowedIntervals( preset, month ).join( ',' ) ).toBe( intervals );
	} );

	it.each( [
		[ '2026-11-27', '2026-11-27', 'hour,day' ],
		[ '2026-11-26', '2026-11-27', 'hour,day' ],
		[ '2026-11-25', '2026-11-27', 'day' ],
		[ '2026-11-21', '2026-11-27', 'day' ],
		[ '2026-11-20', '2026-11-27', 'day,week' ],
		[ '2026-11-01', '2026-11-28', 'day,week' ],
		[ '2026-11-01', '2026-11-29', 'day,week,month' ],
		[ '2026-08-30', '2026-11-27', 'day,week,month' ],
		[ '2026-08-29', '2026-11-27', 'day,week,month,quarter' ],
		[ '2025-11-28', '2026-11-27', 'day,week,month,quarter' ],
		[ '2025-11-27', '2026-11-27', 'day,week,month,quarter,year' ],
		[ '2015-11-27', '2026-11-27', 'week,month,quarter,year' ],
		[ '1900-01-01', '2026-11-27', 'quarter,year' ],
	] )( 'returns for the days from %s to %s: %s', ( after, before, intervals ) => {
		expect( allowedIntervals( 'custom', { after, before } ).join( ',' ) ).toBe( intervals );
	} );

	it( 'D5: never allows more points than ten requests return, for ranges of any length', () => {
		fc.assert(
			fc.property( anyDay, anyDay, fc.constantFrom( 'hour', 'day', 'week', 'nothing' ), ( one, other, wanted ) => {
				const range = { after: one < other ? one : other, before: one < other ? other : one };
				const interval = validInterval( wanted, 'custom', range );
				expect( splitRange( range, interval, { weekStartsOn: 1, timeZone: 'UTC' } ).length ).toBeLessThanOrEqual( 1001 );
			} ),
			{ numRuns: 30 }
		);
	} );
} );

describe( 'validInterval', () => {
	it.each( [
		[ 'week', 'week' ],
		[ 'hour', 'day' ],
		[ 'fortnight', 'day' ],
		[ undefined, 'day' ],
	] )( 'returns for %p in a month: %s', ( wanted, interval ) => {
		expect( validInterval( wanted, 'month', month ) ).toBe( interval );
	} );
} );
