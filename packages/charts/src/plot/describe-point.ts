import { __, sprintf } from '@wordpress/i18n';
import { pointName } from '../series/point-name';
import type { ShownSeries } from '../series/shown-series';
import type { ChartPoint } from '../types';

/**
 * Describes one value: its date, the value, and its period or item.
 *
 * @param point  Point of the value.
 * @param series Series of the value.
 * @param format Formats a value; null is an unknown value.
 */
export function describePoint( point: ChartPoint, series: ShownSeries, format: ( value: number | null ) => string ): string {
	return sprintf(
		// translators: 1: date. 2: value on that date, formatted. 3: name of the period or item it belongs to.
		__( '%1$s: %2$s, %3$s', 'store-admin' ),
		pointName( point, series.place ),
		format( point.values[ series.place ] ?? null ),
		series.label
	);
}
