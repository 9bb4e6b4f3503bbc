import { useEffect, useRef, useState, type RefObject } from 'react';

export interface OverflowHook {
	readonly container: RefObject< HTMLDivElement >;
	/** Whether the content is wider than its container, which then scrolls sideways. */
	readonly isOverflowing: boolean;
}

/** Measures whether the content of a container is wider than the container, and again after each change of their sizes. */
export function useOverflow(): OverflowHook {
	const container = useRef< HTMLDivElement >( null );
	const [ isOverflowing, setIsOverflowing ] = useState( false );
	useEffect( () => {
		const frame = container.current;
		if ( ! frame ) {
			return undefined;
		}
		// Browser zoom causes rounding differences of less than one pixel.
		const measure = () => setIsOverflowing( frame.scrollWidth > frame.clientWidth + 1 );
		// The observer measures at once too, after the browser's own layout: reading the widths here would force a second one.
		const observer = new ResizeObserver( measure );
		observer.observe( frame );
		if ( frame.firstElementChild ) {
			observer.observe( frame.firstElementChild );
		}
		return () => observer.disconnect();
	}, [] );
	return { container, isOverflowing };
}
