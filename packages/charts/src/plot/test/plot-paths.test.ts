import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { valueAxis } from '../../axis/value-axis';
import { barPaths, linePath, pointAt, pointMiddle } from '../plot-paths';

const size = { width: 300, height: 100, isRtl: false };
const axis = valueAxis( [ -100, 100 ], 0 );

describe( 'pointMiddle and pointAt', () => {
	it( 'are inverse functions in both text directions', () => {
		fc.assert(
			fc.property(
				fc.integer( { min: 1, max: 400 } ),
				fc.nat( 399 ),
				fc.integer( { min: 100, max: 2000 } ),
				fc.boolean(),
				( count, at, width, isRtl ) => {
					const index = at % count;
					const plot = { width, height: 100, isRtl };
					expect( pointAt( pointMiddle( index, count, plot ), count, plot ) ).toBe( index );
				}
			)
		);
	} );

	it( 'I5: start from the right on right-to-left pages', () => {
		expect( pointMiddle( 0, 3, size ) ).toBe( 50 );
		expect( pointMiddle( 0, 3, { ...size, isRtl: true } ) ).toBe( 250 );
	} );

	it( 'return the first or last point for positions outside of the plot', () => {
		expect( pointAt( -20, 3, size ) ).toBe( 0 );
		expect( pointAt( 900, 3, size ) ).toBe( 2 );
		expect( pointAt( 10, 3, { ...size, width: 0 } ) ).toBe( 0 );
	} );
} );

describe( 'linePath', () => {
	it( 'returns one path through all values', () => {
		expect( linePath( [ 0, 100, -100 ], axis, size ) ).toBe( 'M50,50L150,0L250,100' );
	} );

	it( 'breaks at unknown values, and draws a single value between two breaks', () => {
		expect( linePath( [ 0, null, 100 ], axis, size ) ).toBe( 'M50,50ZM250,0Z' );
		expect( linePath( [ null, Number.NaN ], axis, size ) ).toBe( '' );
	} );
} );

describe( 'barPaths', () => {
	it( 'draws bars up and down from zero', () => {
		const [ path = '' ] = barPaths( [ [ 100, -100, 0 ] ], axis, size );
		expect( path ).toBe( 'M26,50V0H74V50ZM126,50V100H174V50Z' );
	} );

	it( 'draws the bars of one point side by side, in reading direction', () => {
		const startOf = ( path = '' ) => Number( /^M([\d.]+)/.exec( path )?.[ 1 ] );
		const [ first, second ] = barPaths( [ [ 100 ], [ 100 ] ], axis, size );
		expect( startOf( first ) ).toBeLessThan( startOf( second ) );
		const [ firstRtl, secondRtl ] = barPaths( [ [ 100 ], [ 100 ] ], axis, { ...size, isRtl: true } );
		expect( startOf( firstRtl ) ).toBeGreaterThan( startOf( secondRtl ) );
	} );

	it( 'draws a visible bar for a value that is much smaller than the others', () => {
		expect( barPaths( [ [ 0.001 ] ], axis, size )[ 0 ] ).toBe( 'M126,50V49H174V50Z' );
	} );

	it( 'draws nothing for unknown values', () => {
		expect( barPaths( [ [ null ] ], axis, size ) ).toEqual( [ '' ] );
		expect( barPaths( [], axis, size ) ).toEqual( [] );
	} );
} );
