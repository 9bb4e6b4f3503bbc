import { memo, useMemo, type ReactElement } from 'react';
import type { ValueAxis } from '../axis/value-axis';
import type { ShownSeries } from '../series/shown-series';
import type { ChartPoint, ChartType } from '../types';
import { barPaths, linePath, valueScale, type PlotSize } from './plot-paths';

export interface PlotShapesProps {
	readonly points: readonly ChartPoint[];
	readonly shown: readonly ShownSeries[];
	readonly type: ChartType;
	readonly axis: ValueAxis;
	readonly size: PlotSize;
	/** Key of the series whose legend entry is under the pointer; the other series are faded. */
	readonly highlighted: string | null;
}

/** Moves a 1 px line to the middle of a row of pixels, where it is sharp. */
const crisp = ( distance: number ) => Math.round( distance ) + 0.5;

/**
 * Grid and data. Each series is one path, with any number of points. It is rendered again only when the data or the size changes, not
 * when the pointer moves.
 */
export const PlotShapes = memo( function PlotShapesOf( props: PlotShapesProps ): ReactElement {
	const { points, shown, type, axis, size, highlighted } = props;
	const paths = useMemo( () => {
		const values = shown.map( ( { place } ) => points.map( ( point ) => point.values[ place ] ?? null ) );
		return type === 'bar' ? barPaths( values, axis, size ) : values.map( ( one ) => linePath( one, axis, size ) );
	}, [ points, shown, type, axis, size ] );
	const grid = useMemo( () => {
		const toTop = valueScale( axis, size.height );
		const lines = axis.ticks.filter( ( tick ) => tick !== 0 ).map( ( tick ) => `M0,${ crisp( toTop( tick ) ) }H${ size.width }` );
		return { lines: lines.join( '' ), zero: `M0,${ crisp( toTop( 0 ) ) }H${ size.width }` };
	}, [ axis, size ] );
	const classOf = ( key: string ) => ( highlighted !== null && highlighted !== key ? ' is-quiet' : '' );
	// The first series is the main one, so it is drawn last, on top of the others.
	const drawn = shown.map( ( one, index ) => ( { one, path: paths[ index ] } ) ).reverse();
	return (
		<>
			<path className="store-admin-chart__grid" d={ grid.lines } />
			{ drawn.map( ( { one: { key, look }, path } ) =>
				type === 'bar' ? (
					<g key={ key } fill={ look.pattern }>
						<path className={ `store-admin-chart__bars${ classOf( key ) }` } d={ path } style={ { fill: look.color } } />
					</g>
				) : (
					<path
						key={ key }
						className={ `store-admin-chart__line${ classOf( key ) }` }
						d={ path }
						style={ { stroke: look.color, strokeDasharray: look.dash } }
					/>
				)
			) }
			<path className="store-admin-chart__grid is-zero" d={ grid.zero } />
		</>
	);
} );
