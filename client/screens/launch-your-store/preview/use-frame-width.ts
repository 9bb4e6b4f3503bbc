import { useCallback, useLayoutEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import { getSettings } from '@store-admin/settings';

const LEAST = 320;
const PHONE = 375;
const STEP = 20;
const LARGE_STEP = 100;

interface FrameWidth {
	/** For the element whose width the frame cannot exceed. */
	readonly room: RefObject< HTMLDivElement >;
	/** Pixels; undefined for all the room. */
	readonly width: number | undefined;
	readonly isPhone: boolean;
	readonly isDragged: boolean;
	readonly least: number;
	readonly most: number;
	readonly now: number;
	readonly showPhone: () => void;
	readonly showAll: () => void;
	readonly handle: {
		readonly onKeyDown: ( event: KeyboardEvent ) => void;
		readonly onPointerDown: ( event: PointerEvent ) => void;
		readonly onPointerMove: ( event: PointerEvent ) => void;
		readonly onPointerUp: () => void;
		readonly onLostPointerCapture: () => void;
	};
}

interface Drag {
	readonly from: number;
	readonly width: number;
}

/** The width that the frame can have, in pixels. */
function useRoomWidth( room: RefObject< HTMLDivElement > ): number {
	const [ width, setWidth ] = useState( 0 );
	useLayoutEffect( () => {
		const measure = () => setWidth( room.current?.clientWidth ?? 0 );
		measure();
		window.addEventListener( 'resize', measure );
		return () => window.removeEventListener( 'resize', measure );
	}, [ room ] );
	return width;
}

/** The width of the preview, which pointer and keys change. The handle is at the start of the frame, so towards the start is wider. */
export function useFrameWidth(): FrameWidth {
	const room = useRef< HTMLDivElement >( null );
	const [ width, setWidth ] = useState< number | undefined >();
	const [ drag, setDrag ] = useState< Drag | undefined >();
	const roomWidth = useRoomWidth( room );
	const current = Math.min( width ?? roomWidth, roomWidth );
	const resize = useCallback( ( wanted: number ) => {
		const most = room.current?.clientWidth ?? 0;
		setWidth( wanted >= most ? undefined : Math.max( Math.min( LEAST, most ), Math.round( wanted ) ) );
	}, [] );
	const towardsStart = getSettings().locale.isRtl ? 1 : -1;

	function handleKey( event: KeyboardEvent ): void {
		const step = event.shiftKey ? LARGE_STEP : STEP;
		const changes: Readonly< Record< string, number > > = {
			ArrowLeft: current - step * towardsStart,
			ArrowRight: current + step * towardsStart,
			Home: LEAST,
			End: roomWidth,
		};
		const wanted = changes[ event.key ];
		if ( wanted !== undefined ) {
			event.preventDefault();
			resize( wanted );
		}
	}
	const end = () => setDrag( undefined );
	return {
		room,
		width,
		isPhone: width === PHONE,
		isDragged: drag !== undefined,
		least: LEAST,
		most: Math.max( LEAST, roomWidth ),
		now: current,
		showPhone: () => setWidth( PHONE ),
		showAll: () => setWidth( undefined ),
		handle: {
			onKeyDown: handleKey,
			onPointerDown: ( event ) => {
				if ( event.button === 0 ) {
					event.currentTarget.setPointerCapture( event.pointerId );
					setDrag( { from: event.clientX, width: current } );
				}
			},
			onPointerMove: ( event ) => {
				if ( drag ) {
					// The frame is in the middle of its room, so both of its sides move.
					resize( drag.width + ( event.clientX - drag.from ) * towardsStart * 2 );
				}
			},
			onPointerUp: end,
			onLostPointerCapture: end,
		},
	};
}
