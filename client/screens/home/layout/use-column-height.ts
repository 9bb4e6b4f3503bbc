import { useEffect, useRef, type RefObject } from 'react';

/** Stores the height of a column in its style, so that a column that is taller than the window can be scrolled to its end. */
export function useColumnHeight(): RefObject< HTMLDivElement > {
	const ref = useRef< HTMLDivElement >( null );
	useEffect( () => {
		const column = ref.current;
		if ( ! column ) {
			return undefined;
		}
		const observer = new ResizeObserver( ( [ entry ] ) => {
			if ( entry ) {
				column.style.setProperty( '--store-admin-column-height', `${ Math.ceil( entry.contentRect.height ) }px` );
			}
		} );
		observer.observe( column );
		return () => observer.disconnect();
	}, [] );
	return ref;
}
