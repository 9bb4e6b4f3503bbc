import { useId, type ReactElement, type ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { SeriesMark } from '../series/series-mark';
import type { ShownSeries } from '../series/shown-series';
import type { ChartType } from '../types';
import './chart-legend.scss';

export interface ChartLegendProps {
	readonly all: readonly ShownSeries[];
	readonly shown: readonly ShownSeries[];
	readonly type: ChartType;
	readonly format: ( value: number ) => string;
	readonly onToggle: ( key: string ) => void;
	/** Called with the key of the entry under the pointer, and with null when the pointer leaves. */
	readonly onHighlight: ( key: string | null ) => void;
}

/**
 * Names and totals of the series. Each has a checkbox that shows or hides it. The last shown series cannot be hidden, so its checkbox is
 * marked as disabled but keeps the focus. A single series has no checkbox.
 */
export function ChartLegend( { all, shown, type, format, onToggle, onHighlight }: ChartLegendProps ): ReactElement {
	const id = useId();
	const isSingle = all.length === 1;
	const entryOf = ( { label, total, look }: ShownSeries ): ReactNode => (
		<>
			<SeriesMark look={ look } type={ type } />
			<span className="store-admin-chart-legend__name">{ label }</span>
			{ total !== null && (
				<span className="store-admin-chart-legend__total">
					<bdi>{ format( total ) }</bdi>
				</span>
			) }
		</>
	);
	return (
		<ul className="store-admin-chart-legend" aria-label={ __( 'Legend', 'store-admin' ) }>
			{ all.map( ( one ) => {
				const isShown = shown.some( ( { key } ) => key === one.key );
				return (
					<li
						key={ one.key }
						onPointerEnter={ () => isShown && onHighlight( one.key ) }
						onPointerLeave={ () => onHighlight( null ) }
					>
						{ isSingle ? (
							<span className="store-admin-chart-legend__entry">{ entryOf( one ) }</span>
						) : (
							<label className="store-admin-chart-legend__entry" htmlFor={ `${ id }${ one.key }` }>
								<input
									type="checkbox"
									id={ `${ id }${ one.key }` }
									checked={ isShown }
									aria-disabled={ ( isShown && shown.length === 1 ) || undefined }
									onChange={ () => {
										onHighlight( null );
										onToggle( one.key );
									} }
								/>
								{ entryOf( one ) }
							</label>
						) }
					</li>
				);
			} ) }
		</ul>
	);
}
