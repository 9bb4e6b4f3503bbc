import { useMemo } from 'react';
import { SERIES_COLORS, type ChartSeries } from '@store-admin/charts';
import { applySafeFilter, useFilterVersion } from '@store-admin/extensibility';

const FILTER = 'woocommerce_admin_chart_item_color';
const FILTERS = [ FILTER ];

function isColor( value: unknown ): value is string | number {
	return typeof value === 'string' || typeof value === 'number';
}

/** Converts the result of the filter: a colour, or the ordinal of one of our colours. */
function toColor( value: string | number ): string | undefined {
	return typeof value === 'number' ? SERIES_COLORS[ Math.abs( Math.trunc( value ) ) % SERIES_COLORS.length ] : value;
}

/** The series in the form that extensions know from the host. */
function chartItems( series: readonly ChartSeries[] ) {
	const isComparison = series.some( ( { isCompared } ) => isCompared );
	const keyOf = ( { isCompared }: ChartSeries ) => ( isCompared ? 'secondary' : 'primary' );
	return series.map( ( one ) => ( {
		key: isComparison ? keyOf( one ) : one.key,
		label: one.label,
		total: one.total,
		focus: true,
		visible: true,
	} ) );
}

/** Applies the public filter for the colours of the series. */
export function useSeriesColors( series: readonly ChartSeries[] ): readonly ChartSeries[] {
	const version = useFilterVersion( FILTERS );
	return useMemo( () => {
		const items = chartItems( series );
		return series.map( ( one, index ) => {
			const color = applySafeFilter< string | number >( FILTER, index, isColor, items[ index ]?.key, items );
			return color === index ? one : { ...one, color: toColor( color ) };
		} );
		// eslint-disable-next-line react-hooks/exhaustive-deps -- the version represents the handlers of the filter.
	}, [ series, version ] );
}
