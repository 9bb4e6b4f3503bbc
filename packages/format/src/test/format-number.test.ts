import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { formatNumber } from '../format-number';

const english = { decimalSeparator: '.', thousandSeparator: ',' };

describe( 'formatNumber', () => {
	it.each( [
		[ 1234, undefined, '1,234' ],
		[ 999, undefined, '999' ],
		[ 1e21, undefined, '1,000,000,000,000,000,000,000' ],
		[ 1e-7, undefined, '0.0000001' ],
		[ '007.50', undefined, '7.5' ],
		[ 999.995, 2, '1,000.00' ],
		[ -0.4, 0, '0' ],
		[ 2.5, 0, '3' ],
		[ -2.5, 0, '-3' ],
	] )( 'formats %p with precision %p as %p', ( value, precision, expected ) => {
		expect( formatNumber( value, english, precision ) ).toBe( expected );
	} );

	it( 'rounds like exact integer arithmetic', () => {
		fc.assert(
			fc.property( fc.bigInt( { min: 0n, max: 10n ** 18n } ), ( thousandths ) => {
				const text = `${ thousandths / 1000n }.${ String( thousandths % 1000n ).padStart( 3, '0' ) }`;
				const cents = ( thousandths + 5n ) / 10n;
				expect( formatNumber( text, { decimalSeparator: '.', thousandSeparator: '' }, 2 ) ).toBe(
					`${ cents / 100n }.${ String( cents % 100n ).padStart( 2, '0' ) }`
				);
			} )
		);
	} );
} );
