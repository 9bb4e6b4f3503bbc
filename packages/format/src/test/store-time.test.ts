import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { parseStoreTime, parseUtcTime, storeMomentAt, storeNow, toStoreDay, toStoreTime } from '../store-time';
import { anyDay, momentInZone, zones } from './dates';

/** Samoa left out one day in 2011, when it moved to the other side of the date line. */
const isMissing = ( day: string, zone: string ) => zone === 'Pacific/Apia' && day === '2011-12-30';

describe( 'storeNow', () => {
	it.each( [
		[ '+05:45', '2026-01-01T00:15:00', '2025-12-31T18:30:00Z' ],
		[ '-03:30', '2025-12-31T15:00:00', '2025-12-31T18:30:00Z' ],
		[ 'America/Los_Angeles', '2025-12-31T10:30:00', '2025-12-31T18:30:00Z' ],
	] )( 'in %s is on the clock of the store, not of the browser', ( zone, local, utc ) => {
		const now = storeNow( zone, new Date( utc ) );
		expect( toStoreDay( now ) ).toBe( local.slice( 0, 10 ) );
		expect( parseStoreTime( local, zone )?.getTime() ).toBe( now.getTime() );
	} );

	it( 'agrees with Temporal at any moment, in any zone', () => {
		fc.assert(
			fc.property( momentInZone, ( [ date, zone ] ) => {
				const expected = Temporal.Instant.fromEpochMilliseconds( date.getTime() ).toZonedDateTimeISO( zone ).toPlainDateTime();
				expect( toStoreTime( storeNow( zone, date ) ) ).toBe( expected.toString( { smallestUnit: 'second' } ) );
			} )
		);
	} );
} );

describe( 'storeMomentAt', () => {
	it( 'is after the hour that daylight saving skips', () => {
		const moment = storeMomentAt( '2018-11-04', 0, 'America/Sao_Paulo' );
		expect( toStoreTime( moment ) ).toBe( '2018-11-04T01:00:00' );
	} );

	it( 'agrees with Temporal about the start and the morning of any day, in any zone', () => {
		fc.assert(
			fc.property( anyDay, fc.constantFrom( ...zones ), fc.constantFrom( 0, 9 ), ( day, zone, hour ) => {
				fc.pre( ! isMissing( day, zone ) );
				const expected = Temporal.PlainDate.from( day ).toZonedDateTime( { timeZone: zone, plainTime: { hour } } );
				expect( storeMomentAt( day, hour, zone ).getTime() ).toBe( expected.epochMilliseconds );
			} )
		);
	} );
} );

describe( 'parseUtcTime', () => {
	it( 'takes GMT fields as UTC', () => {
		expect( parseUtcTime( '2026-03-10T23:30:00', 'Asia/Tokyo' )?.getHours() ).toBe( 8 );
		expect( parseUtcTime( '2026-03-10T23:30:00Z', '+05:45' )?.getMinutes() ).toBe( 15 );
	} );
} );

describe( 'parseStoreTime', () => {
	it( 'keeps the day where daylight saving skips midnight', () => {
		const moment = parseStoreTime( '2018-11-04', 'America/Sao_Paulo' );
		expect( moment && toStoreDay( moment ) ).toBe( '2018-11-04' );
		expect( moment?.getHours() ).toBe( 1 );
	} );

	it.each( [ '', 'yesterday', '2026-02-30', '2026-13-01', '0000-00-00T00:00:00', '2026-01-01T00:00:00Z' ] )( 'refuses %p', ( text ) => {
		expect( parseStoreTime( text, 'UTC' ) ).toBeNull();
	} );

	it( 'never moves a day to another, in any zone', () => {
		fc.assert(
			fc.property( anyDay, fc.constantFrom( ...zones ), ( day, zone ) => {
				fc.pre( ! isMissing( day, zone ) );
				const moment = parseStoreTime( day, zone );
				expect( moment && toStoreDay( moment ) ).toBe( day );
			} )
		);
	} );
} );
