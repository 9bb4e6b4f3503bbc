import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { comparedRange } from '../compared-range';
import type { Comparison, PresetId } from '../period';
import { presetRange } from '../preset-range';
import { anyDay, anyRange } from './dates';

const SUNDAY = 0;

const compare = ( preset: PresetId, today: string, comparison: Comparison ) => {
	const { after, before } = comparedRange( preset, presetRange( preset, { today, weekStartsOn: SUNDAY } ), comparison );
	return [ after, before ];
};

describe( 'comparedRange', () => {
	it.each( [
		[ 'today', 'previous_period', '2026-11-26', '2026-11-26' ],
		[ 'today', 'previous_year', '2025-11-27', '2025-11-27' ],
		[ 'yesterday', 'previous_period', '2026-11-25', '2026-11-25' ],
		[ 'yesterday', 'previous_year', '2025-11-26', '2025-11-26' ],
		[ 'week', 'previous_period', '2026-11-15', '2026-11-20' ],
		[ 'week', 'previous_year', '2025-11-22', '2025-11-27' ],
		[ 'last_week', 'previous_period', '2026-11-08', '2026-11-14' ],
		[ 'last_week', 'previous_year', '2025-11-15', '2025-11-21' ],
		[ 'month', 'previous_period', '2026-10-01', '2026-10-27' ],
		[ 'month', 'previous_year', '2025-11-01', '2025-11-27' ],
		[ 'last_month', 'previous_period', '2026-09-01', '2026-09-30' ],
		[ 'last_month', 'previous_year', '2025-10-01', '2025-10-31' ],
		[ 'quarter', 'previous_period', '2026-07-01', '2026-08-27' ],
		[ 'quarter', 'previous_year', '2025-10-01', '2025-11-27' ],
		[ 'last_quarter', 'previous_period', '2026-04-01', '2026-06-30' ],
		[ 'last_quarter', 'previous_year', '2025-07-01', '2025-09-30' ],
		[ 'year', 'previous_period', '2025-01-01', '2025-11-27' ],
		[ 'last_year', 'previous_year', '2024-01-01', '2024-12-31' ],
	] as const )( 'gives for %s and %s the same part or the whole of it', ( preset, comparison, after, before ) => {
		expect( compare( preset, '2026-11-27', comparison ) ).toEqual( [ after, before ] );
	} );

	it( 'D7: compares a whole February with a whole February, whether it has 28 or 29 days', () => {
		expect( compare( 'last_month', '2021-03-10', 'previous_year' ) ).toEqual( [ '2020-02-01', '2020-02-29' ] );
		expect( compare( 'last_month', '2028-03-10', 'previous_year' ) ).toEqual( [ '2027-02-01', '2027-02-28' ] );
		expect( compare( 'last_quarter', '2026-05-01', 'previous_period' ) ).toEqual( [ '2025-10-01', '2025-12-31' ] );
	} );

	it( 'ends on the last day when the compared month is shorter', () => {
		expect( compare( 'month', '2026-03-31', 'previous_period' ) ).toEqual( [ '2026-02-01', '2026-02-28' ] );
		expect( compare( 'year', '2028-02-29', 'previous_year' ) ).toEqual( [ '2027-01-01', '2027-02-28' ] );
		expect( compare( 'today', '2028-02-29', 'previous_year' ) ).toEqual( [ '2027-02-28', '2027-02-28' ] );
	} );

	it( 'D8: ends on the same day a year ago for every preset that ends today', () => {
		fc.assert(
			fc.property( anyDay, ( today ) => {
				const last = Temporal.PlainDate.from( today ).subtract( { years: 1 } ).toString();
				const ends = ( [ 'today', 'week', 'month', 'quarter', 'year' ] as const ).map(
					( preset ) => compare( preset, today, 'previous_year' )[ 1 ]
				);
				expect( ends ).toEqual( ends.map( () => last ) );
			} )
		);
	} );

	it( 'returns the same number of days directly before custom days, or the same days a year before', () => {
		fc.assert(
			fc.property( anyRange, ( range ) => {
				const [ after, before ] = [ Temporal.PlainDate.from( range.after ), Temporal.PlainDate.from( range.before ) ];
				const days = after.until( before ).days + 1;
				expect( comparedRange( 'custom', range, 'previous_period' ) ).toEqual( {
					after: after.subtract( { days } ).toString(),
					before: after.subtract( { days: 1 } ).toString(),
				} );
				expect( comparedRange( 'custom', range, 'previous_year' ) ).toEqual( {
					after: after.subtract( { years: 1 } ).toString(),
					before: before.subtract( { years: 1 } ).toString(),
				} );
			} )
		);
	} );

	it( 'returns a whole unit for a whole unit, on any day', () => {
		fc.assert(
			fc.property( anyDay, fc.constantFrom( 'last_month', 'last_quarter', 'last_year' ), ( today, preset ) => {
				const months = { last_month: 1, last_quarter: 3, last_year: 12 }[ preset ];
				const first = Temporal.PlainDate.from( presetRange( preset, { today, weekStartsOn: SUNDAY } ).after );
				for ( const [ comparison, back ] of [
					[ 'previous_period', months ],
					[ 'previous_year', 12 ],
				] as const ) {
					const after = first.subtract( { months: back } );
					const before = after.add( { months } ).subtract( { days: 1 } );
					expect( compare( preset, today, comparison ) ).toEqual( [ after.toString(), before.toString() ] );
				}
			} )
		);
	} );
} );
