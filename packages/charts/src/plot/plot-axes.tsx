import { memo, useMemo, type ReactElement } from 'react';
import { pointLabels } from '../axis/point-labels';
import type { ValueAxis } from '../axis/value-axis';
import type { ChartPoint } from '../types';
import { valueScale } from './plot-paths';

export interface ValueLabelsProps {
	readonly axis: ValueAxis;
	readonly height: number;
	/** Texts of the ticks. */
	readonly labels: readonly string[];
}

/** Labels of the ticks. They are HTML and not SVG, so that the column becomes as wide as the longest label without measuring. */
export const ValueLabels = memo( function ValueLabelsOf( { axis, height, labels }: ValueLabelsProps ): ReactElement {
	const toTop = valueScale( axis, height );
	return (
		<div className="store-admin-chart__values" aria-hidden="true">
			{ axis.ticks.map( ( tick, index ) => (
				<bdi key={ tick } style={ { insetBlockStart: toTop( tick ) } }>
					{ labels[ index ] }
				</bdi>
			) ) }
		</div>
	);
} );

export interface PointLabelsProps {
	readonly points: readonly ChartPoint[];
	/** Width in px; there are no labels before it is known. */
	readonly width: number;
}

/** Labels of the points, as many as fit. */
export const PointLabels = memo( function PointLabelsOf( { points, width }: PointLabelsProps ): ReactElement {
	const labels = useMemo( () => {
		const texts = width > 0 ? points.map( ( { label } ) => label ) : [];
		return pointLabels( texts, width );
	}, [ points, width ] );
	return (
		<div className="store-admin-chart__points" aria-hidden="true">
			{ labels.map( ( { index, position, alignment } ) => (
				<span key={ points[ index ]?.key } style={ { insetInlineStart: `${ position * 100 }%` } }>
					<span className={ `is-${ alignment }` }>{ points[ index ]?.label }</span>
				</span>
			) ) }
		</div>
	);
} );
