import { describe, expect, it } from '@jest/globals';
import { addSection, mergeSections, moveSection, removeSection, toStored, visibleSections } from '../sections/section-list';
import type { DashboardSection } from '../sections/section-props';

const section = ( key: string, changes: Partial< DashboardSection > = {} ): DashboardSection => ( {
	key,
	title: key.toUpperCase(),
	component: () => null,
	isVisible: true,
	icon: null,
	hiddenBlocks: [],
	...changes,
} );

const DEFAULTS = [ section( 'a' ), section( 'b', { hiddenBlocks: [ 'one' ] } ), section( 'c' ) ];
const keysOf = ( entries: Parameters< typeof visibleSections >[ 0 ] ) => visibleSections( entries ).map( ( { key } ) => key );

describe( 'mergeSections', () => {
	it( 'returns the sections in the stored order, and those that are not stored as the last ones', () => {
		expect( keysOf( mergeSections( [ { key: 'c' }, { key: 'a' } ], DEFAULTS ) ) ).toEqual( [ 'c', 'a', 'b' ] );
	} );

	it( 'ignores stored fields of a wrong type', () => {
		const [ merged ] = visibleSections(
			mergeSections( [ { key: 'b', title: 7, isVisible: 'perhaps', hiddenBlocks: 'all' } ], DEFAULTS )
		);
		expect( merged ).toMatchObject( { title: 'B', isVisible: true, hiddenBlocks: [ 'one' ] } );
	} );

	it( 'keeps sections of a gone extension, repeated ones and unknown fields for the next save', () => {
		const stored = [ { key: 'gone', title: 'Gone' }, { key: 'b', icon: { props: {} } }, { key: 'b', title: 'Twice' }, { no: 'key' } ];
		const entries = mergeSections( stored, DEFAULTS );
		expect( keysOf( entries ) ).toEqual( [ 'b', 'a', 'c' ] );
		expect( toStored( entries ) ).toEqual( [
			{ key: 'gone', title: 'Gone' },
			{ key: 'b', icon: { props: {} }, title: 'B', isVisible: true, hiddenBlocks: [ 'one' ] },
			{ key: 'b', title: 'Twice' },
			{ no: 'key' },
			{ key: 'a', title: 'A', isVisible: true, hiddenBlocks: [] },
			{ key: 'c', title: 'C', isVisible: true, hiddenBlocks: [] },
		] );
	} );
} );

describe( 'moveSection', () => {
	it.each( [
		[ 'a', 1, [ 'b', 'a', 'c' ] ],
		[ 'c', -1, [ 'a', 'c', 'b' ] ],
		[ 'a', -1, [ 'a', 'b', 'c' ] ],
		[ 'c', 1, [ 'a', 'b', 'c' ] ],
		[ 'gone', 1, [ 'a', 'b', 'c' ] ],
	] )( 'moves %s by %i', ( key, change, expected ) => {
		expect( keysOf( moveSection( mergeSections( null, DEFAULTS ), key, change ) ) ).toEqual( expected );
	} );

	it( 'passes removed sections', () => {
		const entries = removeSection( mergeSections( null, DEFAULTS ), 'b' );
		expect( keysOf( moveSection( entries, 'a', 1 ) ) ).toEqual( [ 'c', 'a' ] );
	} );
} );

it( 'addSection shows a removed section as the last one', () => {
	const removed = removeSection( mergeSections( null, DEFAULTS ), 'a' );
	expect( keysOf( removed ) ).toEqual( [ 'b', 'c' ] );
	expect( keysOf( addSection( removed, 'a' ) ) ).toEqual( [ 'b', 'c', 'a' ] );
} );
