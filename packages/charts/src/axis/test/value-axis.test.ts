import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { valueAxis } from '../value-axis';

const DECIMALS = [ 0, 2, 3 ];
const anyValue = fc.oneof(
	fc.integer( { min: -1_000_000, max: 1_000_000 } ),
	fc.double( { min: -1e6, max: 1e6, noNaN: true } ),
	fc.double( { min: -0.01, max: 0.01, noNaN: true } ),
	fc.double( { min: -1e15, max: 1e15, noNaN: true } ),
	fc.constant( null )
);
const anyValues = fc.array( anyValue, { maxLength: 40 } );
const anyDecimals = fc.constantFrom( ...DECIMALS );
const known = ( values: readonly ( number | null )[] ) => values.filter( ( value ) => value !== null );

describe( 'valueAxis', () => {
	it( 'covers all values and zero', () => {
		fc.assert(
			fc.property( anyValues, anyDecimals, ( values, decimals ) => {
				const { domain } = valueAxis( values, decimals );
				expect( domain[ 0 ] ).toBeLessThanOrEqual( Math.min( 0, ...known( values ) ) );
				expect( domain[ 1 ] ).toBeGreaterThanOrEqual( Math.max( 0, ...known( values ) ) );
			} )
		);
	} );

	it( 'has two to five ascending ticks at equal distances, of which one is zero', () => {
		fc.assert(
			fc.property( anyValues, anyDecimals, ( values, decimals ) => {
				const { ticks, domain } = valueAxis( values, decimals );
				expect( ticks.length ).toBeGreaterThanOrEqual( 2 );
				expect( ticks.length ).toBeLessThanOrEqual( 5 );
				expect( ticks ).toContain( 0 );
				expect( [ ticks[ 0 ], ticks.at( -1 ) ] ).toEqual( domain );
				const step = ( domain[ 1 ] - domain[ 0 ] ) / ( ticks.length - 1 );
				ticks.forEach( ( tick, index ) =>
					expect( Math.abs( tick - domain[ 0 ] - index * step ) ).toBeLessThanOrEqual( step * 1e-9 )
				);
			} )
		);
	} );

	it( 'has steps of 1, 2 or 5 times a power of ten, never smaller than the smallest unit of the currency', () => {
		fc.assert(
			fc.property( anyValues, anyDecimals, ( values, decimals ) => {
				const { ticks } = valueAxis( values, decimals );
				const step = ( ( ticks[ 1 ] ?? 0 ) - ( ticks[ 0 ] ?? 0 ) ) * 10 ** decimals;
				expect( step ).toBeGreaterThan( 0.999 );
				expect( step.toPrecision( 12 ) ).toMatch( /^0*\.?0*[125](\.?0*)*(e.*)?$/ );
			} )
		);
	} );

	it( 'A8: has whole ticks for a currency without decimals, and three decimals for a currency with three', () => {
		expect( valueAxis( [ 1, 2 ], 0 ) ).toEqual( { domain: [ 0, 2 ], ticks: [ 0, 1, 2 ], precision: 0 } );
		expect( valueAxis( [ 1355 ], 0 ).ticks ).toEqual( [ 0, 500, 1000, 1500 ] );
		expect( valueAxis( [ 0.004 ], 3 ) ).toEqual( { domain: [ 0, 0.004 ], ticks: [ 0, 0.001, 0.002, 0.003, 0.004 ], precision: 3 } );
		expect( valueAxis( [ 0.07 ], 2 ).precision ).toBe( 2 );
	} );

	it( 'goes from 0 to 1 when all values are zero or unknown', () => {
		expect( valueAxis( [ 0, 0 ], 2 ).domain ).toEqual( [ 0, 1 ] );
		expect( valueAxis( [ null, Number.NaN, Number.POSITIVE_INFINITY ], 2 ).domain ).toEqual( [ 0, 1 ] );
	} );

	it( 'ends at zero when all values are negative, without a negative zero', () => {
		const { ticks } = valueAxis( [ -12, -3 ], 2 );
		expect( ticks[ 0 ] ).toBeLessThanOrEqual( -12 );
		expect( Object.is( ticks.at( -1 ), 0 ) ).toBe( true );
	} );
} );
