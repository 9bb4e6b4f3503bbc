import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { useFilterVersion } from '@store-admin/extensibility';
import {
	connectMenuClicks,
	getHistory,
	getNewPath,
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
import { waitingLaunchUrl } from './waiting-launch';

interface PageAddress {
	readonly page: PageDefinition;
	readonly pages: readonly PageDefinition[];
	readonly path: string;
	readonly query: Query;
}

/** What follows an address beside the page itself: menu, body class, scroll, focus, page number, redirects. */
export function usePageEffects( { page, pages, path, query }: PageAddress ): void {
	useBodyClass( path );
	useAdminMenu( page, path, query );
	useFreshStart( screenOf( path, query ) );
	usePagedReset( query );
	useRedirects( pages, path, query );
}

function useBodyClass( path: string ): void {
	useLayoutEffect( () => {
		const name = bodyClassOf( path );
		document.body.classList.add( name );
		return () => document.body.classList.remove( name );
	}, [ path ] );
}

function useAdminMenu( page: PageDefinition, path: string, query: Query ): void {
	const filters = useFilterVersion( MENU_FILTERS );
	useEffect( connectMenuClicks, [] );
	useEffect( () => rewriteMenuLinks( query ), [ query, filters ] );
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

function useRedirects( pages: readonly PageDefinition[], path: string, query: Query ): void {
	const type = useNavigationType();
	useEffect( () => {
		const launch = waitingLaunchUrl( path, query, pages );
		if ( launch ) {
			navigateTo( { url: launch } );
		} else if ( type !== NavigationType.Pop && isHostTarget( { path, query } ) ) {
			// An extension moved the shared history to a screen that the host's own app serves.
			window.location.reload();
		}
	}, [ pages, path, query, type ] );
}
