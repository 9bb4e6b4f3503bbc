import { useLayoutEffect, type RefObject } from 'react';

/** Between the menu, its button and the edges of the window, in pixels. */
const GAP = 4;

/** Places the menu below its button, or above where the window ends. Both ends stay inside the window. */
function place( menu: HTMLElement, button: HTMLElement ): void {
	const { top, bottom, left, right } = button.getBoundingClientRect();
	const { clientWidth, clientHeight } = menu.ownerDocument.documentElement;
	const isBelow = clientHeight - bottom >= menu.offsetHeight + GAP || top < menu.offsetHeight + GAP;
	const fromEnd = getComputedStyle( button ).direction === 'rtl' ? left : clientWidth - right;
	menu.style.insetBlockStart = `${ isBelow ? bottom + GAP : top - GAP - menu.offsetHeight }px`;
	menu.style.insetInlineEnd = `${ Math.max( GAP, Math.min( fromEnd, clientWidth - menu.offsetWidth - GAP ) ) }px`;
}

/**
 * Places a menu by the window, so that the scrolling box of its button does not cut it off. It follows its button when something is scrolled.
 *
 * @param menu     The open menu; its style says `position: fixed`.
 * @param button   The button that has opened it.
 * @param isActive Whether the menu is open and placed by the window.
 */
export function useFixedPlace( menu: RefObject< HTMLElement >, button: RefObject< HTMLElement >, isActive: boolean ): void {
	useLayoutEffect( () => {
		const page = menu.current?.ownerDocument;
		if ( ! isActive || ! page ) {
			return undefined;
		}
		const update = () => {
			if ( menu.current && button.current ) {
				place( menu.current, button.current );
			}
		};
		update();
		page.addEventListener( 'scroll', update, true );
		page.defaultView?.addEventListener( 'resize', update );
		return () => {
			page.removeEventListener( 'scroll', update, true );
			page.defaultView?.removeEventListener( 'resize', update );
		};
	}, [ menu, button, isActive ] );
}
