import { describe, expect, it } from '@jest/globals';
import { flip } from '../rtl-styles-plugin';

describe( 'flip', () => {
	it( 'mirrors properties that have a side', () => {
		expect( flip( '.a{margin-left:4px;transform:translateX(2px)}' ) ).toBe( '.a{margin-right:4px;transform:translateX(-2px)}' );
	} );

	it( 'leaves logical properties', () => {
		expect( flip( '.a{margin-inline-start:4px}' ) ).toBe( '.a{margin-inline-start:4px}' );
	} );

	it.each( [ '[dir=rtl] .a{transform:rotate(-45deg)}', '[dir="rtl"] .a{left:0}', '.b [dir=ltr] .a{left:0}' ] )(
		'leaves a rule for one direction: %s',
		( rule ) => {
			const flipped = flip( `.a{left:1px}${ rule }.c{left:2px}` ).replace( /\/\*.*?\*\//g, '' );
			expect( flipped ).toBe( `.a{right:1px}${ rule }.c{right:2px}` );
		}
	);
} );
