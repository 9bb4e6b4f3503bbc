import { useEffect, useLayoutEffect, useRef } from 'react';

/** Body classes of the host by which a page hides the menu, the toolbar or everything (docs/extending-style.md). */
const CLASSES = [ 'woocommerce-admin-full-screen', 'is-wp-toolbar-disabled', 'woocommerce-admin-is-loading' ];

/** Shows the frame of the page again. */
export function endFullScreen(): void {
	document.body.classList.remove( ...CLASSES );
}

/**
 * Removes the classes that a page left behind, so that the menu comes back even when an extension failed. The layout
 * cleanup runs before the next page has added its classes, the other cleanup after the last page has removed its own.
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
