import type { ReactElement } from 'react';
import type { ValueAxis } from '../axis/value-axis';
import type { ShownSeries } from '../series/shown-series';
import type { ChartPoint, ChartType } from '../types';
import { pointMiddle, valueScale, type PlotSize } from './plot-paths';

export interface PlotMarksProps {
	readonly points: readonly ChartPoint[];
	readonly shown: readonly ShownSeries[];
	readonly type: ChartType;
	readonly axis: ValueAxis;
	readonly size: PlotSize;
	/** Index of the point. */
	readonly index: number;
	/** Index of the series among the shown ones. */
	readonly series: number;
}

/** Marks of the active point: a thin line and the markers of the series, or a band behind the bars. */
export function PlotMarks( { points, shown, type, axis, size, index, series }: PlotMarksProps ): ReactElement {
	const middle = pointMiddle( index, points.length, size );
	if ( type === 'bar' ) {
		const room = Math.max( 2, size.width / points.length );
		return <rect className="store-admin-chart__band" x={ middle - room / 2 } y={ 0 } width={ room } height={ size.height } />;
	}
	const toTop = valueScale( axis, size.height );
	return (
		<>
			<path className="store-admin-chart__guide" d={ `M${ middle },0V${ size.height }` } />
			{ shown.map( ( { key, place, look }, at ) => {
				const value = points[ index ]?.values[ place ] ?? null;
				return value === null || ! Number.isFinite( value ) ? null : (
					<path
						key={ key }
						className="store-admin-chart__marker"
						d={ look.marker }
						transform={ `translate(${ middle } ${ toTop( value ) }) scale(${ at === series ? 1.4 : 1 })` }
						style={ { fill: look.color } }
					/>
				);
			} ) }
		</>
	);
}
