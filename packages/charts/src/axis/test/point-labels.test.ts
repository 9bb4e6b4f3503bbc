import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { pointLabels } from '../point-labels';

const labelsOf = ( count: number, length = 6 ) => Array.from( { length: count }, () => 'x'.repeat( length ) );

describe( 'pointLabels', () => {
	it( 'labels every point when there is enough room', () => {
		expect( pointLabels( labelsOf( 7 ), 1000 ).map( ( { index } ) => index ) ).toEqual( [ 0, 1, 2, 3, 4, 5, 6 ] );
	} );

	it( 'labels as many points as fit, beginning with the first, without overlaps', () => {
		fc.assert(
			fc.property(
				fc.integer( { min: 1, max: 1000 } ),
				fc.integer( { min: 1, max: 30 } ),
				fc.integer( { min: 200, max: 2000 } ),
				( count, length, width ) => {
					const labels = pointLabels( labelsOf( count, length ), width );
					const share = { start: 0, center: 0.5, end: 1 };
					const starts = labels.map( ( { position, alignment } ) => position * width - share[ alignment ] * length * 7 );
					expect( labels[ 0 ]?.index ).toBe( 0 );
					starts.slice( 1 ).forEach( ( start, at ) => expect( start - ( starts[ at ] ?? 0 ) ).toBeGreaterThan( length * 7 ) );
					expect( labels.length ).toBeLessThanOrEqual( 75 );
				}
			)
		);
	} );

	it( 'aligns the first and last label so that they stay within the plot', () => {
		const labels = pointLabels( labelsOf( 30, 4 ), 1200 );
		expect( labels[ 0 ]?.alignment ).toBe( 'center' );
		const dense = pointLabels( labelsOf( 365, 6 ), 320 );
		expect( dense[ 0 ]?.alignment ).toBe( 'start' );
		expect( pointLabels( labelsOf( 2, 30 ), 250 )[ 0 ]?.alignment ).toBe( 'start' );
	} );

	it( 'returns no labels without points', () => {
		expect( pointLabels( [], 600 ) ).toEqual( [] );
	} );
} );
