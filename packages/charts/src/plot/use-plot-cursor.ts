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

/** Where a key leads; undefined for keys that are not ours. */
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
 * The point that pointer or keyboard is at. Arrows follow the eye, so left and right change places on right-to-left pages. Escape puts the
 * tooltip away until the next movement.
 *
 * @param counts Numbers of points and of shown series, at least 1 each.
 * @param isRtl  Whether time runs from right to left.
 */
export function usePlotCursor( counts: PlotCounts, isRtl: boolean ): { readonly cursor: PlotCursor; readonly events: PlotEvents } {
	const [ state, setState ] = useState< PlotCursor >( { point: 0, series: 0, isActive: false } );
	// The points may have become fewer since the last movement.
	const cursor = { ...state, point: clamp( state.point, counts.points ), series: clamp( state.series, counts.series ) };
	const move = ( next: Partial< PlotCursor > ) => {
		const point = clamp( next.point ?? cursor.point, counts.points );
		const series = clamp( next.series ?? cursor.series, counts.series );
		// The same object again tells React that nothing changed: a pointer moves far more often than it reaches another point.
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
			// A finger that lifts leaves too; what it pointed at stays to be read until the focus goes.
			onPointerLeave: ( event ) => event.pointerType !== 'touch' && hide(),
			onFocus: () => move( {} ),
			onBlur: hide,
		},
	};
}
