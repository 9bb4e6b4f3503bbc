import { useMemo } from 'react';
import { __ } from '@wordpress/i18n';
import { getSettings } from '@store-admin/settings';
import type { Breadcrumb, PageDefinition, PageProps } from '../../shared/page-definition';
import { breadcrumbsOf } from './breadcrumbs';
import { matchPage } from './match-page';
import { NoSuchPageScreen, NotAllowedScreen } from './not-allowed-screen';
import { useAllowedPages } from './use-allowed-pages';
import { usePages } from './use-pages';

interface CurrentPage {
	readonly page: PageDefinition;
	/** All pages that this user may see. */
	readonly pages: readonly PageDefinition[];
	readonly params: PageProps[ 'params' ];
	readonly breadcrumbs: readonly Breadcrumb[];
}

/** The page of a path among those that this user may see. Every other path gets a page that says why there is none. */
export function useCurrentPage( path: string ): CurrentPage {
	const all = usePages();
	const pages = useAllowedPages( all );
	return useMemo( () => {
		const fallback = createFallback( matchPage( all, path ) !== undefined );
		const { page, params } = matchPage( [ ...pages, fallback ], path ) ?? { page: fallback, params: {} };
		return { page, pages, params, breadcrumbs: breadcrumbsOf( page, path, params ) };
	}, [ all, pages, path ] );
}

/** @param isThere Whether there is such a page, which this user may not see. */
function createFallback( isThere: boolean ): PageDefinition {
	return {
		path: '*',
		container: isThere ? NotAllowedScreen : NoSuchPageScreen,
		breadcrumbs: [ getSettings().productName, isThere ? __( 'Not allowed', 'woocommerce' ) : __( 'Page not found', 'store-admin' ) ],
		wpOpenMenu: 'toplevel_page_woocommerce',
	};
}
