import { useEffect, useLayoutEffect, useRef } from 'react';

/** Body classes of the host by which a page hides the menu, the toolbar or everything (docs/extending-style.md). */
const CLASSES = [ 'woocommerce-admin-full-screen', 'is-wp-toolbar-disabled', 'woocommerce-admin-is-loading' ];

/** Shows the frame of the page again. */
export function endFullScreen(): void {
	document.body.classList.remove( ...CLASSES );
}

/**
 * Removes the classes that a page left behind, so that nobody loses the menu because an extension failed. By the time of the layout
 * cleanup the next page has added none yet, and by the time of the other cleanup the last page has removed all that it meant to.
 *
 * @param screen Identifies the screen; another value is another one.
 */
export function useFullScreenEnd( screen: string ): void {
	const left = useRef< readonly string[] >( [] );
	useLayoutEffect(
		() => () => {
			left.current = CLASSES.filter( ( name ) => document.body.classList.contains( name ) );
		},
		[ screen ]
	);
	useEffect( () => () => document.body.classList.remove( ...left.current ), [ screen ] );
}
