import { useLayoutEffect, useRef, type ReactElement, type RefObject } from 'react';
import { pointName } from '../series/point-name';
import { SeriesMark } from '../series/series-mark';
import type { ShownSeries } from '../series/shown-series';
import type { ChartPoint, ChartType } from '../types';
import { placeTooltip, type Place } from './place-tooltip';

export interface PlotTooltipProps {
	readonly title: string;
	readonly point: ChartPoint;
	readonly shown: readonly ShownSeries[];
	readonly type: ChartType;
	/** Formats a value; null is an unknown value. */
	readonly format: ( value: number | null ) => string;
	/** Position of the active value in the plot, in px. */
	readonly anchor: Place;
	readonly plot: RefObject< HTMLElement >;
	readonly isRtl: boolean;
}

/**
 * Tooltip with the values of one point. When periods are compared, each value is labelled with its date, otherwise with its series. Hidden
 * from screen readers, which read the same text as the value text of the plot.
 */
export function PlotTooltip( { title, point, shown, type, format, anchor, plot, isRtl }: PlotTooltipProps ): ReactElement {
	const tooltip = useRef< HTMLDivElement >( null );
	const { left, top } = anchor;
	useLayoutEffect( () => {
		if ( tooltip.current && plot.current ) {
			const { clientWidth, clientHeight } = document.documentElement;
			const frame = plot.current.getBoundingClientRect();
			const { offsetWidth, offsetHeight, style } = tooltip.current;
			const place = placeTooltip(
				{ left: frame.left + left, top: frame.top + top },
				{ width: offsetWidth, height: offsetHeight },
				{ width: clientWidth, height: clientHeight },
				isRtl
			);
			// Set on the element and not as state, which would cause a second render for each movement of the pointer.
			style.left = `${ place.left - frame.left }px`;
			style.top = `${ place.top - frame.top }px`;
		}
	}, [ left, top, point, shown, plot, isRtl ] );
	const hasOwnNames = Boolean( point.longLabels );
	return (
		<div ref={ tooltip } className="store-admin-chart__tooltip" aria-hidden="true">
			<span className="store-admin-chart__tooltip-title">{ hasOwnNames ? title : point.longLabel }</span>
			{ shown.map( ( { key, label, place: at, look } ) => (
				<span key={ key } className="store-admin-chart__tooltip-row">
					<SeriesMark look={ look } type={ type } />
					<span className="store-admin-chart__tooltip-name">{ hasOwnNames ? pointName( point, at ) : label }</span>
					<span className="store-admin-chart__tooltip-value">
						<bdi>{ format( point.values[ at ] ?? null ) }</bdi>
					</span>
				</span>
			) ) }
		</div>
	);
}
