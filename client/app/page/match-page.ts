import { matchRoutes } from 'react-router-dom';
import type { PageDefinition, PageProps } from '../../shared/page-definition';

interface PageMatch< Page > {
	readonly page: Page;
	readonly params: PageProps[ 'params' ];
}

/** The page whose pattern matches the whole path best. */
export function matchPage< Page extends PageDefinition >( pages: readonly Page[], path: string ): PageMatch< Page > | undefined {
	const routes = pages.map( ( page ) => ( { id: page.path, path: page.path, page } ) );
	const match = matchRoutes( routes, { pathname: path } )?.at( -1 );
	return match && { page: match.route.page, params: match.params };
}
