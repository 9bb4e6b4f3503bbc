import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { placeTooltip } from '../place-tooltip';

const view = { width: 360, height: 640 };
const tooltip = { width: 200, height: 80 };

describe( 'placeTooltip', () => {
	it( 'keeps the tooltip within the window and below the toolbar for any point', () => {
		const anyPlace = fc.record( { left: fc.integer( { min: -500, max: 2000 } ), top: fc.integer( { min: -500, max: 2000 } ) } );
		const anySize = fc.record( { width: fc.integer( { min: 20, max: 300 } ), height: fc.integer( { min: 20, max: 500 } ) } );
		fc.assert(
			fc.property( anyPlace, anySize, fc.boolean(), ( point, size, isRtl ) => {
				const { left, top } = placeTooltip( point, size, view, isRtl );
				expect( left ).toBeGreaterThanOrEqual( 8 );
				expect( top ).toBeGreaterThanOrEqual( 54 );
				expect( left + size.width ).toBeLessThanOrEqual( view.width - 8 );
				expect( top + size.height ).toBeLessThanOrEqual( view.height - 8 );
			} )
		);
	} );

	it( 'places the tooltip after the point in reading direction, or before it when there is no room', () => {
		expect( placeTooltip( { left: 20, top: 300 }, tooltip, view, false ) ).toEqual( { left: 32, top: 260 } );
		expect( placeTooltip( { left: 340, top: 300 }, tooltip, view, false ).left ).toBe( 128 );
		expect( placeTooltip( { left: 340, top: 300 }, tooltip, view, true ).left ).toBe( 128 );
		expect( placeTooltip( { left: 20, top: 300 }, tooltip, view, true ).left ).toBe( 32 );
	} );
} );
