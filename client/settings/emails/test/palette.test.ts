import { describe, expect, test } from '@jest/globals';
import { contrast, findColorProblems, isSamePalette, toHex, type Colors } from '../palette';

const colors: Colors = { base: '#111111', bg: '#ffffff', body_bg: '#ffffff', body_text: '#1e1e1e', footer_text: '#595959' };

describe( 'toHex', () => {
	test.each( [
		[ '#7F54B3', '#7f54b3' ],
		[ ' #fff ', '#ffffff' ],
		[ 'fff', undefined ],
		[ 'red', undefined ],
		[ '#12', undefined ],
		[ '#12345g', undefined ],
		[ '', undefined ],
		[ 'rgb(0,0,0)', undefined ],
		[ '#ffffff; background: url(x)', undefined ],
	] )( 'makes %j %j', ( text, hex ) => {
		expect( toHex( text ) ).toBe( hex );
	} );
} );

test( 'contrast is that of WCAG', () => {
	expect( contrast( '#000000', '#ffffff' ) ).toBeCloseTo( 21, 5 );
	expect( contrast( '#ffffff', '#ffffff' ) ).toBe( 1 );
	expect( contrast( '#777777', '#ffffff' ) ).toBeCloseTo( 4.48, 2 );
} );

describe( 'findColorProblems', () => {
	test( 'finds none in a readable palette', () => {
		expect( findColorProblems( colors ) ).toEqual( {} );
	} );

	test( 'W3: finds an accent that is the background', () => {
		expect( findColorProblems( { ...colors, base: '#fff' } ) ).toEqual( { base: { kind: 'low-contrast', ratio: 1 } } );
	} );

	test( 'finds texts that are no colours, and compares nothing with them', () => {
		expect( findColorProblems( { ...colors, body_bg: 'white', footer_text: '' } ) ).toEqual( {
			body_bg: { kind: 'no-colour' },
			footer_text: { kind: 'no-colour' },
		} );
	} );
} );

test( 'isSamePalette ignores how a colour is written', () => {
	expect( isSamePalette( colors, { ...colors, bg: '#FFF' } ) ).toBe( true );
	expect( isSamePalette( colors, { ...colors, bg: '#fffffe' } ) ).toBe( false );
} );
