import { describe, expect, test } from '@jest/globals';
import { stableKey } from '../stable-key';

describe( 'stableKey', () => {
	test( 'does not depend on the order of names', () => {
		expect( stableKey( { b: 1, a: [ { d: 1, c: 2 } ] } ) ).toBe( stableKey( { a: [ { c: 2, d: 1 } ], b: 1 } ) );
	} );

	test( 'ignores what is undefined', () => {
		expect( stableKey( 'x', undefined ) ).toBe( stableKey( 'x' ) );
		expect( stableKey( { a: undefined } ) ).toBe( stableKey( {} ) );
	} );

	test( 'depends on the order of a list', () => {
		expect( stableKey( [ 1, 2 ] ) ).not.toBe( stableKey( [ 2, 1 ] ) );
	} );
} );
