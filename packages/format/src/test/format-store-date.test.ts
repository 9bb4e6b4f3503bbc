import { describe, expect, it } from '@jest/globals';
import { formatStoreDate } from '../format-store-date';
import { parseStoreTime } from '../store-time';

const format = ( time: string, pattern: string, locale = 'en_US', zone = '+05:45' ) => {
	const moment = parseStoreTime( time, zone );
	return moment && formatStoreDate( moment, pattern, locale );
};

describe( 'formatStoreDate', () => {
	it.each( [
		[ 'F j, Y', 'en_US', 'March 2, 2026' ],
		[ 'j. F Y', 'de_DE_formal', '2. März 2026' ],
		[ 'D, d M y', 'en_US', 'Mon, 02 Mar 26' ],
		[ 'l jS \\o\\f F', 'en_US', 'Monday 2nd of March' ],
		[ 'g:i a', 'en_US', '2:05 pm' ],
		[ 'G\\hi:s', 'fr_FR', '14h05:09' ],
		[ 'n/N/w H:i A P', 'en_US', '3/1/1 14:05 PM +05:45' ],
		[ 'Y-m-d', 'ar', '2026-03-02' ],
		// Day and year are Gregorian, so the name of the month must not be one of the Persian calendar.
		[ 'F', 'fa_IR', 'مارس' ],
	] )( 'formats by %s in %s', ( pattern, locale, expected ) => {
		expect( format( '2026-03-02T14:05:09', pattern, locale ) ).toBe( expected );
	} );

	it( 'formats midnight as twelve o’clock', () => {
		expect( format( '2026-03-11T00:00:00', 'jS g a', 'en_US', 'UTC' ) ).toBe( '11th 12 am' );
	} );
} );
