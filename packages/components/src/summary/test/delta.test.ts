import { describe, expect, it } from '@jest/globals';
import { toDelta } from '../delta';

describe( 'toDelta', () => {
	it.each( [
		[ 120, 100, { kind: 'up', percent: 20 } ],
		[ 50, 100, { kind: 'down', percent: 50 } ],
		[ 5, 0, { kind: 'new' } ],
		[ 0, 0, { kind: 'same' } ],
		[ 100.1, 100, { kind: 'same' } ],
		[ -50, -100, { kind: 'up', percent: 50 } ],
	] )( 'compares %p with %p as %p', ( current, previous, delta ) => {
		expect( toDelta( current, previous ) ).toEqual( delta );
	} );
} );
