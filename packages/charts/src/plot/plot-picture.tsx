import type { ReactElement } from 'react';
import type { ValueAxis } from '../axis/value-axis';
import type { ShownSeries } from '../series/shown-series';
import type { ChartPoint, ChartType } from '../types';
import { PlotMarks } from './plot-marks';
import { PlotPatterns } from './plot-patterns';
import type { PlotSize } from './plot-paths';
import { PlotShapes } from './plot-shapes';
import type { PlotCursor } from './use-plot-cursor';

export interface PlotPictureProps {
	readonly points: readonly ChartPoint[];
	readonly shown: readonly ShownSeries[];
	readonly type: ChartType;
	readonly axis: ValueAxis;
	readonly size: PlotSize;
	readonly cursor: PlotCursor;
	readonly highlighted: string | null;
	/** Prefix of the ids of the patterns. */
	readonly patterns: string;
}

/** Grid, data and marks of the active point. The browser stretches the picture for print, and until a new width is measured. */
export function PlotPicture( { cursor, highlighted, patterns, ...data }: PlotPictureProps ): ReactElement {
	const { width, height } = data.size;
	const marks = cursor.isActive && <PlotMarks { ...data } index={ cursor.point } series={ cursor.series } />;
	// The band is behind the bars; markers are in front of the lines.
	return (
		<svg viewBox={ `0 0 ${ width } ${ height }` } preserveAspectRatio="none" aria-hidden="true" focusable="false">
			<PlotPatterns prefix={ patterns } />
			{ data.type === 'bar' && marks }
			<PlotShapes { ...data } highlighted={ highlighted } />
			{ data.type === 'line' && marks }
		</svg>
	);
}
