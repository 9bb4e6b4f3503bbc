import type { ChartPoint } from '../types';

/**
 * Returns the name of one value in words. When periods are compared, each value has its own date.
 *
 * @param point  Point of the value.
 * @param series Index of the series.
 */
export function pointName( point: ChartPoint, series: number ): string {
	return point.longLabels?.[ series ] ?? point.longLabel;
}
