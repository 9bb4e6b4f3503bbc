import type { ReactElement } from 'react';
import type { ChartType } from '../types';
import type { SeriesLook } from './series-look';

export interface SeriesMarkProps {
	readonly look: SeriesLook;
	readonly type: ChartType;
}

/** Sample of the line with its marker, or of the bar. It is decorative, because the name of the series is beside it. */
export function SeriesMark( { look, type }: SeriesMarkProps ): ReactElement {
	return (
		<svg className="store-admin-chart__mark" viewBox="0 0 28 14" width="28" height="14" aria-hidden="true" focusable="false">
			{ type === 'line' ? (
				<>
					<path className="store-admin-chart__line" d="M1,7H27" style={ { stroke: look.color, strokeDasharray: look.dash } } />
					<path
						className="store-admin-chart__marker"
						d={ look.marker }
						transform="translate(14 7)"
						style={ { fill: look.color } }
					/>
				</>
			) : (
				<g fill={ look.pattern }>
					<path className="store-admin-chart__bars" d="M7,0H21V14H7Z" style={ { fill: look.color } } />
				</g>
			) }
		</svg>
	);
}
