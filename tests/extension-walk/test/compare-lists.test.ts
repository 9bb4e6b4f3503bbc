import { describe, expect, it } from '@jest/globals';
import { compareLists, keepRepeated } from '../compare-lists';

describe( 'compareLists', () => {
	it( 'returns nothing for the same lines in another order', () => {
		expect( compareLists( [ 'a', 'b' ], [ 'b', 'a' ] ) ).toEqual( { host: [], ours: [] } );
	} );

	it( 'returns the lines that only one side has', () => {
		expect( compareLists( [ 'a', 'b' ], [ 'b', 'c' ] ) ).toEqual( { host: [ 'a' ], ours: [ 'c' ] } );
	} );

	it( 'counts a line that is more frequent on one side', () => {
		expect( compareLists( [ 'a', 'a', 'a' ], [ 'a' ] ) ).toEqual( { host: [ 'a', 'a' ], ours: [] } );
	} );
} );

describe( 'keepRepeated', () => {
	it( 'keeps differences of both rounds and drops those of one round', () => {
		const first = { host: [ 'always', 'once' ], ours: [ 'late' ] };
		const second = { host: [ 'always' ], ours: [ 'late', 'another' ] };
		expect( keepRepeated( first, second ) ).toEqual( { host: [ 'always' ], ours: [ 'late' ] } );
	} );
} );
