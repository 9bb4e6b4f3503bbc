import type { ClientRect, Collision, CollisionDetection } from '@dnd-kit/core';

function middleOf( { top, height }: ClientRect ): number {
	return top + height / 2;
}

/**
 * Finds the row whose middle is nearest to the middle of the dragged one. `closestCenter` of @dnd-kit finds the same, but looks at
 * each row for each move of the pointer, and each look asks the browser how far the page is scrolled. The rows of a list stand in
 * their order, so a binary search looks at few of them.
 *
 * @param ids Ids of the rows, from top to bottom.
 */
export function nearestRow( ids: readonly string[] ): CollisionDetection {
	// The same row is returned as the same array: a new array makes @dnd-kit render the list again.
	let last: Collision[] = [];
	return ( { collisionRect, droppableRects } ) => {
		const middle = middleOf( collisionRect );
		const distanceOf = ( id: string ) => {
			const rect = droppableRects.get( id );
			return rect ? middleOf( rect ) - middle : Infinity;
		};
		// A fixed row has no place to drop at.
		const places = ids.filter( ( id ) => droppableRects.has( id ) );
		let first = 0;
		let end = places.length;
		while ( first < end ) {
			const half = Math.floor( ( first + end ) / 2 );
			if ( distanceOf( places[ half ] ?? '' ) < 0 ) {
				first = half + 1;
			} else {
				end = half;
			}
		}
		// The nearest row is the first one below the middle or the one above it.
		const [ nearest ] = places
			.slice( Math.max( 0, first - 1 ), first + 1 )
			.sort( ( one, other ) => Math.abs( distanceOf( one ) ) - Math.abs( distanceOf( other ) ) );
		if ( nearest !== last[ 0 ]?.id ) {
			last = nearest === undefined ? [] : [ { id: nearest } ];
		}
		return last;
	};
}
