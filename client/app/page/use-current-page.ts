import { useMemo } from 'react';
import { __ } from '@wordpress/i18n';
import { getSettings } from '@store-admin/settings';
import type { Breadcrumb, PageDefinition, PageProps } from '../../shared/page-definition';
import { breadcrumbsOf } from './breadcrumbs';
import { matchPage } from './match-page';
import { NotAllowedScreen } from './not-allowed-screen';
import { useAllowedPages } from './use-allowed-pages';

interface CurrentPage {
	readonly page: PageDefinition;
	/** All pages that this user may see. */
	readonly pages: readonly PageDefinition[];
	readonly params: PageProps[ 'params' ];
	readonly breadcrumbs: readonly Breadcrumb[];
}

/** The page of a path among those that this user may see. Every other path gets the "not allowed" page. */
export function useCurrentPage( path: string ): CurrentPage {
	const pages = useAllowedPages();
	return useMemo( () => {
		const fallback = createNotAllowedPage();
		const { page, params } = matchPage( [ ...pages, fallback ], path ) ?? { page: fallback, params: {} };
		return { page, pages, params, breadcrumbs: breadcrumbsOf( page, path, params ) };
	}, [ pages, path ] );
}

function createNotAllowedPage(): PageDefinition {
	return {
		path: '*',
		container: NotAllowedScreen,
		breadcrumbs: [ getSettings().productName, __( 'Not allowed', 'woocommerce' ) ],
		wpOpenMenu: 'toplevel_page_woocommerce',
	};
}
