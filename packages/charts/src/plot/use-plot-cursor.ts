import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import { pointAt } from './plot-paths';

export interface PlotCursor {
	/** Index of the point. */
	readonly point: number;
	/** Index among the shown series. */
	readonly series: number;
	/** Whether the tooltip and the markers are drawn. */
	readonly isActive: boolean;
}

interface PlotEvents {
	readonly onKeyDown: ( event: KeyboardEvent< HTMLElement > ) => void;
	readonly onPointerMove: ( event: PointerEvent< HTMLElement > ) => void;
	readonly onPointerDown: ( event: PointerEvent< HTMLElement > ) => void;
	readonly onPointerLeave: ( event: PointerEvent< HTMLElement > ) => void;
	readonly onFocus: () => void;
	readonly onBlur: () => void;
}

const clamp = ( index: number, count: number ) => Math.max( 0, Math.min( count - 1, index ) );

/** Returns the position that a key moves to; undefined for keys that the plot does not handle. */
function targetOf( key: string, { point, series }: PlotCursor, counts: PlotCounts, isRtl: boolean ): Partial< PlotCursor > | undefined {
	const forward = isRtl ? -1 : 1;
	const leap = Math.max( 1, Math.round( counts.points / 10 ) );
	const targets: Readonly< Record< string, Partial< PlotCursor > > > = {
		ArrowRight: { point: point + forward },
		ArrowLeft: { point: point - forward },
		Home: { point: 0 },
		End: { point: counts.points - 1 },
		PageUp: { point: point + leap },
		PageDown: { point: point - leap },
		ArrowUp: { series: series - 1 },
		ArrowDown: { series: series + 1 },
	};
	return targets[ key ];
}

interface PlotCounts {
	readonly points: number;
	readonly series: number;
}

/**
 * State of the active point, which pointer and keyboard move. On right-to-left pages the left arrow moves to the next point, because time
 * runs to the left. Escape hides the tooltip until the next movement.
 *
 * @param counts Numbers of points and of shown series, at least 1 each.
 * @param isRtl  Whether time runs from right to left.
 */
export function usePlotCursor( counts: PlotCounts, isRtl: boolean ): { readonly cursor: PlotCursor; readonly events: PlotEvents } {
	const [ state, setState ] = useState< PlotCursor >( { point: 0, series: 0, isActive: false } );
	// There may be fewer points now than at the last movement.
	const cursor = { ...state, point: clamp( state.point, counts.points ), series: clamp( state.series, counts.series ) };
	const move = ( next: Partial< PlotCursor > ) => {
		const point = clamp( next.point ?? cursor.point, counts.points );
		const series = clamp( next.series ?? cursor.series, counts.series );
		// Returning the same object skips the render while the pointer stays on one point.
		setState( ( old ) => ( old.isActive && old.point === point && old.series === series ? old : { point, series, isActive: true } ) );
	};
	const hide = () => setState( ( old ) => ( old.isActive ? { ...old, isActive: false } : old ) );
	const handlePointer = ( { currentTarget, clientX }: PointerEvent< HTMLElement > ) => {
		const { left, width } = currentTarget.getBoundingClientRect();
		move( { point: pointAt( clientX - left, counts.points, { width, height: 0, isRtl } ) } );
	};
	const handleKeyDown = ( event: KeyboardEvent< HTMLElement > ) => {
		if ( event.key === 'Escape' && cursor.isActive ) {
			hide();
			return;
		}
		const target = event.altKey || event.ctrlKey || event.metaKey ? undefined : targetOf( event.key, cursor, counts, isRtl );
		if ( target ) {
			event.preventDefault();
			move( target );
		}
	};
	return {
		cursor,
		events: {
			onKeyDown: handleKeyDown,
			onPointerMove: handlePointer,
			onPointerDown: handlePointer,
			// Lifting a finger also fires this event. The tooltip then stays until the plot loses focus, so that it can be read.
			onPointerLeave: ( event ) => event.pointerType !== 'touch' && hide(),
			onFocus: () => move( {} ),
			onBlur: hide,
		},
	};
}
