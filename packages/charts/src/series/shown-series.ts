import type { ChartSeries } from '../types';
import type { SeriesLook } from './series-look';

/** A series that is not hidden. */
export interface ShownSeries extends ChartSeries {
	readonly look: SeriesLook;
	/** Index among all series, including hidden ones; its value in a point has the same index. */
	readonly place: number;
}
