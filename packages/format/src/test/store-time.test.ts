import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { formatStoreDate, toLanguageTag } from '../format-store-date';
import { parseStoreTime, parseUtcTime, storeNow, toStoreDay } from '../store-time';

const zones = [ 'UTC', 'America/Los_Angeles', 'America/Sao_Paulo', 'Asia/Kathmandu', 'Pacific/Apia', '+05:45', '-03:30', '+14:00' ];

describe( 'store time', () => {
	it.each( [
		[ '+05:45', '2026-01-01T00:15:00', '2025-12-31T18:30:00Z' ],
		[ '-03:30', '2025-12-31T15:00:00', '2025-12-31T18:30:00Z' ],
		[ 'America/Los_Angeles', '2025-12-31T10:30:00', '2025-12-31T18:30:00Z' ],
	] )( 'tells the day of the store in %s, not of the browser', ( zone, local, utc ) => {
		const now = storeNow( zone, new Date( utc ) );
		expect( toStoreDay( now ) ).toBe( local.slice( 0, 10 ) );
		expect( parseStoreTime( local, zone )?.getTime() ).toBe( now.getTime() );
	} );

	it( 'reads GMT fields as UTC', () => {
		expect( parseUtcTime( '2026-03-10T23:30:00', 'Asia/Tokyo' )?.getHours() ).toBe( 8 );
		expect( parseUtcTime( '2026-03-10T23:30:00Z', '+05:45' )?.getMinutes() ).toBe( 15 );
	} );

	it( 'keeps the day where daylight saving skips midnight', () => {
		const moment = parseStoreTime( '2018-11-04', 'America/Sao_Paulo' );
		expect( moment && toStoreDay( moment ) ).toBe( '2018-11-04' );
		expect( moment?.getHours() ).toBe( 1 );
	} );

	it.each( [ '', 'yesterday', '2026-02-30', '2026-13-01', '0000-00-00T00:00:00', '2026-01-01T00:00:00Z' ] )( 'refuses %p', ( text ) => {
		expect( parseStoreTime( text, 'UTC' ) ).toBeNull();
	} );

	it( 'never moves a day, in any zone', () => {
		fc.assert(
			fc.property(
				fc.date( { min: new Date( '1990-01-01' ), max: new Date( '2099-12-31' ), noInvalidDate: true } ),
				fc.constantFrom( ...zones ),
				( date, zone ) => {
					const day = date.toISOString().slice( 0, 10 );
					// Samoa left out one day in 2011.
					fc.pre( ! ( zone === 'Pacific/Apia' && day === '2011-12-30' ) );
					const moment = parseStoreTime( day, zone );
					expect( moment && toStoreDay( moment ) ).toBe( day );
					expect( moment && formatStoreDate( moment, 'Y-m-d', 'ar' ) ).toBe( day );
				}
			)
		);
	} );
} );

describe( 'formatStoreDate', () => {
	const write = ( pattern: string, locale = 'en_US', zone = '+05:45' ) => {
		const moment = parseStoreTime( '2026-03-02T14:05:09', zone );
		return moment && formatStoreDate( moment, pattern, locale );
	};

	it.each( [
		[ 'F j, Y', 'en_US', 'March 2, 2026' ],
		[ 'j. F Y', 'de_DE_formal', '2. März 2026' ],
		[ 'D, d M y', 'en_US', 'Mon, 02 Mar 26' ],
		[ 'l jS \\o\\f F', 'en_US', 'Monday 2nd of March' ],
		[ 'g:i a', 'en_US', '2:05 pm' ],
		[ 'G\\hi:s', 'fr_FR', '14h05:09' ],
		[ 'n/N/w H:i A P', 'en_US', '3/1/1 14:05 PM +05:45' ],
	] )( 'writes %s in %s', ( pattern, locale, expected ) => {
		expect( write( pattern, locale ) ).toBe( expected );
	} );

	it( 'knows twelve o’clock', () => {
		const midnight = parseStoreTime( '2026-03-11T00:00:00', 'UTC' );
		expect( midnight && formatStoreDate( midnight, 'jS g a', 'en_US' ) ).toBe( '11th 12 am' );
	} );
} );

describe( 'toLanguageTag', () => {
	it.each( [
		[ 'de_DE_formal', 'de-DE' ],
		[ 'pt_BR', 'pt-BR' ],
		[ 'ar', 'ar' ],
		[ '', 'en-US' ],
		[ 'not a locale', 'en-US' ],
	] )( 'turns %p into %p', ( locale, tag ) => {
		expect( toLanguageTag( locale ) ).toBe( tag );
	} );
} );
