import { describe, expect, it } from '@jest/globals';
import { makeTask } from '../../../../../tests/js/factories/make-task';
import { progressTitle } from '../progress-title';

function tasks( completed: number, all: number, isVisited = true ) {
	return Array.from( { length: all }, ( _, index ) => makeTask( { isVisited, isComplete: index < completed } ) );
}

describe( 'progressTitle', () => {
	it.each( [
		[ 0, 5, "Let's get you started" ],
		[ 3, 9, "Let's get you started" ],
		[ 4, 9, "You're on the right track" ],
		[ 5, 9, "You're on the right track" ],
		[ 6, 9, "You're almost there" ],
		[ 8, 9, "You're almost there" ],
		[ 9, 9, 'Welcome to Ada’s shop' ],
	] )( 'with %p of %p done says %p', ( completed, all, title ) => {
		expect( progressTitle( tasks( completed, all ), 'Ada’s shop' ) ).toBe( title );
	} );

	it( 'is the welcome until a task was opened, however many are done', () => {
		expect( progressTitle( tasks( 4, 9, false ), 'Ada’s shop' ) ).toBe( 'Welcome to Ada’s shop' );
	} );

	it( 'has no name for a store without a name', () => {
		expect( progressTitle( tasks( 0, 2, false ), '' ) ).toBe( 'Welcome to your store' );
	} );
} );
