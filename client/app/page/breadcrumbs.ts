import { warnOfCulprit } from '@store-admin/extensibility';
import { parseQuery } from '@store-admin/query';
import type { Breadcrumb, PageDefinition, PageProps } from '../../shared/page-definition';

const ADMIN_PAGES_WITH_TABS = [ 'wc-settings', 'wc-reports', 'wc-status' ];

/** The breadcrumbs of a page. A function that throws gives none, and entries that are no titles are left out. */
export function breadcrumbsOf( page: PageDefinition, url: string, params: PageProps[ 'params' ] ): readonly Breadcrumb[] {
	const { breadcrumbs = [] } = page;
	try {
		const crumbs: unknown = typeof breadcrumbs === 'function' ? breadcrumbs( { match: { url, params } } ) : breadcrumbs;
		return Array.isArray( crumbs ) ? crumbs.filter( isBreadcrumb ) : [];
	} catch ( error ) {
		warnOfCulprit( `page ${ page.path }`, 'threw an error while naming its breadcrumbs.', error );
		return [];
	}
}

function isBreadcrumb( crumb: unknown ): crumb is Breadcrumb {
	return typeof crumb === 'string' || ( Array.isArray( crumb ) && typeof crumb[ 1 ] === 'string' );
}

/** The title of a breadcrumb. */
export function titleOf( crumb: Breadcrumb | undefined ): string {
	return typeof crumb === 'string' ? crumb : ( crumb?.[ 1 ] ?? '' );
}

/** The window title: breadcrumbs from the last to the first, then the site, then the product. */
export function documentTitle( breadcrumbs: readonly Breadcrumb[], siteTitle: string, productName: string ): string {
	const titles = breadcrumbs.map( titleOf ).reverse();
	return `${ [ ...titles, siteTitle ].join( ' ‹ ' ) } — ${ productName }`;
}

/** The header's title: the last breadcrumb, or the one before it within settings, reports and status. */
export function headerTitle( breadcrumbs: readonly Breadcrumb[] ): string {
	const second = breadcrumbs[ 1 ];
	const hasTabs = breadcrumbs.length > 2 && Array.isArray( second ) && isTabbedPage( String( second[ 0 ] ) );
	return titleOf( hasTabs ? second : breadcrumbs.at( -1 ) );
}

function isTabbedPage( href: string ): boolean {
	const { page } = parseQuery( href.split( '?' )[ 1 ] ?? '' );
	return typeof page === 'string' && ADMIN_PAGES_WITH_TABS.includes( page );
}
