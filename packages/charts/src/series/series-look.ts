import type { ChartSeries } from '../types';
import { comparedColor, SERIES_COLORS } from './series-colors';

/** Look of one series in the plot, the legend and the tooltip. */
export interface SeriesLook {
	readonly color: string;
	/** `stroke-dasharray`. */
	readonly dash: string;
	/** Path of the marker around 0, about 9 px wide. */
	readonly marker: string;
	/** `fill` of bars with forced colours, where all series have the same colour. */
	readonly pattern: string;
}

const DASHES = [ 'none', '8 4', '2 4', '12 4 2 4', '6 3 2 3 2 3' ];
const COMPARED_DASH = '5 4';

/** Circle, square, triangle, diamond, cross. */
const MARKERS = [
	'M-4.5,0a4.5,4.5 0 1 0 9,0a4.5,4.5 0 1 0 -9,0Z',
	'M-4,-4H4V4H-4Z',
	'M0,-5L5,4H-5Z',
	'M0,-5.5L5.5,0L0,5.5L-5.5,0Z',
	'M-5,-2H-2V-5H2V-2H5V2H2V5H-2V2H-5Z',
];

/** Patterns of bars on a square of 6 px: full, diagonal, rows, columns, crossed. */
export const PATTERNS = [ 'M0,0H6V6H0Z', 'M-1,7L7,-1M-4,4L4,-4M2,10L10,2', 'M0,3H6', 'M3,0V6', 'M0,0L6,6M6,0L0,6' ];

/**
 * Returns a distinct look for each series.
 *
 * @param series   All series of the chart, including hidden ones, so that a series keeps its look when another one is hidden.
 * @param patterns Prefix of the ids of the patterns.
 * @return Looks in the order of the series.
 */
export function seriesLooks( series: readonly ChartSeries[], patterns: string ): readonly SeriesLook[] {
	const main = series.find( ( { isCompared } ) => ! isCompared );
	return series.map( ( { color, isCompared }, index ) => {
		const own = SERIES_COLORS[ index % SERIES_COLORS.length ] ?? SERIES_COLORS[ 0 ];
		return {
			color: color ?? ( isCompared ? comparedColor( main?.color ?? SERIES_COLORS[ 0 ] ) : own ),
			dash: isCompared ? COMPARED_DASH : ( DASHES[ index % DASHES.length ] ?? 'none' ),
			marker: MARKERS[ index % MARKERS.length ] ?? '',
			pattern: `url(#${ patterns }${ index % PATTERNS.length }) currentcolor`,
		};
	} );
}
