import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { useFilterVersion } from '@store-admin/extensibility';
import {
	connectMenuClicks,
	getHistory,
	getNewPath,
	getPersistedQuery,
	isHostTarget,
	markCurrentMenuItem,
	MENU_FILTERS,
	navigateTo,
	rewriteMenuLinks,
	type Query,
} from '@store-admin/navigation';
import type { PageDefinition } from '../../shared/page-definition';
import { useFreshStart } from '../../shared/use-fresh-start';
import { bodyClassOf } from './body-class';
import { needsFirstPage } from './paged-reset';
import { screenOf } from './screen-of';
import { useFullScreen } from './use-full-screen';

interface PageAddress {
	readonly page: PageDefinition;
	readonly pages: readonly PageDefinition[];
	readonly path: string;
	readonly query: Query;
}

/** Updates everything but the page itself when the address changes: menu, body class, scroll, focus, page number, redirects. */
export function usePageEffects( { page, pages, path, query }: PageAddress ): void {
	useBodyClass( page.path );
	useFullScreen( screenOf( path, query ), page.fullScreen );
	useAdminMenu( page, path, query );
	useFreshStart( screenOf( path, query ) );
	usePagedReset( query );
	useRedirects( page, pages, path, query );
}

function useBodyClass( pattern: string ): void {
	useLayoutEffect( () => {
		const name = bodyClassOf( pattern );
		document.body.classList.add( name );
		return () => document.body.classList.remove( name );
	}, [ pattern ] );
}

function useAdminMenu( page: PageDefinition, path: string, query: Query ): void {
	const filters = useFilterVersion( MENU_FILTERS );
	useEffect( connectMenuClicks, [] );
	// Another sort order or page changes no link of the menu.
	const kept = JSON.stringify( getPersistedQuery( query ) );
	useEffect( () => rewriteMenuLinks( JSON.parse( kept ) as Query ), [ kept, filters ] );
	useEffect( () => markCurrentMenuItem( page, path ), [ page, path ] );
}

function usePagedReset( query: Query ): void {
	const previous = useRef( query );
	useEffect( () => {
		if ( needsFirstPage( previous.current, query ) ) {
			getHistory().replace( getNewPath( { paged: 1 } ) );
		}
		previous.current = query;
	}, [ query ] );
}

function useRedirects( page: PageDefinition, pages: readonly PageDefinition[], path: string, query: Query ): void {
	const type = useNavigationType();
	useEffect( () => {
		const url = page.redirect?.( query, pages );
		if ( url ) {
			navigateTo( { url, isReplace: true } );
		} else if ( type !== NavigationType.Pop && isHostTarget( { path, query } ) ) {
			// An extension navigated to a screen that the host's own app serves, so the document is loaded anew.
			window.location.reload();
		}
	}, [ page, pages, path, query, type ] );
}
