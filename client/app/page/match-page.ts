import { matchRoutes } from 'react-router-dom';
import type { PageDefinition, PageProps } from '../../shared/page-definition';

interface PageMatch {
	readonly page: PageDefinition;
	readonly params: PageProps[ 'params' ];
}

/** The page whose pattern matches the whole path best. */
export function matchPage( pages: readonly PageDefinition[], path: string ): PageMatch | undefined {
	const routes = pages.map( ( page ) => ( { id: page.path, path: page.path, page } ) );
	const match = matchRoutes( routes, { pathname: path } )?.at( -1 );
	return match && { page: match.route.page, params: match.params };
}
