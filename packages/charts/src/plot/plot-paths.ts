import { scaleBand, scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import type { ValueAxis } from '../axis/value-axis';

export interface PlotSize {
	readonly width: number;
	readonly height: number;
	/** On right-to-left pages time runs from right to left. */
	readonly isRtl: boolean;
}

type Values = readonly ( number | null )[];

/** Empty share of a point's width, between its bars and those of the next point. */
const BAR_GAP = 0.3;

/** Maximum thickness of a bar in px. */
const MOST_BAR = 48;

/** Minimum length of a bar in px: a value other than zero is always visible. */
const LEAST_BAR = 1;

const tidy = ( coordinate: number ) => Math.round( coordinate * 10 ) / 10;
const isKnown = ( value: number | null ): value is number => value !== null && Number.isFinite( value );

/**
 * Returns a function for the vertical position of values in a plot.
 *
 * @param axis   Axis of the values.
 * @param height Height of the plot in px.
 * @return Distance from the top in px for a value in the main unit.
 */
export function valueScale( axis: ValueAxis, height: number ): ( value: number ) => number {
	return scaleLinear( axis.domain, [ height, 0 ] );
}

/**
 * Returns the horizontal position of the middle of a point, which is the same for lines and bars.
 *
 * @param index Index of the point.
 * @param count Number of points.
 * @param size  Size of the plot.
 * @return Distance from the left edge in px.
 */
export function pointMiddle( index: number, count: number, { width, isRtl }: PlotSize ): number {
	const position = ( index + 0.5 ) / count;
	return ( isRtl ? 1 - position : position ) * width;
}

/**
 * Returns the index of the point at a horizontal position in the plot.
 *
 * @param distance Distance from the left edge in px; may be outside of the plot.
 * @param count    Number of points, at least 1.
 * @param size     Size of the plot.
 */
export function pointAt( distance: number, count: number, { width, isRtl }: PlotSize ): number {
	const share = width > 0 ? distance / width : 0;
	const index = Math.floor( ( isRtl ? 1 - share : share ) * count );
	return Math.min( count - 1, Math.max( 0, index ) );
}

/**
 * Builds the path of one series. The line breaks where a value is unknown. A value between two unknown ones is a dot, because the stroke has
 * round ends.
 *
 * @param values Values in the main unit.
 * @param axis   Axis of the values.
 * @param size   Size of the plot.
 */
export function linePath( values: Values, axis: ValueAxis, size: PlotSize ): string {
	const toTop = valueScale( axis, size.height );
	const draw = line< number | null >()
		.defined( isKnown )
		.x( ( _value, index ) => pointMiddle( index, values.length, size ) )
		.y( ( value ) => toTop( value ?? 0 ) )
		.digits( 1 );
	return draw( values ) ?? '';
}

/**
 * Builds one path per series, with all its bars. The bars of one point are side by side and start at zero.
 *
 * @param series Values of each series that is shown.
 * @param axis   Axis of the values.
 * @param size   Size of the plot.
 * @return Paths in the order of the series.
 */
export function barPaths( series: readonly Values[], axis: ValueAxis, size: PlotSize ): readonly string[] {
	const count = series[ 0 ]?.length ?? 0;
	const toTop = valueScale( axis, size.height );
	const zero = tidy( toTop( 0 ) );
	const room = Math.min( ( size.width / Math.max( 1, count ) ) * ( 1 - BAR_GAP ), MOST_BAR * series.length );
	const bars = scaleBand( series.keys(), [ -room / 2, room / 2 ] ).paddingInner( series.length > 1 ? 0.08 : 0 );
	const thickness = bars.bandwidth();
	return series.map( ( values, place ) =>
		values
			.map( ( value, index ) => {
				if ( ! isKnown( value ) || value === 0 ) {
					return '';
				}
				const offset = bars( size.isRtl ? series.length - 1 - place : place ) ?? 0;
				const start = tidy( pointMiddle( index, count, size ) + offset );
				const end = tidy( start + thickness );
				const length = Math.max( LEAST_BAR, Math.abs( toTop( value ) - zero ) );
				return `M${ start },${ zero }V${ tidy( value > 0 ? zero - length : zero + length ) }H${ end }V${ zero }Z`;
			} )
			.join( '' )
	);
}
