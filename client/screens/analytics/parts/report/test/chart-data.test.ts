import { describe, expect, it } from '@jest/globals';
import type { WholeStats } from '@store-admin/data';
import type { ReportDates } from '@store-admin/report-query';
import { makeSettings } from '../../../../../../tests/js/factories/make-settings';
import { itemsChart, periodChart } from '../chart-data';

const { locale } = makeSettings();
const names = { period: 'Custom', comparison: 'Previous year' };

const datesOf = ( after: string, before: string ): ReportDates => ( {
	period: 'custom',
	compare: 'previous_year',
	range: { after, before },
	interval: 'day',
} );

function stats( days: Readonly< Record< string, number > >, total: number ): WholeStats {
	return {
		totals: { figures: { taxes: total }, segments: [] },
		intervals: Object.entries( days ).map( ( [ day, taxes ] ) => ( {
			interval: day,
			date_start: `${ day } 00:00:00`,
			date_end: `${ day } 23:59:59`,
			figures: { taxes },
			segments: [],
		} ) ),
	};
}

describe( 'periodChart', () => {
	it( 'pairs each day with the same day of the compared year', () => {
		const { points, series } = periodChart(
			stats( { '2026-11-01': 1, '2026-11-02': 2 }, 3 ),
			stats( { '2025-11-01': 10, '2025-11-02': 20 }, 30 ),
			names,
			{ figure: 'taxes', dates: datesOf( '2026-11-01', '2026-11-02' ), locale }
		);
		expect( points.map( ( { key, values } ) => [ key, ...values ] ) ).toEqual( [
			[ '2026-11-01', 1, 10 ],
			[ '2026-11-02', 2, 20 ],
		] );
		expect( points[ 0 ]?.longLabels?.[ 1 ] ).toContain( '2025' );
		expect( series.map( ( { label, total } ) => [ label, total ] ) ).toEqual( [
			[ 'Custom (Nov 1 - 2, 2026)', 3 ],
			[ 'Previous year (Nov 1 - 2, 2025)', 30 ],
		] );
	} );

	it( 'D7: leaves a gap for 29 February, and does not move the days after it', () => {
		const { points } = periodChart(
			stats( { '2028-02-28': 1, '2028-02-29': 2, '2028-03-01': 3 }, 6 ),
			stats( { '2027-03-01': 30 }, 30 ),
			names,
			{
				figure: 'taxes',
				dates: datesOf( '2028-02-28', '2028-03-01' ),
				locale,
			}
		);
		expect( points.map( ( { values } ) => values[ 1 ] ) ).toEqual( [ null, null, 30 ] );
	} );

	it( 'shows a day that the host left out as unknown, not as 0', () => {
		const { points } = periodChart( stats( { '2026-11-02': 2 }, 2 ), null, names, {
			figure: 'taxes',
			dates: datesOf( '2026-11-01', '2026-11-02' ),
			locale,
		} );
		expect( points.map( ( { values } ) => values ) ).toEqual( [
			[ null, null ],
			[ 2, null ],
		] );
	} );
} );

describe( 'itemsChart', () => {
	const segment = ( id: number, taxes: number ) => ( { segment_id: String( id ), segment_label: `Item ${ id }`, subtotals: { taxes } } );

	it( 'shows the five items with the highest totals, highest first', () => {
		const segments = [ 1, 2, 3, 4, 5, 6 ].map( ( id ) => segment( id, id ) );
		const whole: WholeStats = {
			totals: { figures: { taxes: 21 }, segments },
			intervals: [
				{
					interval: '2026-11-01',
					date_start: '2026-11-01 00:00:00',
					date_end: '2026-11-01 23:59:59',
					figures: { taxes: 21 },
					segments,
				},
			],
		};
		const { series, points } = itemsChart( whole, ( { segment_label: label } ) => label, {
			figure: 'taxes',
			dates: datesOf( '2026-11-01', '2026-11-01' ),
			locale,
		} );
		expect( series.map( ( { label } ) => label ) ).toEqual( [ 'Item 6', 'Item 5', 'Item 4', 'Item 3', 'Item 2' ] );
		expect( points[ 0 ]?.values ).toEqual( [ 6, 5, 4, 3, 2 ] );
	} );
} );
