import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { dayRangeError } from '../day-range-error';
import { parseStoreDay } from '../parse-store-day';
import { rangeSpan } from '../range-span';
import { parseStoreTime, toStoreTime } from '../store-time';
import { anyDay, zones } from './dates';

describe( 'parseStoreDay', () => {
	it.each( [
		'',
		'2026-02-30',
		'2027-02-29',
		'2026-13-01',
		'2026-1-1',
		'0000-00-00',
		'0050-01-01',
		'2026-11-27T00:00:00',
		' 2026-11-27',
		'٢٠٢٦-١١-٢٧',
	] )( 'refuses %p', ( text ) => {
		expect( parseStoreDay( text ) ).toBeUndefined();
	} );

	it( 'accepts any day that exists', () => {
		fc.assert( fc.property( anyDay, ( day ) => expect( parseStoreDay( day ) ).toBe( day ) ) );
		expect( parseStoreDay( '2028-02-29' ) ).toBe( '2028-02-29' );
	} );
} );

describe( 'dayRangeError', () => {
	it.each( [
		[ undefined, '2026-11-27', 'invalid_after' ],
		[ '2026-11-27', undefined, 'invalid_before' ],
		[ '2026-11-28', '2026-11-28', 'future_after' ],
		[ '2026-11-01', '2026-11-28', 'future_before' ],
		[ '2026-11-27', '2026-11-01', 'reversed' ],
		[ '2026-11-27', '2026-11-27', undefined ],
		[ '2026-11-01', '2026-11-27', undefined ],
	] )( 'for %s to %s returns %s', ( after, before, error ) => {
		expect( dayRangeError( after, before, '2026-11-27' ) ).toBe( error );
	} );
} );

describe( 'rangeSpan', () => {
	it( 'returns the first and the last second of the days', () => {
		expect( rangeSpan( { after: '2026-11-01', before: '2026-11-27' } ) ).toEqual( {
			after: '2026-11-01T00:00:00',
			before: '2026-11-27T23:59:59',
		} );
	} );

	it( 'covers every local time of a day, in any zone', () => {
		fc.assert(
			fc.property( anyDay, fc.constantFrom( ...zones ), ( day, zone ) => {
				fc.pre( ! ( zone === 'Pacific/Apia' && day === '2011-12-30' ) );
				const start = Temporal.PlainDate.from( day ).toZonedDateTime( zone );
				const { after, before } = rangeSpan( { after: day, before: day } );
				// A skipped time is parsed as the first time after it, here and on the server.
				const first = parseStoreTime( after, zone );
				expect( first?.getTime() ).toBe( start.epochMilliseconds );
				expect( first && toStoreTime( first ) >= after ).toBe( true );
				expect( start.add( { days: 1 } ).startOfDay().subtract( { seconds: 1 } ).toPlainDateTime().toString() <= before ).toBe(
					true
				);
			} )
		);
	} );
} );
