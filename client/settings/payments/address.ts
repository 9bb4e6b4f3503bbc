import type { MouseEvent } from 'react';
import { getHistory, getNewPath, isPlainClick, toUrl } from '@store-admin/navigation';
import type { QueryInput } from '@store-admin/query';

/** Screens of the tab by their value of `path`. */
export const PATHS = { main: '/', offline: '/offline', methods: '/payment-methods', onboarding: '/woopayments/onboarding' } as const;

/** The query value that opens the further payment options, with its value. */
export const MORE = { name: 'other_pes_section', expanded: 'expanded' } as const;

/**
 * The address of a screen of the Payments tab, relative to wp-admin.
 *
 * @param path  Value of `path`; `/` is the list of providers.
 * @param query Further values.
 */
export function tabPath( path: string, query: QueryInput = {} ): string {
	return getNewPath( { tab: 'checkout', ...query }, path, {}, 'wc-settings' );
}

/** The address of a section of the tab: a page of its own. */
export function sectionPath( section: string ): string {
	return getNewPath( { tab: 'checkout', section }, PATHS.main, {}, 'wc-settings' );
}

/** Props of a link or button that opens a screen of the tab in this document. */
interface OpenHere {
	readonly href: string;
	readonly onClick: ( event: MouseEvent< HTMLElement > ) => void;
}

/** Opens a screen of the tab in this document. */
export function openTabPath( path: string ): void {
	getHistory().push( path );
}

/** Makes a link to a screen of the tab. A plain click shows it in this document; other clicks are the browser's. */
export function linkTo( path: string ): OpenHere {
	return {
		href: toUrl( path )?.href ?? path,
		onClick: ( event ) => {
			if ( isPlainClick( event.nativeEvent ) ) {
				event.preventDefault();
				openTabPath( path );
			}
		},
	};
}

/** The offline gateway whose form a path of the host opens, such as `/offline/bacs`. */
export function sectionOfPath( path: string ): string | undefined {
	return /^\/offline\/([\w-]+)$/.exec( path )?.[ 1 ];
}

/**
 * The settings of an offline gateway. The host links to a path below `/offline`; the form is on the page of the section of
 * the same name.
 *
 * @param href Address that the host sent.
 */
export function managementHref( href: string ): string {
	const section = sectionOfPath( toUrl( href )?.searchParams.get( 'path' ) ?? '' );
	return section === undefined ? href : ( toUrl( sectionPath( section ) )?.href ?? href );
}

/** The present address with the further payment options shown or hidden. */
export function moreOptionsPath( isExpanded: boolean ): string {
	return getNewPath( { [ MORE.name ]: isExpanded ? MORE.expanded : undefined }, undefined, undefined, 'wc-settings' );
}
