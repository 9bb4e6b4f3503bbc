import { buildQuery, type QueryInput } from '@store-admin/query';

/** The arguments of a REST route. */
export type { QueryInput as Query, QueryInputValue as QueryValue } from '@store-admin/query';

/**
 * Joins a REST path and its query.
 *
 * @param path  Path below the REST root, with or without a query of its own.
 * @param query Further arguments; a name that the path already has is sent twice, and PHP uses the last value.
 */
export function buildPath( path: string, query: QueryInput = {} ): string {
	const search = buildQuery( query );
	return search === '' ? path : `${ path }${ path.includes( '?' ) ? '&' : '?' }${ search }`;
}
