import { useCallback, useMemo, useSyncExternalStore, type ReactElement, type ReactNode } from 'react';
import { NavigationType, Router, type Navigator, type To } from 'react-router-dom';
import { getNewPath } from './links';
import { parseQuery } from '@store-admin/query';
import type { PathHistory } from './path-history';

interface HistoryRouterProps {
	readonly history: PathHistory;
	readonly children: ReactNode;
}

const TYPES = { POP: NavigationType.Pop, PUSH: NavigationType.Push, REPLACE: NavigationType.Replace };

/** React Router over a history whose pathname is the `path` of the query. */
export function HistoryRouter( { history, children }: HistoryRouterProps ): ReactElement {
	const subscribe = useCallback( ( listener: () => void ) => history.listen( () => listener() ), [ history ] );
	const search = useSyncExternalStore(
		subscribe,
		() => `${ history.location.key } ${ history.location.search }${ history.location.hash }`
	);
	const location = useMemo(
		() => history.location,
		// eslint-disable-next-line react-hooks/exhaustive-deps -- the key and search change with the address; the host's history gives a new object each time.
		[ history, search ]
	);
	const navigator = useMemo( (): Navigator => toNavigator( history ), [ history ] );
	return (
		<Router location={ location } navigationType={ TYPES[ history.action ] } navigator={ navigator }>
			{ children }
		</Router>
	);
}

function toNavigator( history: PathHistory ): Navigator {
	return {
		createHref: toAddress,
		go: ( delta ) => history.go( delta ),
		push: ( to, state ) => history.push( toAddress( to ), state ),
		replace: ( to, state ) => history.replace( toAddress( to ), state ),
	};
}

/** The router uses paths (`/orders?status=new`); in the address, the path is a value of the query. */
function toAddress( to: To ): string {
	const { pathname = '/', search = '', hash = '' } = typeof to === 'string' ? toParts( to ) : to;
	if ( pathname.endsWith( 'admin.php' ) ) {
		return `admin.php${ search }${ hash }`;
	}
	const { path: _path, page: _page, ...query } = parseQuery( search );
	return `${ getNewPath( {}, pathname, query ) }${ hash }`;
}

function toParts( to: string ): { pathname: string; search: string; hash: string } {
	const { pathname, search, hash } = new URL( to, 'http://router.invalid/' );
	return { pathname, search, hash };
}
