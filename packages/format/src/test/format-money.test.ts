import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { formatMoney, type CurrencyFormat } from '../format-money';
import { parseDecimal } from '../parse-decimal';

const dollar: CurrencyFormat = {
	symbol: '$',
	position: 'left',
	precision: 2,
	decimalSeparator: '.',
	thousandSeparator: ',',
};

describe( 'formatMoney', () => {
	it.each( [
		[ 1234.5, dollar, '$1,234.50' ],
		[ '1234567.891', dollar, '$1,234,567.89' ],
		[ -5, dollar, '-$5.00' ],
		[ -0.001, dollar, '$0.00' ],
		[ 1.005, dollar, '$1.01' ],
		[ 0, { ...dollar, symbol: '¥', precision: 0 }, '¥0' ],
		[ 1234.5, { ...dollar, symbol: '¥', precision: 0 }, '¥1,235' ],
		[ 1.2345, { ...dollar, symbol: 'KD', precision: 3, position: 'left_space' }, 'KD\u00A01.235' ],
		[ 1234.5, { ...dollar, symbol: '€', position: 'right_space', decimalSeparator: ',', thousandSeparator: '.' }, '1.234,50\u00A0€' ],
		[ 1234.5, { ...dollar, symbol: 'kr', position: 'right', decimalSeparator: ',', thousandSeparator: ' ' }, '1 234,50kr' ],
		[ -1234.5, { ...dollar, symbol: '€', position: 'right_space' }, '-1,234.50\u00A0€' ],
		[ 1234.5, { ...dollar, thousandSeparator: '' }, '$1234.50' ],
		[ 1234567, { ...dollar, thousandSeparator: '$&' }, '$1$&234$&567.00' ],
	] as const )( 'formats %p as the store does', ( amount, currency, expected ) => {
		expect( formatMoney( amount, currency ) ).toBe( expected );
	} );

	it.each( [ 'abc', '', NaN, Infinity, '1,5' ] )( 'gives an empty text for %p', ( amount ) => {
		expect( formatMoney( amount, dollar ) ).toBe( '' );
	} );

	it( 'gives a text that parseDecimal parses to the same cents, with any settings', () => {
		fc.assert(
			fc.property(
				fc.integer( { min: -1e12, max: 1e12 } ),
				fc.integer( { min: 0, max: 4 } ),
				fc.constantFrom( '.', ',', '·', "'" ),
				fc.constantFrom( '', ' ', '\u202F', '_' ),
				fc.constantFrom( 'left', 'right', 'left_space', 'right_space' ),
				( units, precision, decimalSeparator, thousandSeparator, position ) => {
					const currency = { symbol: '¤', position, precision, decimalSeparator, thousandSeparator } as const;
					const amount = units / 10 ** precision;
					const text = formatMoney( amount, currency ).replace( '¤', '' ).replace( '\u00A0', '' );
					expect( Number( parseDecimal( text, currency ) ) ).toBeCloseTo( amount, precision );
				}
			)
		);
	} );
} );
