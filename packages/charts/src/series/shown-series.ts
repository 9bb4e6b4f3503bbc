import type { ChartSeries } from '../types';
import type { SeriesLook } from './series-look';

/** A series that is not hidden. */
export interface ShownSeries extends ChartSeries {
	readonly look: SeriesLook;
	/** Index among all series, hidden ones included: the place of its values in a point. */
	readonly place: number;
}
