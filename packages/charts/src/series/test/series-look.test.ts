import { describe, expect, it } from '@jest/globals';
import type { ChartSeries } from '../../types';
import { seriesLooks } from '../series-look';

const makeSeries = ( key: string, rest: Partial< ChartSeries > = {} ): ChartSeries => ( { key, label: key, total: 0, ...rest } );

describe( 'seriesLooks', () => {
	it( 'returns different colours, dashes, markers and patterns for five series', () => {
		const looks = seriesLooks(
			[ 'a', 'b', 'c', 'd', 'e' ].map( ( key ) => makeSeries( key ) ),
			'p'
		);
		for ( const property of [ 'color', 'dash', 'marker', 'pattern' ] as const ) {
			expect( new Set( looks.map( ( look ) => look[ property ] ) ).size ).toBe( 5 );
		}
	} );

	it( 'draws the compared period dashed, in a lighter shade of the same colour', () => {
		const [ now, before ] = seriesLooks( [ makeSeries( 'now' ), makeSeries( 'before', { isCompared: true } ) ], 'p' );
		expect( now ).toMatchObject( { color: '#3858e9', dash: 'none' } );
		expect( before?.dash ).toBe( '5 4' );
		expect( before?.color ).not.toBe( now?.color );
	} );

	it( 'uses the colour of the caller, and a lighter shade of it for the compared period', () => {
		const [ now, before ] = seriesLooks(
			[ makeSeries( 'now', { color: '#663838' } ), makeSeries( 'before', { isCompared: true } ) ],
			'p'
		);
		expect( now?.color ).toBe( '#663838' );
		expect( before?.color ).toMatch( /^#[a-f\d]{6}$/ );
		expect( before?.color ).not.toBe( '#663838' );
	} );
} );
