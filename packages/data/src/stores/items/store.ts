import { createReduxStore } from '@wordpress/data';
import type { ApiError, Entity, Query } from '@store-admin/api';
import { deferred } from '../../core/remote-data/deferred';
import { listKeyOf, totalKeyOf } from '../../core/entity-store/collection';
import { collectionReducer, type CollectionState } from '../../core/entity-store/collection-state';
import { memoized } from '../../core/remote-data/memoized';
import { getRequestError } from '../../core/remote-data/requests';
import { routeOf, setItem, setItems, setItemsTotalCount, type ItemId } from './state';

const NO_ITEMS: ReadonlyMap< ItemId, Entity > = new Map();
const selectors = {
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

const actions = {
	setItem,
	setItems,
	setItemsTotalCount,
	...deferred( ( { items } ) => items.actions, [ 'updateProductStock', 'createProductFromTemplate' ] ),
};

/** Anything below `/wc-analytics` that comes as a list: products, categories, customers, leaderboards, … */
export const itemsStore = createReduxStore< CollectionState, typeof actions, typeof selectors >( 'wc/admin/items', {
	reducer: collectionReducer,
	actions,
	selectors,
	resolvers: deferred( ( { items } ) => items.resolvers, [ 'getItems', 'getItemsTotalCount' ] ),
} );
