import { useMemo } from 'react';
import { matchRoutes } from 'react-router-dom';
import { __ } from '@wordpress/i18n';
import { getSettings } from '@store-admin/settings';
import type { Breadcrumb, PageDefinition, PageProps } from '../../shared/page-definition';
import { breadcrumbsOf } from './breadcrumbs';
import { NotAllowedScreen } from './not-allowed-screen';
import { useAllowedPages } from './use-allowed-pages';

interface CurrentPage {
	readonly page: PageDefinition;
	/** All pages this user may see. */
	readonly pages: readonly PageDefinition[];
	readonly params: PageProps[ 'params' ];
	readonly breadcrumbs: readonly Breadcrumb[];
}

/** Finds the page of a path among those this user may see; everything else is "not allowed". */
export function useCurrentPage( path: string ): CurrentPage {
	const pages = useAllowedPages();
	return useMemo( () => {
		const fallback = createNotAllowedPage();
		const routes = [ ...pages, fallback ].map( ( page ) => ( { id: page.path, path: page.path, page } ) );
		const match = matchRoutes( routes, { pathname: path } )?.at( -1 );
		const page = match?.route.page ?? fallback;
		const params = match?.params ?? {};
		return { page, pages, params, breadcrumbs: breadcrumbsOf( page, path, params ) };
	}, [ pages, path ] );
}

function createNotAllowedPage(): PageDefinition {
	return {
		path: '*',
		container: NotAllowedScreen,
		breadcrumbs: [ getSettings().productName, __( 'Not allowed', 'woocommerce' ) ],
		capability: 'read',
	};
}
