import { getSettings } from '@store-admin/settings';
import { buildQuery, parseQuery, type Query, type QueryInput } from '@store-admin/query';
import { getPath, getQuery } from './query';

/** A page of the app, parsed from an address. */
export interface AppTarget {
	readonly path: string;
	readonly query: Query;
	/** Address relative to wp-admin, for the history. */
	readonly href: string;
}

/**
 * The address of a page of the app, relative to wp-admin.
 *
 * @param query        Values to set; undefined removes one.
 * @param path         Path of the page; the current one when left out. The path of Home, `/`, is left out of the address.
 * @param currentQuery Values to keep; the current query when left out.
 * @param page         Value of `page`.
 */
export function getNewPath(
	query: QueryInput,
	path: string = getPath(),
	currentQuery: QueryInput = getQuery(),
	page = 'wc-admin'
): string {
	const { page: _page, ...values } = { ...currentQuery, ...query };
	return `admin.php?${ buildQuery( { page, ...values, path: path === '/' ? undefined : path } ) }`;
}

/**
 * Absolute address of a page in wp-admin.
 *
 * @param path Relative to wp-admin, for example `edit.php?post_type=product`.
 */
export function getAdminLink( path: string ): string {
	return `${ getSettings().adminUrl }${ path.replace( /^\//, '' ) }`;
}

/**
 * Parses the address of a page of the app.
 *
 * @param url Absolute, or relative to wp-admin.
 * @return Undefined when the address is not one of the app, for example on another origin.
 */
export function toAppTarget( url: string ): AppTarget | undefined {
	const target = toUrl( url );
	const admin = new URL( 'admin.php', getSettings().adminUrl );
	if ( ! target || target.origin !== admin.origin || target.pathname !== admin.pathname ) {
		return undefined;
	}
	const query = parseQuery( target.search );
	if ( query[ 'page' ] !== 'wc-admin' ) {
		return undefined;
	}
	const path = query[ 'path' ];
	return {
		path: typeof path === 'string' && path !== '' ? path : '/',
		query,
		href: `admin.php${ target.search }${ target.hash }`,
	};
}

/**
 * Whether the host's own app serves a page, because we have no screen for it. Links to such a page load a new document.
 *
 * @param target From `toAppTarget`.
 */
export function isHostTarget( { path, query }: Pick< AppTarget, 'path' | 'query' > ): boolean {
	const { hostPaths, hostTasks } = getSettings();
	const task = query[ 'task' ];
	if ( path === '/' && typeof task === 'string' && hostTasks.includes( task ) ) {
		return true;
	}
	// The last matching pattern decides; one that begins with "!" is a screen of ours.
	const last = hostPaths.filter( ( pattern ) => fits( path, pattern.replace( /^!/, '' ) ) ).at( -1 );
	return last !== undefined && ! last.startsWith( '!' );
}

function fits( path: string, pattern: string ): boolean {
	return pattern.endsWith( '/*' ) ? path.startsWith( pattern.slice( 0, -1 ) ) : path === pattern;
}

/**
 * Makes an address absolute.
 *
 * @param url Absolute, or relative to wp-admin.
 * @return Undefined when the text is not an http(s) address; `javascript:` is refused, too.
 */
export function toUrl( url: string ): URL | undefined {
	try {
		const target = new URL( url, getSettings().adminUrl );
		return /^https?:$/.test( target.protocol ) ? target : undefined;
	} catch {
		return undefined;
	}
}
