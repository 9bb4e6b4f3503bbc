import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

export interface OverflowHook {
	readonly container: RefObject< HTMLDivElement >;
	/** Whether the content is wider than its container, which then scrolls sideways. */
	readonly isOverflowing: boolean;
}

/** Tells whether what a container holds is too wide for it, also after either has changed its size. */
export function useOverflow(): OverflowHook {
	const container = useRef< HTMLDivElement >( null );
	const [ isOverflowing, setIsOverflowing ] = useState( false );
	useLayoutEffect( () => {
		const frame = container.current;
		if ( ! frame ) {
			return undefined;
		}
		// Half a pixel is lost where the page is enlarged.
		const measure = () => setIsOverflowing( frame.scrollWidth > frame.clientWidth + 1 );
		measure();
		const observer = new ResizeObserver( measure );
		observer.observe( frame );
		if ( frame.firstElementChild ) {
			observer.observe( frame.firstElementChild );
		}
		return () => observer.disconnect();
	}, [] );
	return { container, isOverflowing };
}
