/** Between the menu, its button and the edges of the window, in pixels. */
const GAP = 4;

/** Places the menu below its button, or above where the window ends. Both ends stay inside the window. */
function place( menu: HTMLElement, button: HTMLElement ): void {
	const { top, bottom, left, right } = button.getBoundingClientRect();
	const { clientWidth, clientHeight } = menu.ownerDocument.documentElement;
	const isBelow = clientHeight - bottom >= menu.offsetHeight + GAP || top < menu.offsetHeight + GAP;
	const fromEnd = getComputedStyle( button ).direction === 'rtl' ? left : clientWidth - right;
	menu.style.position = 'fixed';
	menu.style.insetBlockStart = `${ isBelow ? bottom + GAP : top - GAP - menu.offsetHeight }px`;
	menu.style.insetInlineEnd = `${ Math.max( GAP, Math.min( fromEnd, clientWidth - menu.offsetWidth - GAP ) ) }px`;
}

/**
 * Places a menu by the window, for a button in a box that scrolls: the box would cut the menu off. The menu follows its button when something
 * is scrolled.
 *
 * @param menu   The open menu.
 * @param button The button that has opened it.
 * @return Stops following.
 */
export function placeByWindow( menu: HTMLElement, button: HTMLElement ): () => void {
	const page = menu.ownerDocument;
	const update = () => place( menu, button );
	update();
	page.addEventListener( 'scroll', update, true );
	page.defaultView?.addEventListener( 'resize', update );
	return () => {
		page.removeEventListener( 'scroll', update, true );
		page.defaultView?.removeEventListener( 'resize', update );
	};
}
