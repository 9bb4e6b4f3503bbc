import { useId, useMemo, useRef, type ReactElement } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { valueAxis } from '../axis/value-axis';
import type { ShownSeries } from '../series/shown-series';
import type { ChartPoint, ChartType, FormatValue } from '../types';
import { describePoint } from './describe-point';
import { PointLabels, ValueLabels } from './plot-axes';
import { pointMiddle, valueScale } from './plot-paths';
import { PlotPicture } from './plot-picture';
import { PlotTooltip } from './plot-tooltip';
import { useInlineSize } from './use-inline-size';
import { usePlotCursor } from './use-plot-cursor';
import './chart-plot.scss';

export interface ChartPlotProps {
	readonly title: string;
	/** At least one. */
	readonly points: readonly ChartPoint[];
	/** At least one. */
	readonly shown: readonly ShownSeries[];
	readonly type: ChartType;
	readonly decimals: number;
	readonly formatValue: FormatValue;
	readonly formatTick: FormatValue;
	readonly isRtl: boolean;
	readonly highlighted: string | null;
	/** Prefix of the ids of the patterns. */
	readonly patterns: string;
}

/** Height in px; must match the stylesheet. */
const HEIGHT = 240;

/** Labels of a million or more are too wide for phones. */
const isLong = ( label: string ) => label.length > 9;

/**
 * Plot with one tab stop and the role of a slider. Screen readers pass the arrow keys to sliders and announce the value text after each
 * change, so neither role="application" nor a live region is needed. Touch screen readers move through the points by swiping.
 * The value text contains series, date and value of one point.
 */
export function ChartPlot( props: ChartPlotProps ): ReactElement | null {
	const { title, points, shown, type, decimals, formatValue, formatTick, isRtl, highlighted, patterns } = props;
	const id = useId();
	const plot = useRef< HTMLDivElement >( null );
	const width = useInlineSize( plot );
	const size = useMemo( () => ( { width: width ?? 0, height: HEIGHT, isRtl } ), [ width, isRtl ] );
	const axis = useMemo( () => {
		const values = points.flatMap( ( point ) => shown.map( ( { place } ) => point.values[ place ] ?? null ) );
		return valueAxis( values, decimals );
	}, [ points, shown, decimals ] );
	const { cursor, events } = usePlotCursor( { points: points.length, series: shown.length }, isRtl );
	const format = ( value: number | null ) => ( value === null ? __( 'No data', 'store-admin' ) : formatValue( value, decimals ) );

	const point = points[ cursor.point ];
	const series = shown[ cursor.series ];
	if ( ! point || ! series ) {
		return null;
	}
	const anchor = {
		left: pointMiddle( cursor.point, points.length, size ),
		top: valueScale( axis, HEIGHT )( point.values[ series.place ] ?? 0 ),
	};
	const labels = axis.ticks.map( ( tick ) => formatTick( tick, axis.precision ) );
	return (
		<div className={ `store-admin-chart__plot${ labels.some( isLong ) ? ' has-long-values' : '' }` }>
			<ValueLabels axis={ axis } height={ HEIGHT } labels={ labels } />
			<div
				ref={ plot }
				className="store-admin-chart__canvas"
				role="slider"
				tabIndex={ 0 }
				// translators: %s: what is measured.
				aria-label={ sprintf( __( '%s: values', 'store-admin' ), title ) }
				aria-describedby={ `${ id }keys` }
				aria-orientation="horizontal"
				aria-valuemin={ 1 }
				aria-valuemax={ points.length }
				aria-valuenow={ cursor.point + 1 }
				aria-valuetext={ describePoint( point, series, format ) }
				{ ...events }
			>
				{ width !== null && <PlotPicture { ...{ points, shown, type, axis, size, cursor, highlighted, patterns } } /> }
				{ cursor.isActive && <PlotTooltip { ...{ title, point, shown, type, format, anchor, plot, isRtl } } /> }
			</div>
			<PointLabels points={ points } width={ size.width } />
			<span id={ `${ id }keys` } hidden>
				{ shown.length > 1
					? __(
							'The left and right arrow keys lead through the values, up and down to another line of the legend.',
							'store-admin'
						)
					: __( 'The left and right arrow keys lead through the values.', 'store-admin' ) }
			</span>
		</div>
	);
}
