import { describe, expect, it } from '@jest/globals';
import { comparedColor, contrastOnWhite, SERIES_COLORS } from '../series-colors';

describe( 'SERIES_COLORS', () => {
	it.each( SERIES_COLORS )( '%s has a contrast of 3 : 1 on white', ( color ) => {
		expect( contrastOnWhite( color ) ).toBeGreaterThanOrEqual( 3 );
	} );
} );

describe( 'comparedColor', () => {
	it.each( SERIES_COLORS )( 'makes %s no lighter than 3 : 1 on white', ( color ) => {
		const compared = comparedColor( color );
		expect( contrastOnWhite( compared ) ).toBeGreaterThanOrEqual( 3 );
		expect( contrastOnWhite( compared ) ).toBeLessThanOrEqual( contrastOnWhite( color ) );
	} );

	it( 'makes the first colour lighter', () => {
		expect( contrastOnWhite( comparedColor( '#3858e9' ) ) ).toBeLessThan( 4 );
	} );

	it( 'leaves a colour that is not six hexadecimal digits as it is', () => {
		expect( comparedColor( 'rebeccapurple' ) ).toBe( 'rebeccapurple' );
	} );
} );
