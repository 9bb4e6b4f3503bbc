import { describe, expect, it } from '@jest/globals';
import { lastActive } from '../last-active';

const read = ( one: string | null, other: string | null, timeZone: string ) =>
	lastActive( { date_last_active: one, date_last_active_gmt: other }, timeZone );

describe( 'lastActive', () => {
	it.each( [
		[ 'west of Greenwich', 'America/Chicago', '2026-11-28T01:33:17', '2026-11-27T19:33:17' ],
		[ 'east of Greenwich', 'Asia/Tokyo', '2026-11-27T21:33:17', '2026-11-28T06:33:17' ],
		[ 'with an offset', '+05:45', '2026-11-27T21:33:17', '2026-11-28T03:18:17' ],
		[ 'in summer', 'America/Chicago', '2026-07-28T01:33:17', '2026-07-27T20:33:17' ],
	] )( 'is store time %s, whether the host swaps the fields or not', ( _where, timeZone, utc, local ) => {
		expect( read( utc, local, timeZone ) ).toBe( local );
		expect( read( local, utc, timeZone ) ).toBe( local );
	} );

	it( 'is the day of the visit when the host knows only that', () => {
		expect( read( '2026-11-28T00:00:00', '2026-11-27T18:00:00', 'America/Chicago' ) ).toBe( '2026-11-28T00:00:00' );
		expect( read( '2026-11-27T18:00:00', '2026-11-28T00:00:00', 'America/Chicago' ) ).toBe( '2026-11-28T00:00:00' );
	} );

	it( 'is empty for a customer who never came', () => {
		expect( read( null, null, 'America/Chicago' ) ).toBe( '' );
	} );
} );
