import { describe, expect, it } from '@jest/globals';
import { compareLists, keepRepeated } from '../compare-lists';

describe( 'compareLists', () => {
	it( 'gives nothing for the same lines in another order', () => {
		expect( compareLists( [ 'a', 'b' ], [ 'b', 'a' ] ) ).toEqual( { host: [], ours: [] } );
	} );

	it( 'gives the lines that only one side has', () => {
		expect( compareLists( [ 'a', 'b' ], [ 'b', 'c' ] ) ).toEqual( { host: [ 'a' ], ours: [ 'c' ] } );
	} );

	it( 'counts a line that is there more often on one side', () => {
		expect( compareLists( [ 'a', 'a', 'a' ], [ 'a' ] ) ).toEqual( { host: [ 'a', 'a' ], ours: [] } );
	} );
} );

describe( 'keepRepeated', () => {
	it( 'keeps what differs in both rounds and drops what differs once', () => {
		const first = { host: [ 'always', 'once' ], ours: [ 'late' ] };
		const second = { host: [ 'always' ], ours: [ 'late', 'another' ] };
		expect( keepRepeated( first, second ) ).toEqual( { host: [ 'always' ], ours: [ 'late' ] } );
	} );
} );
