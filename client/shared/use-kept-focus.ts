import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { ignoreSecondPresses } from './second-press';

const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), [tabindex="0"]';

/**
 * The element to focus: the content of an empty list if it can take the focus, so that it is read out; otherwise the
 * first control of the item.
 */
function partToFocus( item: Element | undefined ): HTMLElement | null | undefined {
	return item instanceof HTMLElement && item.matches( '[tabindex]' ) ? item : item?.querySelector< HTMLElement >( FOCUSABLE );
}

/**
 * The element that gets the focus when no item is left: the list, or when it is empty the heading of what follows, which
 * screen readers read out; without a heading the first control there.
 */
function speakingPlace( list: HTMLElement | null ): HTMLElement | null {
	let place: Element | null = list;
	while ( place && place.textContent?.trim() === '' ) {
		place = place.nextElementSibling ?? place.parentElement;
	}
	const target =
		place === list
			? list
			: ( place?.querySelector< HTMLElement >( 'h1, h2, h3, h4' ) ?? place?.querySelector< HTMLElement >( FOCUSABLE ) ?? place );
	if ( ! ( target instanceof HTMLElement ) ) {
		return null;
	}
	if ( ! target.matches( `[tabindex], ${ FOCUSABLE }` ) ) {
		target.tabIndex = -1;
	}
	return target;
}

/**
 * Moves the focus when the item that had it is removed: to the next item, or to the list itself (which needs
 * `tabIndex={ -1 }`) when it was the last one. The second press of a double-click does not act on that next item.
 *
 * @param keys Identify the shown items in their order. Each item is a child of the list.
 */
export function useKeptFocus< Item extends HTMLElement >( keys: readonly string[] ): RefObject< Item > {
	const list = useRef< Item >( null );
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
		const next = partToFocus( items[ Math.min( lastIndex.current, items.length - 1 ) ] );
		( next ?? speakingPlace( element ) )?.focus();
	}, [ shown ] );

	return list;
}
