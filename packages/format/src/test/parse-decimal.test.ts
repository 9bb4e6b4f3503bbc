import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { formatNumber } from '../format-number';
import { parseDecimal } from '../parse-decimal';

const english = { decimalSeparator: '.', thousandSeparator: ',' };
const german = { decimalSeparator: ',', thousandSeparator: '.' };
const pairs = [
	english,
	german,
	{ decimalSeparator: ',', thousandSeparator: ' ' },
	{ decimalSeparator: ',', thousandSeparator: '\u00A0' },
	{ decimalSeparator: ',', thousandSeparator: '\u202F' },
	{ decimalSeparator: '.', thousandSeparator: "'" },
	{ decimalSeparator: '.', thousandSeparator: '' },
];

describe( 'parseDecimal', () => {
	it( 'parses what formatNumber formatted, for every pair of separators and 0 to 3 decimals', () => {
		for ( const format of pairs ) {
			fc.assert(
				fc.property(
					fc.bigInt( { min: -( 10n ** 24n ), max: 10n ** 24n } ),
					fc.integer( { min: 0, max: 3 } ),
					( digits, precision ) => {
						const sign = digits < 0n ? '-' : '';
						const text = String( digits < 0n ? -digits : digits ).padStart( precision + 1, '0' );
						const split = text.length - precision;
						const exact = `${ sign }${ text.slice( 0, split ) }${ precision > 0 ? `.${ text.slice( split ) }` : '' }`;
						expect( parseDecimal( formatNumber( exact, format, precision ), format ) ).toBe( exact );
					}
				)
			);
		}
	} );

	it.each( [
		[ '2,45', german, '2.45' ],
		[ '3,000.00', english, '3000.00' ],
		[ '33.61', german, null ],
		[ '8.95', german, null ],
		[ '1.234,5', english, null ],
		[ '1.234,5', german, '1234.5' ],
		[ '1 234,5', { decimalSeparator: ',', thousandSeparator: '\u202F' }, '1234.5' ],
		[ '12,34', english, null ],
		[ '1,2345', english, null ],
		[ '1234,567', english, null ],
		[ ' .5 ', english, '0.5' ],
		[ '007', english, '7' ],
		[ '-0,00', german, '0.00' ],
		[ '-1', english, '-1' ],
		[ '+1.50', english, '1.50' ],
		[ '99999999999999999999.99', english, '99999999999999999999.99' ],
		[ '', english, null ],
		[ '-', english, null ],
		[ '.', english, null ],
		[ '$5', english, null ],
		[ '10 * [qty]', english, null ],
		[ '1e5', english, null ],
		[ '5', { decimalSeparator: '', thousandSeparator: '' }, '5' ],
	] )( 'parses %p', ( text, format, expected ) => {
		expect( parseDecimal( text, format ) ).toBe( expected );
	} );

	it.each( [
		[ '10.00', '10.00' ],
		[ '1.000.00', '1000.00' ],
		[ '1.00.00', null ],
	] )( 'parses %p when both separators are dots', ( text, expected ) => {
		expect( parseDecimal( text, { decimalSeparator: '.', thousandSeparator: '.' } ) ).toBe( expected );
	} );
} );
