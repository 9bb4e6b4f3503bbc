import { useLayoutEffect, useState, type RefObject } from 'react';

/** Until the element was measured, and where nothing has a size: in a hidden part of the page. The picture is stretched to fit meanwhile. */
const UNKNOWN = 600;

/**
 * The width of an element, measured before the first paint and after each change.
 *
 * @param element Element to measure.
 * @return Whole px.
 */
export function useInlineSize( element: RefObject< HTMLElement > ): number {
	const [ inlineSize, setInlineSize ] = useState( UNKNOWN );
	useLayoutEffect( () => {
		const { current } = element;
		if ( ! current ) {
			return undefined;
		}
		const measure = () => {
			if ( current.clientWidth > 0 ) {
				setInlineSize( current.clientWidth );
			}
		};
		measure();
		const observer = new ResizeObserver( measure );
		observer.observe( current );
		return () => observer.disconnect();
	}, [ element ] );
	return inlineSize;
}
