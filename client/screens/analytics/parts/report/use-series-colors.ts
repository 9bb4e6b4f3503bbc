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

/** Applies the public filter for the colours of the series. */
export function useSeriesColors( series: readonly ChartSeries[] ): readonly ChartSeries[] {
	const version = useFilterVersion( FILTERS );
	return useMemo( () => {
		const keys = series.map( ( { key } ) => key );
		return series.map( ( one, index ) => {
			const own = SERIES_COLORS[ index % SERIES_COLORS.length ] ?? SERIES_COLORS[ 0 ];
			const color = toColor( applySafeFilter< string | number >( FILTER, own, isColor, one.key, keys ) );
			return color === own ? one : { ...one, color };
		} );
		// eslint-disable-next-line react-hooks/exhaustive-deps -- the version represents the handlers of the filter.
	}, [ series, version ] );
}
