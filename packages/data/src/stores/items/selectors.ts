import type { ApiError, Entity, Query } from '@store-admin/api';
import { listKeyOf, totalKeyOf } from '../../core/entity-store/collection';
import type { CollectionState } from '../../core/entity-store/collection-state';
import { memoized } from '../../core/remote-data/memoized';
import { getRequestError } from '../../core/remote-data/requests';
import { routeOf, type ItemId } from './state';

const NO_ITEMS: ReadonlyMap< ItemId, Entity > = new Map();

/** The public selectors of `wc/admin/items`. */
export const selectors = {
	/** Items by id, in the order of the answer. */
	getItems: memoized(
		( { lists, records }: CollectionState, type: string, query: Query = {} ) => [
			lists[ listKeyOf( routeOf( type ), query ) ],
			records,
		],
		( { lists, records }, type, query = {} ): ReadonlyMap< ItemId, Entity > => {
			const items = lists[ listKeyOf( routeOf( type ), query ) ]?.flatMap( ( key ) => records[ key ] ?? [] );
			return items ? new Map( items.map( ( item ) => [ item.id, item ] ) ) : NO_ITEMS;
		}
	),
	getItemsTotalCount: ( state: CollectionState, type: string, query: Query = {}, fallback = 0 ): number =>
		state.totals[ totalKeyOf( routeOf( type ), query ) ] ?? fallback,
	getItemsError: ( state: CollectionState, type: string, query: Query = {} ): ApiError | undefined =>
		getRequestError( state.requests, 'getItems', [ type, query ] ),
};
