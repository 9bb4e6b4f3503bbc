import { useLayoutEffect, useState, type RefObject } from 'react';

/** Width of a hidden element, which cannot be measured. */
const FALLBACK = 600;

/**
 * Returns the width of an element, measured before the first paint and after each change.
 *
 * @param element Element to measure.
 * @return Whole px; null in the first render, which is never painted.
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
