import type { Query } from './build-path';
import { wrongShapeError } from './parse-answer';
import { request } from './request';
import { anything, listOf } from './shape';

/**
 * Counts the items of a list on all its pages. WordPress sends the total in a header of every page.
 *
 * @throws {ApiError} Also when the header is missing.
 */
export async function fetchTotal( path: string, query: Query ): Promise< number > {
	const { total } = await request( listOf( anything ), { path, query: { ...query, page: 1, per_page: 1, _fields: [ 'id' ] } } );
	if ( total === null ) {
		throw wrongShapeError( 'X-WP-Total: expected a number, received nothing', `GET ${ path }` );
	}
	return total;
}
