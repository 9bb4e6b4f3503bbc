import { toClientTarget } from './navigate-to';
import { isPlainClick } from './link';
import { getNewPath, toAppTarget } from './links';
import { getHistory } from './path-history';
import { getMenuExcludedScreens, getPersistedQuery, getQueryExcludedScreens, getScreenFromPath } from './persisted-query';
import type { Query } from '@store-admin/query';

/** The fields of a page definition that the admin menu uses. */
export interface MenuPage {
	/** Id of the top-level item that is open while the page is shown. */
	readonly wpOpenMenu?: string | undefined;
}

const OPEN = [ 'wp-has-current-submenu', 'wp-menu-open', 'selected' ];
const CLOSED = [ 'wp-not-current-submenu' ];
/** The host's own item, which the server opens for all pages of the app that have none. */
const HOST_ITEM = '#toplevel_page_woocommerce';

/** Links of the menu to pages of the app. The other links of a menu can be a hundred, and parsing each takes time at every navigation. */
function menuLinks(): readonly HTMLAnchorElement[] {
	return [ ...document.querySelectorAll< HTMLAnchorElement >( '#adminmenu a[href*="wc-admin"]' ) ];
}

/**
 * Adds the persisted part of a query to the links of the admin menu, except to those of excluded screens.
 *
 * @param query Query of the current page.
 */
export function rewriteMenuLinks( query: Query ): void {
	const kept = getPersistedQuery( query );
	const leftAlone = getMenuExcludedScreens();
	const withoutQuery = getQueryExcludedScreens();
	for ( const link of menuLinks() ) {
		const target = toAppTarget( link.href );
		const screen = target ? getScreenFromPath( target.path ) : '';
		if ( ! target || leftAlone.includes( screen ) ) {
			continue;
		}
		const own = Object.fromEntries(
			Object.entries( target.query ).filter( ( [ name ] ) => ! ( name in getPersistedQuery( target.query ) ) )
		);
		link.setAttribute( 'href', getNewPath( withoutQuery.includes( screen ) ? {} : kept, target.path, own ) );
	}
}

/**
 * Highlights the menu item of a page and opens its parent.
 *
 * @param page Definition of the page.
 * @param path Its path.
 */
export function markCurrentMenuItem( { wpOpenMenu }: MenuPage, path: string ): void {
	const menu = document.getElementById( 'adminmenu' );
	if ( ! menu ) {
		return;
	}
	for ( const item of menu.querySelectorAll( '.current' ) ) {
		item.classList.remove( 'current' );
		item.removeAttribute( 'aria-current' );
	}
	for ( const open of menu.querySelectorAll( '.wp-has-current-submenu' ) ) {
		setOpen( open, false );
	}
	for ( const link of menuLinks() ) {
		if ( toAppTarget( link.href )?.path === path && link.closest( '.wp-submenu, li.menu-top' ) ) {
			markLink( link );
		}
	}
	const parent = wpOpenMenu ? findItem( menu, wpOpenMenu ) : null;
	if ( parent ) {
		setOpen( parent, true );
		parent.classList.add( 'current' );
		for ( const link of parent.querySelectorAll( ':scope > a' ) ) {
			setOpen( link, true );
		}
	}
	// On phones the open menu covers the page, so it is closed.
	document.getElementById( 'wpwrap' )?.classList.remove( 'wp-responsive-open' );
}

/** A page whose item is only there at times is below the host's own item otherwise, as the server has it. */
function findItem( menu: Element, id: string ): Element | null {
	return menu.querySelector( `#${ CSS.escape( id ) }` ) ?? menu.querySelector( HOST_ITEM );
}

function markLink( link: HTMLAnchorElement ): void {
	// A parent item has the same address as its first child; only the child is marked.
	const item = link.parentElement;
	if ( item?.classList.contains( 'wp-has-submenu' ) ) {
		return;
	}
	item?.classList.add( 'current' );
	link.classList.add( 'current' );
	link.setAttribute( 'aria-current', 'page' );
}

function setOpen( element: Element, isOpen: boolean ): void {
	element.classList.remove( ...( isOpen ? CLOSED : OPEN ) );
	element.classList.add( ...( isOpen ? OPEN.filter( ( name ) => name !== 'selected' ) : CLOSED ) );
}

/**
 * Makes clicks on items of the admin menu open pages of the app without loading a new document.
 *
 * @return Removes the click handler.
 */
export function connectMenuClicks(): () => void {
	const menu = document.getElementById( 'adminmenu' );
	function handleClick( event: MouseEvent ): void {
		const link = event.target instanceof Element ? event.target.closest( 'a' ) : null;
		const target = link && ! link.target && isPlainClick( event ) ? toClientTarget( link.href ) : undefined;
		if ( target && ! getMenuExcludedScreens().includes( getScreenFromPath( target.path ) ) ) {
			event.preventDefault();
			getHistory().push( target.href );
		}
	}
	menu?.addEventListener( 'click', handleClick );
	return () => menu?.removeEventListener( 'click', handleClick );
}

/** Defines the two window functions that extensions call to refresh the menu after navigating on their own. */
export function installMenuGlobals(): void {
	Object.assign( window, {
		wpNavMenuUrlUpdate: ( query: Query = {} ) => rewriteMenuLinks( query ),
		wpNavMenuClassChange: ( page: MenuPage = {}, url = '/' ) => markCurrentMenuItem( page, url ),
	} );
}
