import { describe, expect, test } from '@jest/globals';
import { closestCenter, getFirstCollision, type ClientRect } from '@dnd-kit/core';
import fc from 'fast-check';
import { nearestRow } from '../nearest-row';

function rectAt( top: number, height: number ): ClientRect {
	return { top, height, bottom: top + height, left: 0, right: 300, width: 300 };
}

type Input = Parameters< typeof closestCenter >[ 0 ];

function inputOf( rects: ReadonlyMap< string, ClientRect >, dragged: ClientRect ): Input {
	const containers = [ ...rects.keys() ].map( ( id ) => ( {
		id,
		key: id,
		disabled: false,
		data: { current: undefined },
		node: { current: null },
		rect: { current: null },
	} ) );
	return {
		active: { id: 'dragged', data: { current: undefined }, rect: { current: { initial: null, translated: null } } },
		collisionRect: dragged,
		droppableRects: new Map( rects ),
		droppableContainers: containers,
		pointerCoordinates: null,
	};
}

describe( 'The nearest row', () => {
	test( 'is the one that closestCenter finds, for rows of all heights and a dragged row anywhere', () => {
		const heights = fc.array( fc.integer( { min: 1, max: 300 } ), { maxLength: 60 } );
		const dragged = fc.tuple( fc.integer( { min: -500, max: 20000 } ), fc.integer( { min: 1, max: 300 } ) );
		fc.assert(
			fc.property( heights, dragged, ( rows, [ top, height ] ) => {
				let end = 0;
				const rects = new Map(
					rows.map( ( row, index ) => {
						end += row;
						return [ `row-${ index }`, rectAt( end - row, row ) ];
					} )
				);
				const input = inputOf( rects, rectAt( top, height ) );
				const found = nearestRow( [ ...rects.keys() ] )( input );
				expect( getFirstCollision( found, 'id' ) ).toBe( getFirstCollision( closestCenter( input ), 'id' ) );
			} )
		);
	} );

	test( 'is never a fixed row, which has no place to drop at', () => {
		const rects = new Map( [
			[ 'above', rectAt( 0, 50 ) ],
			[ 'below', rectAt( 100, 50 ) ],
		] );
		const found = nearestRow( [ 'above', 'fixed', 'below' ] )( inputOf( rects, rectAt( 60, 50 ) ) );
		expect( getFirstCollision( found, 'id' ) ).toBe( 'below' );
	} );

	test( 'is none in an empty list', () => {
		expect( nearestRow( [] )( inputOf( new Map(), rectAt( 0, 50 ) ) ) ).toEqual( [] );
	} );
} );
