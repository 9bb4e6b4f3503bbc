import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { toCsv, type CsvCell } from '../to-csv';
import { parseCsv } from './parse-csv';

describe( 'toCsv', () => {
	test.each< [ CsvCell, string ] >( [
		[ 'Mug', 'Mug' ],
		[ 'Mug, blue', '"Mug, blue"' ],
		[ '7" record', '"7"" record"' ],
		[ 'two\nlines', '"two\nlines"' ],
		[ 'two\r\nlines', '"two\r\nlines"' ],
		[ ' spaced', '" spaced"' ],
		[ '', '' ],
		[ null, '' ],
		[ 0, '0' ],
		[ 22509.21, '22509.21' ],
		[ -12.5, '-12.5' ],
		[ Number.NaN, '' ],
		[ Number.POSITIVE_INFINITY, '' ],
		[ 'Öl – 5 €', 'Öl – 5 €' ],
	] )( 'writes %j as %j', ( cell, expected ) => {
		expect( toCsv( [ [ cell ] ] ) ).toBe( `${ expected }\n` );
	} );

	test.each( [
		[ '=HYPERLINK("http://example.com")', `"'=HYPERLINK(""http://example.com"")"` ],
		[ '=1+1', "'=1+1" ],
		[ '+1', "'+1" ],
		[ '-1', "'-1" ],
		[ '@x', "'@x" ],
		[ '\t=1', "'\t=1" ],
		[ '\r=1', `"'\r=1"` ],
	] )( 'E6: escapes the formula %j', ( cell, expected ) => {
		expect( toCsv( [ [ cell ] ] ) ).toBe( `${ expected }\n` );
	} );

	test( 'writes cells that a parser returns unchanged, except for a single quote before a formula', () => {
		const text = fc.oneof( fc.string(), fc.constantFrom( '=1', '-2,"x"', '\r', '"', ',', '\n', "'=1" ) );
		const cell = fc.oneof( text, fc.double( { noNaN: true, noDefaultInfinity: true } ), fc.constant( null ) );
		const rows = fc.array( fc.array( cell, { minLength: 1, maxLength: 5 } ), { maxLength: 5 } );
		fc.assert(
			fc.property( rows, ( given ) => {
				const parsed = parseCsv( toCsv( given ) );
				expect( parsed ).toEqual( given.map( ( cells ) => cells.map( inFile ) ) );
			} )
		);
	} );

	test( 'never writes text that begins like a formula', () => {
		fc.assert(
			fc.property( fc.string(), ( text ) => {
				expect( parseCsv( toCsv( [ [ text ] ] ) )[ 0 ]?.[ 0 ] ).not.toMatch( /^[=+\-@\t\r]/ );
			} )
		);
	} );
} );

function inFile( cell: CsvCell ): string {
	const text = String( cell ?? '' );
	return typeof cell === 'string' && /^[=+\-@\t\r]/.test( text ) ? `'${ text }` : text;
}
