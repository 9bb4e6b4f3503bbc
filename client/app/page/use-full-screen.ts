import { useEffect, useLayoutEffect, useRef } from 'react';
import { navigateTo } from '@store-admin/navigation';
import type { FullScreen } from '../../shared/page-definition';

/** Body classes of the host by which a page hides the menu and the toolbar (docs/extending-style.md). */
const FULL_SCREEN = [ 'woocommerce-admin-full-screen', 'is-wp-toolbar-disabled' ];
const CLASSES = [ ...FULL_SCREEN, 'woocommerce-admin-is-loading' ];

/** Elements that use the Escape key themselves. */
const IN_USE = 'input, textarea, select, [contenteditable], [role="menu"], [aria-haspopup][aria-expanded="true"], [role="separator"]';

/** Shows the frame of the page again. */
export function endFullScreen(): void {
	document.body.classList.remove( ...CLASSES );
}

/**
 * Puts menu and toolbar away while a page of ours is shown in full screen, and removes the classes that a page of an extension
 * left behind, so that the menu comes back even when the extension failed. The layout cleanup runs before the next page has added
 * its classes, the other cleanup after the last page has removed its own.
 *
 * @param screen     Identifies the screen; another value is another one.
 * @param fullScreen How the page is shown in full screen; undefined for other pages.
 */
export function useFullScreen( screen: string, fullScreen: FullScreen | undefined ): void {
	const left = useRef< readonly string[] >( [] );
	const own = fullScreen?.bodyClass;
	useLayoutEffect( () => {
		const { classList } = document.body;
		if ( own ) {
			left.current = [];
			classList.add( ...FULL_SCREEN, own );
		}
		return () => {
			if ( own ) {
				classList.remove( ...FULL_SCREEN, own );
			}
			left.current = CLASSES.filter( ( name ) => classList.contains( name ) );
		};
	}, [ screen, own ] );
	useEffect( () => () => document.body.classList.remove( ...left.current ), [ screen, own ] );
	useEscape( fullScreen?.exitHref );
}

function usesEscape( { target, defaultPrevented, isComposing }: KeyboardEvent ): boolean {
	const isInUse = target instanceof Element && target.closest( IN_USE ) !== null;
	return defaultPrevented || isComposing || isInUse || document.querySelector( '[role="dialog"], dialog[open]' ) !== null;
}

/** Escape leaves full screen, unless a dialog, a menu or a field uses it. */
function useEscape( exitHref: FullScreen[ 'exitHref' ] ): void {
	useEffect( () => {
		if ( ! exitHref ) {
			return undefined;
		}
		const leave = ( event: KeyboardEvent ) => {
			if ( event.key === 'Escape' && ! usesEscape( event ) ) {
				navigateTo( { url: exitHref() } );
			}
		};
		document.addEventListener( 'keydown', leave );
		return () => document.removeEventListener( 'keydown', leave );
	}, [ exitHref ] );
}
