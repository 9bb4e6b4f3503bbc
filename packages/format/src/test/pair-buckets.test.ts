import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { comparedRange } from '../compared-range';
import type { DayRange } from '../day-range';
import type { Interval } from '../interval';
import { pairBuckets } from '../pair-buckets';
import { splitRange } from '../split-range';
import { anyRange } from './dates';

const split = ( range: DayRange, interval: Interval, timeZone = 'UTC' ) => splitRange( range, interval, { weekStartsOn: 1, timeZone } );

function pairs(
	range: DayRange,
	compared: DayRange,
	interval: Interval = 'day',
	timeZone = 'UTC'
): ReadonlyMap< string, string | undefined > {
	const current = split( range, interval, timeZone );
	const partners = pairBuckets( current, split( compared, interval, timeZone ) );
	return new Map( current.map( ( { key }, index ) => [ key, partners[ index ]?.key ] ) );
}

describe( 'pairBuckets', () => {
	it( 'returns no partner for 29 February in a year without it, and shifts no other day', () => {
		const result = pairs( { after: '2028-01-01', before: '2028-12-31' }, { after: '2027-01-01', before: '2027-12-31' } );
		expect( result.get( '2028-02-28' ) ).toBe( '2027-02-28' );
		expect( result.get( '2028-02-29' ) ).toBeUndefined();
		expect( result.get( '2028-03-01' ) ).toBe( '2027-03-01' );
		expect( result.get( '2028-12-31' ) ).toBe( '2027-12-31' );
	} );

	it( 'does not pair another day with 29 February of the previous year', () => {
		const result = pairs( { after: '2029-01-01', before: '2029-12-31' }, { after: '2028-01-01', before: '2028-12-31' } );
		expect( result.get( '2029-02-28' ) ).toBe( '2028-02-28' );
		expect( result.get( '2029-03-01' ) ).toBe( '2028-03-01' );
		expect( [ ...result.values() ] ).not.toContain( '2028-02-29' );
	} );

	it( 'pairs months by day, and returns no partner for days that the shorter month does not have', () => {
		const result = pairs( { after: '2026-03-01', before: '2026-03-31' }, { after: '2026-02-01', before: '2026-02-28' } );
		expect( result.get( '2026-03-28' ) ).toBe( '2026-02-28' );
		expect( [ '29', '30', '31' ].map( ( day ) => result.get( `2026-03-${ day }` ) ) ).toEqual( [ undefined, undefined, undefined ] );
	} );

	it( 'pairs the first days of both ranges when one begins on 29 February', () => {
		const result = pairs( { after: '2028-02-29', before: '2028-03-31' }, { after: '2027-02-28', before: '2027-03-31' } );
		expect( result.get( '2028-02-29' ) ).toBe( '2027-02-28' );
		expect( result.get( '2028-03-01' ) ).toBe( '2027-03-01' );
	} );

	it( 'pairs the days of weeks and of custom ranges by position', () => {
		const result = pairs( { after: '2026-11-22', before: '2026-11-27' }, { after: '2026-11-15', before: '2026-11-20' } );
		expect( [ ...result.values() ] ).toEqual( [ '2026-11-15', '2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20' ] );
	} );

	it( 'pairs hours by local time, so that a skipped hour shifts nothing', () => {
		const result = pairs(
			{ after: '2026-03-09', before: '2026-03-09' },
			{ after: '2026-03-08', before: '2026-03-08' },
			'hour',
			'America/Chicago'
		);
		expect( result.get( '2026-03-09 01' ) ).toBe( '2026-03-08 01' );
		expect( result.get( '2026-03-09 02' ) ).toBeUndefined();
		expect( result.get( '2026-03-09 03' ) ).toBe( '2026-03-08 03' );
	} );

	it( 'pairs weeks, months, quarters and years by position', () => {
		const result = pairs( { after: '2026-10-01', before: '2026-11-27' }, { after: '2026-07-01', before: '2026-08-27' }, 'month' );
		expect( [ ...result ] ).toEqual( [
			[ '2026-10-01', '2026-07-01' ],
			[ '2026-11-01', '2026-08-01' ],
		] );
	} );

	it( 'pairs each custom day with the same day a year before, and uses no partner twice', () => {
		fc.assert(
			fc.property( anyRange, ( range ) => {
				const result = [ ...pairs( range, comparedRange( 'custom', range, 'previous_year' ) ) ].slice( 1 );
				const partners = result.map( ( [ , partner ] ) => partner ).filter( ( partner ) => partner !== undefined );
				expect( new Set( partners ).size ).toBe( partners.length );
				for ( const [ day, partner ] of result ) {
					expect( partner?.slice( 5 ) ).toBe( day.endsWith( '02-29' ) ? undefined : day.slice( 5 ) );
				}
			} ),
			{ numRuns: 30 }
		);
	} );
} );
