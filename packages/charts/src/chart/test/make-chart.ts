import { formatMoney, type CurrencyFormat } from '@store-admin/format';
import type { ChartProps } from '../chart';
import type { ChartPoint, ChartSeries } from '../../types';

export const dollars: CurrencyFormat = { symbol: '$', position: 'left', precision: 2, decimalSeparator: '.', thousandSeparator: ',' };

export const formatWith = ( currency: CurrencyFormat ) => ( value: number, precision: number ) =>
	formatMoney( value, { ...currency, precision } );

/** Returns one point for each value: the days of November 2026, compared with November 2025. */
export function makePeriods( now: readonly ( number | null )[], before: readonly ( number | null )[] ): readonly ChartPoint[] {
	return now.map( ( value, index ) => ( {
		key: String( index ),
		label: String( index + 1 ),
		longLabel: `November ${ index + 1 }, 2026`,
		longLabels: [ null, `November ${ index + 1 }, 2025` ],
		values: [ value, before[ index ] ?? null ],
	} ) );
}

const periods: readonly ChartSeries[] = [
	{ key: 'now', label: 'Month to date', total: 600 },
	{ key: 'before', label: 'Previous year', total: 400, isCompared: true },
];

export function makeChart( props: Partial< ChartProps > = {} ): ChartProps {
	return {
		title: 'Net sales',
		series: periods,
		points: makePeriods( [ 100, 300, 200 ], [ 50, 150, 200 ] ),
		type: 'line',
		decimals: 2,
		formatValue: formatWith( dollars ),
		isRtl: false,
		status: 'ready',
		...props,
	};
}
