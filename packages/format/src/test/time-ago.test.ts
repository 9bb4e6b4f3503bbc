import { describe, expect, it } from '@jest/globals';
import { parseStoreTime, storeNow } from '../store-time';
import { timeAgo } from '../time-ago';

const zone = '+05:45';
const now = storeNow( zone, new Date( '2026-03-10T12:00:00Z' ) );
const options = { now, locale: 'en_US', dateFormat: 'F j, Y' };

describe( 'timeAgo', () => {
	it.each( [
		[ '2026-03-10T17:44:30', 'now' ],
		[ '2026-03-10T17:44:00', '1 minute ago' ],
		[ '2026-03-10T15:30:00', '2 hours ago' ],
		[ '2026-03-08T17:45:00', '2 days ago' ],
		[ '2026-03-03T17:46:00', '6 days ago' ],
		[ '2026-03-03T17:45:00', 'March 3, 2026' ],
		[ '2026-03-10T18:45:00', 'in 1 hour' ],
	] )( 'formats %s as %s', ( text, expected ) => {
		const moment = parseStoreTime( text, zone );
		expect( moment && timeAgo( moment, options ) ).toBe( expected );
	} );

	it( 'uses the user’s language', () => {
		const moment = parseStoreTime( '2026-03-08T17:45:00', zone );
		expect( moment && timeAgo( moment, { ...options, locale: 'de_DE' } ) ).toBe( 'vor 2 Tagen' );
	} );
} );
