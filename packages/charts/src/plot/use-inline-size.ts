import { useLayoutEffect, useState, type RefObject } from 'react';

/** For a hidden part of the page, where nothing has a size yet. */
const FALLBACK = 600;

/**
 * The width of an element, measured before the first paint and after each change.
 *
 * @param element Element to measure.
 * @return Whole px; null in the very first rendering, which nobody sees: what depends on the width need not be drawn then.
 */
export function useInlineSize( element: RefObject< HTMLElement > ): number | null {
	const [ inlineSize, setInlineSize ] = useState< number | null >( null );
	useLayoutEffect( () => {
		const { current } = element;
		if ( ! current ) {
			return undefined;
		}
		const measure = () => setInlineSize( ( known ) => current.clientWidth || ( known ?? FALLBACK ) );
		measure();
		const observer = new ResizeObserver( measure );
		observer.observe( current );
		return () => observer.disconnect();
	}, [ element ] );
	return inlineSize;
}
