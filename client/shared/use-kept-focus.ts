import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { ignoreSecondPresses } from './second-press';

const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), [tabindex="0"]';

/**
 * Moves the focus when the item that had it is removed: to the next item, or to the list itself (which needs
 * `tabIndex={ -1 }`) when it was the last one. The second press of a double-click does not act on that next item.
 *
 * @param keys Identify the shown items in their order. Each item is a child of the list.
 */
export function useKeptFocus< Element extends HTMLElement >( keys: readonly string[] ): RefObject< Element > {
	const list = useRef< Element >( null );
	const lastIndex = useRef< number | null >( null );

	useEffect( () => {
		const element = list.current;
		const page = element?.ownerDocument;
		const remember = ( { target }: FocusEvent ) => {
			const index = Array.from( element?.children ?? [] ).findIndex(
				( child ) => target instanceof Node && child.contains( target )
			);
			lastIndex.current = index === -1 ? null : index;
		};
		page?.addEventListener( 'focusin', remember );
		if ( page ) {
			ignoreSecondPresses( page );
		}
		return () => page?.removeEventListener( 'focusin', remember );
	}, [] );

	const shown = keys.join( ' ' );
	useLayoutEffect( () => {
		const element = list.current;
		const active = element?.ownerDocument.activeElement;
		const isLost = ! active || active === element?.ownerDocument.body;
		if ( lastIndex.current === null || ! isLost ) {
			return;
		}
		const items = Array.from( element?.children ?? [] );
		const next = items[ Math.min( lastIndex.current, items.length - 1 ) ]?.querySelector< HTMLElement >( FOCUSABLE );
		( next ?? element )?.focus();
	}, [ shown ] );

	return list;
}
