import { describe, expect, it } from '@jest/globals';
import { formatBucket } from '../format-bucket';
import { formatRange } from '../format-range';
import type { Interval } from '../interval';
import { splitRange } from '../split-range';

describe( 'formatRange', () => {
	it.each( [
		[ '2026-11-01', '2026-11-27', 'en_US', 'Nov 1 - 27, 2026' ],
		[ '2026-09-01', '2026-11-27', 'en_US', 'Sep 1 - Nov 27, 2026' ],
		[ '2025-12-01', '2026-01-31', 'en_US', 'Dec 1, 2025 - Jan 31, 2026' ],
		[ '2026-11-27', '2026-11-27', 'en_US', 'Nov 27, 2026' ],
		[ '2026-11-01', '2026-11-27', 'de_DE_formal', '1.–27. Nov. 2026' ],
		[ '2026-11-01', '2026-11-27', 'fr_FR', '1–27 nov. 2026' ],
		[ '2026-11-01', '2026-11-27', 'th', '1–27 พ.ย. 2026' ],
		[ '2026-11-01', '2026-11-27', 'ar-EG', '١–٢٧ نوفمبر ٢٠٢٦' ],
	] )( 'formats %s to %s in %s as “%s”', ( after, before, locale, text ) => {
		expect( formatRange( { after, before }, { locale } ) ).toBe( text );
	} );
} );

const label = ( after: string, before: string, interval: Interval, form: 'tick' | 'tooltip' | 'table', locale = 'en_US' ) => {
	const [ bucket ] = splitRange( { after, before }, interval, { weekStartsOn: 1, timeZone: 'America/Chicago' } );
	return bucket && formatBucket( bucket, { form, locale, dateFormat: 'F j, Y' } ).replace( /\s/g, ' ' );
};

describe( 'formatBucket', () => {
	it.each( [
		[ 'hour', 'tick', '12 AM' ],
		[ 'hour', 'tooltip', 'Nov 1, 2026, 12 AM' ],
		[ 'day', 'tick', 'Nov 1' ],
		[ 'day', 'tooltip', 'Sunday, November 1, 2026' ],
		[ 'day', 'table', 'November 1, 2026' ],
		[ 'week', 'tick', 'Nov 1' ],
		[ 'week', 'tooltip', 'Nov 1, 2026' ],
		[ 'month', 'tick', 'Nov 2026' ],
		[ 'month', 'tooltip', 'November 2026' ],
		[ 'quarter', 'tooltip', 'Nov 1 - Dec 31, 2026' ],
		[ 'year', 'tick', '2026' ],
		[ 'year', 'table', 'Nov 1 - Dec 31, 2026' ],
	] as const )( 'formats the first %s of a range as %s: %s', ( interval, form, text ) => {
		expect( label( '2026-11-01', '2027-03-31', interval, form ) ).toBe( text );
	} );

	it( 'formats whole quarters and years by their months', () => {
		expect( label( '2026-10-01', '2026-12-31', 'quarter', 'tooltip' ) ).toBe( 'Oct - Dec 2026' );
		expect( label( '2026-01-01', '2026-12-31', 'year', 'tooltip' ) ).toBe( '2026' );
	} );

	it( 'uses the language of the user', () => {
		expect( label( '2026-11-01', '2026-11-30', 'month', 'tooltip', 'de_DE' ) ).toBe( 'November 2026' );
		expect( label( '2026-11-02', '2026-11-02', 'day', 'tooltip', 'de_DE' ) ).toBe( 'Montag, 2. November 2026' );
		expect( label( '2026-11-02', '2026-11-02', 'hour', 'tick', 'de_DE' ) ).toBe( '00 Uhr' );
	} );
} );
