import { expect, test } from '@jest/globals';
import { countInView } from '../count-in-view';

test.each( [
	[ 0, 3, 0 ],
	[ 3, 3, 3 ],
	[ 5, 3, 5 ],
	[ 6, 3, 3 ],
	[ 52, 50, 52 ],
	[ 53, 50, 50 ],
] )( 'K12: countInView of %i items with %i wanted returns %i', ( total, wanted, inView ) => {
	expect( countInView( total, wanted ) ).toBe( inView );
} );
