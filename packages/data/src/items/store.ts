import { createReduxStore } from '@wordpress/data';
import {
	countEntities,
	fetchEntities,
	postObject,
	updateEntity,
	type ApiError,
	type Entity,
	type Query,
	type WireObject,
} from '@store-admin/api';
import { listKeyOf, totalKeyOf } from '../entity-store/collection';
import {
	collectionReducer,
	receiveList,
	receiveRecords,
	receiveTotal,
	type CollectionAction,
	type CollectionState,
} from '../entity-store/collection-state';
import { memoized } from '../remote-data/memoized';
import { getRequestError, track } from '../remote-data/requests';
import type { Thunk } from '../remote-data/thunk';

type ItemId = Entity[ 'id' ];

const NO_ITEMS: ReadonlyMap< ItemId, Entity > = new Map();
const PRODUCTS = '/wc-analytics/products';

/** Categories are the one kind whose route is not its name. */
function routeOf( type: string ): string {
	return type === 'categories' ? `${ PRODUCTS }/categories` : `/wc-analytics/${ type }`;
}

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

const setItem = ( type: string, id: ItemId, item: WireObject ): CollectionAction => receiveRecords( routeOf( type ), [ { ...item, id } ] );

const setItemsTotalCount = ( type: string, query: Query, total: number ): CollectionAction =>
	receiveTotal( totalKeyOf( routeOf( type ), query ), total );

function setItems( type: string, query: Query, items: readonly Entity[], total?: number ): Thunk< void > {
	return async ( { dispatch } ) => {
		if ( total !== undefined ) {
			dispatch( setItemsTotalCount( type, query, total ) );
		}
		const path = routeOf( type );
		dispatch( receiveList( path, listKeyOf( path, query ), { items } ) );
		return Promise.resolve();
	};
}

const actions = {
	setItem,
	setItems,
	setItemsTotalCount,
	/** Saves how many are left of a product or variation; shows it at once, and what was there again if refused. */
	updateProductStock:
		( product: Entity, quantity: number ): Thunk< boolean > =>
		async ( { dispatch } ) => {
			const parentId = Number( product[ 'parent_id' ] ?? 0 );
			const isVariation = product[ 'type' ] === 'variation' && parentId > 0;
			const path = isVariation ? `${ PRODUCTS }/${ parentId }/variations/${ product.id }` : `${ PRODUCTS }/${ product.id }`;
			dispatch( setItem( 'products', product.id, { ...product, stock_quantity: quantity } ) );
			try {
				await dispatch(
					track( 'updateProductStock', [ product.id ], async () => updateEntity( path, { stock_quantity: quantity } ) )
				);
				return true;
			} catch {
				// The public promise of this action is an answer, not a rejection.
				dispatch( setItem( 'products', product.id, product ) );
				return false;
			}
		},
	createProductFromTemplate: ( fields: WireObject, query: Query = {} ): Thunk< WireObject > =>
		track( 'createProductFromTemplate', [], async () =>
			postObject( '/wc-admin/onboarding/tasks/create_product_from_template', fields, query )
		),
};

const resolvers = {
	getItems:
		( type: string, query: Query = {} ): Thunk< void > =>
		async ( { dispatch } ) => {
			const { items, total } = await dispatch(
				track( 'getItems', [ type, query ], async () => fetchEntities( routeOf( type ), query ) )
			);
			await dispatch( setItems( type, query, items, total ) );
		},
	getItemsTotalCount:
		( type: string, query: Query = {} ): Thunk< void > =>
		async ( { dispatch } ) => {
			const total = await dispatch(
				track( 'getItemsTotalCount', [ type, query ], async () => countEntities( routeOf( type ), query ) )
			);
			dispatch( setItemsTotalCount( type, query, total ) );
		},
};

/** Anything below `/wc-analytics` that comes as a list: products, categories, customers, leaderboards, … */
export const itemsStore = createReduxStore< CollectionState, typeof actions, typeof selectors >( 'wc/admin/items', {
	reducer: collectionReducer,
	actions,
	selectors,
	resolvers,
} );
