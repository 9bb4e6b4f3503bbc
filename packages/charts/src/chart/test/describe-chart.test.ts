import { describe, expect, it } from '@jest/globals';
import { describeChart } from '../describe-chart';
import type { ChartPoint, ChartSeries } from '../../types';

const format = ( value: number ) => `$${ value }`;
const now: ChartSeries = { key: 'now', label: 'This month', total: 30 };
const before: ChartSeries = { key: 'before', label: 'Last month', total: 20, isCompared: true };
const points: readonly ChartPoint[] = [ 10, 20, 0 ].map( ( value, index ) => ( {
	key: String( index ),
	label: String( index ),
	longLabel: `November ${ index + 1 }`,
	values: [ value, 5 ],
} ) );

const describeWith = ( series: readonly ChartSeries[], of = points ) =>
	describeChart( { title: 'Net sales', series, points: of, format } ).join( ' ' );
const withTotals = ( total: number, earlier: number ) =>
	describeWith(
		[
			{ ...now, total },
			{ ...before, total: earlier },
		],
		[]
	);

describe( 'describeChart', () => {
	it( 'returns total, change, best and worst day', () => {
		expect( describeWith( [ now, before ] ) ).toBe(
			'Net sales: $30. That is 50% more than in the compared period ($20). Highest: $20 (November 2). Lowest: $0 (November 3).'
		);
	} );

	it( 'says whether a number is higher, lower or the same', () => {
		expect( withTotals( 10, 20 ) ).toContain( 'That is 50% less than in the compared period ($20).' );
		expect( withTotals( 20, 20 ) ).toContain( 'That is the same as in the compared period ($20).' );
	} );

	it( 'returns no percentage of zero or of a negative number', () => {
		expect( withTotals( 20, 0 ) ).toBe( 'Net sales: $20. In the compared period it was $0.' );
		expect( withTotals( 20, -5 ) ).toBe( 'Net sales: $20. In the compared period it was $-5.' );
		expect( withTotals( -20, 5 ) ).toBe( 'Net sales: $-20. In the compared period it was $5.' );
		expect( withTotals( 1000, 1001 ) ).toBe( 'Net sales: $1000. In the compared period it was $1001.' );
	} );

	it( 'counts days with the same value', () => {
		const flat = points.map( ( point, index ) => ( { ...point, values: [ index === 0 ? 9 : 0 ] } ) );
		expect( describeWith( [ now ], flat ) ).toBe( 'Net sales: $30. Highest: $9 (November 1). Lowest: $0 (2 times).' );
	} );

	it( 'names no best day when all are equal or only one is known', () => {
		const equal = points.map( ( point ) => ( { ...point, values: [ 4 ] } ) );
		expect( describeWith( [ now ], equal ) ).toBe( 'Net sales: $30.' );
		expect( describeWith( [ now ], points.slice( 0, 1 ) ) ).toBe( 'Net sales: $30.' );
		expect( describeWith( [ { ...now, total: null } ], [] ) ).toBe( '' );
	} );

	it( 'names the best and the worst of compared items', () => {
		const items = [ 'Kitchen', 'Socks', 'Books' ].map( ( label, index ) => ( {
			key: label,
			label,
			total: [ 96, 20, 36 ][ index ] ?? 0,
		} ) );
		expect( describeWith( items ) ).toBe( 'Net sales of 3 compared items. Highest: $96 (Kitchen). Lowest: $20 (Socks).' );
	} );
} );
