import { describe, expect, it } from '@jest/globals';
import { comparePlaces } from '../compare-places';
import { place } from './facts';

describe( 'comparePlaces', () => {
	it( 'allows a difference of a few pixels, which rounding causes', () => {
		expect( comparePlaces( [ place( 'h1 Title', 20, 30 ) ], [ place( 'h1 Title', 21, 32 ) ] ) ).toEqual( { host: [], ours: [] } );
	} );

	it( 'returns both positions of an element that moved', () => {
		expect( comparePlaces( [ place( 'h1 Title', 20, 30 ) ], [ place( 'h1 Title', 20, 90 ) ] ) ).toEqual( {
			host: [ 'h1 Title at 20,30 size 100x20' ],
			ours: [ 'h1 Title at 20,90 size 100x20' ],
		} );
	} );

	it( 'returns one line for elements that moved by the same distance', () => {
		const host = [ place( 'h1 Title', 20, 30 ), place( 'p Text', 20, 60 ) ];
		const ours = [ place( 'h1 Title', 20, 70 ), place( 'p Text', 20, 100 ) ];
		expect( comparePlaces( host, ours ).host ).toEqual( [ 'h1 Title at 20,30 size 100x20 and 1 more moved alike' ] );
	} );

	it( 'compares the second element of a name with the second one', () => {
		const host = [ place( 'a Edit', 20, 30 ), place( 'a Edit', 20, 60 ) ];
		const ours = [ place( 'a Edit', 20, 30 ), place( 'a Edit', 20, 200 ) ];
		expect( comparePlaces( host, ours ).ours ).toEqual( [ 'a Edit at 20,200 size 100x20' ] );
	} );

	it( 'leaves out elements that only one side has, because the text reports them', () => {
		expect( comparePlaces( [ place( 'p Only here', 0, 0 ) ], [] ) ).toEqual( { host: [], ours: [] } );
	} );
} );
