import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { bucketKey } from '../bucket-key';
import { formatBucket } from '../format-bucket';
import type { Interval } from '../interval';
import { splitRange } from '../split-range';
import { parseUtcTime, toStoreTime } from '../store-time';
import { anyDay, anyRange, zones } from './dates';

const MONDAY = 1;

const days = ( after: string, before: string, interval: Interval, weekStartsOn = MONDAY ) =>
	splitRange( { after, before }, interval, { weekStartsOn, timeZone: 'UTC' } ).map( ( { first, last } ) => `${ first } ${ last }` );

const hours = ( day: string, timeZone: string ) =>
	splitRange( { after: day, before: day }, 'hour', { weekStartsOn: MONDAY, timeZone } ).map( ( { hour } ) => hour );

const countTo = ( end: number ) => Array.from( { length: end }, ( _item, index ) => index );

describe( 'splitRange', () => {
	it( 'cuts the first and the last bucket to the range, like the REST API', () => {
		expect( days( '2025-10-01', '2025-10-15', 'week' ) ).toEqual( [
			'2025-10-01 2025-10-05',
			'2025-10-06 2025-10-12',
			'2025-10-13 2025-10-15',
		] );
		expect( days( '2025-10-15', '2025-11-27', 'month' ) ).toEqual( [ '2025-10-15 2025-10-31', '2025-11-01 2025-11-27' ] );
		expect( days( '2025-10-01', '2026-04-02', 'quarter' ) ).toEqual( [
			'2025-10-01 2025-12-31',
			'2026-01-01 2026-03-31',
			'2026-04-01 2026-04-02',
		] );
		expect( days( '2025-10-01', '2026-11-27', 'year' ) ).toEqual( [ '2025-10-01 2025-12-31', '2026-01-01 2026-11-27' ] );
	} );

	it( 'starts weeks on the day that is set in the store', () => {
		expect( days( '2025-12-20', '2026-01-03', 'week', 0 ) ).toEqual( [
			'2025-12-20 2025-12-20',
			'2025-12-21 2025-12-27',
			'2025-12-28 2026-01-03',
		] );
		expect( days( '2025-12-20', '2025-12-27', 'week', 6 ) ).toEqual( [ '2025-12-20 2025-12-26', '2025-12-27 2025-12-27' ] );
	} );

	it( 'D5: returns no buckets for a reversed range', () => {
		expect( days( '2026-11-27', '2026-11-26', 'day' ) ).toEqual( [] );
	} );

	it.each( [
		[ 'America/Chicago', '2026-11-27', countTo( 24 ) ],
		[ 'America/Chicago', '2026-03-08', countTo( 24 ).filter( ( hour ) => hour !== 2 ) ],
		[ 'America/Chicago', '2026-11-01', countTo( 24 ) ],
		[ 'America/Sao_Paulo', '2018-11-04', countTo( 24 ).slice( 1 ) ],
		[ 'America/Sao_Paulo', '2018-02-17', countTo( 24 ) ],
		[ 'America/Havana', '2026-03-08', countTo( 24 ).slice( 1 ) ],
		[ 'Australia/Lord_Howe', '2026-10-04', countTo( 24 ) ],
		[ 'Australia/Lord_Howe', '2026-04-05', countTo( 24 ) ],
		[ '+05:45', '2026-11-27', countTo( 24 ) ],
		[ 'Pacific/Apia', '2011-12-30', [] ],
	] )( 'returns the hours that exist in %s on %s', ( zone, day, expected ) => {
		expect( hours( day, zone ) ).toEqual( expected );
	} );

	it( 'agrees with Temporal about the hours of any day, in any zone', () => {
		fc.assert(
			fc.property( anyDay, fc.constantFrom( ...zones ), ( day, zone ) => {
				const isShown = ( hour: number, minute: number ) =>
					Temporal.PlainDate.from( day ).toZonedDateTime( { timeZone: zone, plainTime: { hour, minute } } ).hour === hour;
				fc.pre( ! ( zone === 'Pacific/Apia' && day === '2011-12-30' ) );
				expect( hours( day, zone ) ).toEqual( countTo( 24 ).filter( ( hour ) => isShown( hour, 0 ) || isShown( hour, 59 ) ) );
			} ),
			{ numRuns: 40 }
		);
	} );

	it( 'D13: contains each day of the range exactly once, in any interval', () => {
		fc.assert(
			fc.property(
				anyRange,
				fc.constantFrom( 'day', 'week', 'month', 'quarter', 'year' ),
				fc.integer( { min: 0, max: 6 } ),
				( { after, before }, interval, weekStartsOn ) => {
					const buckets = splitRange( { after, before }, interval, { weekStartsOn, timeZone: 'UTC' } );
					expect( buckets[ 0 ]?.first ).toBe( after );
					expect( buckets[ buckets.length - 1 ]?.last ).toBe( before );
					buckets.slice( 1 ).forEach( ( { first }, index ) => {
						const next = Temporal.PlainDate.from( buckets[ index ]?.last ?? '' ).add( { days: 1 } );
						expect( first ).toBe( next.toString() );
						expect(
							{ day: 1, week: next.dayOfWeek, month: next.day, quarter: next.day, year: next.dayOfYear }[ interval ]
						).toBe( interval === 'week' ? weekStartsOn || 7 : 1 );
					} );
				}
			)
		);
	} );

	it( 'D1: puts an order of the evening of 31 December into an hour of that day', () => {
		const zone = 'America/Menominee';
		const moment = parseUtcTime( '2023-01-01T01:50:00', zone );
		const key = bucketKey( moment ? toStoreTime( moment ) : '', 'hour' );
		const [ bucket ] = splitRange( { after: '2022-12-31', before: '2022-12-31' }, 'hour', { weekStartsOn: 0, timeZone: zone } ).filter(
			( candidate ) => candidate.key === key
		);
		expect( bucket && formatBucket( bucket, { form: 'tooltip', locale: 'en_US', dateFormat: 'F j, Y' } ) ).toBe( 'Dec 31, 2022, 7 PM' );
	} );
} );

describe( 'bucketKey', () => {
	it( 'returns the key of the bucket for rows of the REST API', () => {
		expect( bucketKey( '2026-11-01 09:00:00', 'hour' ) ).toBe( '2026-11-01 09' );
		expect( bucketKey( '2026-11-01 00:00:00', 'week' ) ).toBe( '2026-11-01' );
		// When daylight saving skips midnight, the day starts at 01:00 on the server.
		expect( bucketKey( '2018-11-04 01:00:00', 'day' ) ).toBe( '2018-11-04' );
		expect( bucketKey( '2026-10-04 02:30:00', 'hour' ) ).toBe( '2026-10-04 02' );
	} );
} );
