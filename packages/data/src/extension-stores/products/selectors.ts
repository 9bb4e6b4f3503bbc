import type { ApiError, Entity, Query, WireObject } from '@store-admin/api';
import { listKeyOf } from '../../core/entity-store/collection';
import type { CollectionState } from '../../core/entity-store/collection-state';
import { memoized } from '../../core/remote-data/memoized';
import { getRequestError, isRequesting } from '../../core/remote-data/requests';
import { toPermalinkParts, type PermalinkParts } from './permalink';
import { products, relatedIds, SUGGESTED, type ProductId } from './state';

const NONE: readonly Entity[] = [];

/** The public selectors of `wc/admin/products`. */
export const selectors = {
	getProduct: ( state: CollectionState, id: ProductId ): Entity | undefined => products.getRecord( state, id ),
	getProducts: products.getRecords,
	getProductsTotalCount: products.getTotal,
	getProductsError: products.getRecordsError,
	getPermalinkParts: memoized(
		( state: CollectionState, id: ProductId ) => [ products.getRecord( state, id ) ],
		( state, id ): PermalinkParts | null => toPermalinkParts( products.getRecord( state, id ) )
	),
	getRelatedProducts: memoized(
		( state: CollectionState, id: ProductId ) => [ products.getRecord( state, id ), state.records ],
		( state, id ): readonly Entity[] =>
			relatedIds( products.getRecord( state, id ) ).flatMap( ( related ) => products.getRecord( state, related ) ?? [] )
	),
	getSuggestedProducts: memoized(
		( state: CollectionState, query: Query = {} ) => [ state.lists[ listKeyOf( SUGGESTED, query ) ], state.records ],
		( { lists, records }, query = {} ): readonly Entity[] =>
			lists[ listKeyOf( SUGGESTED, query ) ]?.flatMap( ( key ) => records[ key ] ?? [] ) ?? NONE
	),
	getCreateProductError: ( state: CollectionState, data: WireObject ): ApiError | undefined =>
		getRequestError( state.requests, 'createProduct', [ data ] ),
	getUpdateProductError: ( state: CollectionState, id: ProductId ): ApiError | undefined =>
		getRequestError( state.requests, 'updateProduct', [ id ] ),
	getDeleteProductError: ( state: CollectionState, id: ProductId ): ApiError | undefined =>
		getRequestError( state.requests, 'deleteProduct', [ id ] ),
	/** Whether a product (or any product) is being created, updated or deleted. */
	isPending: ( state: CollectionState, action: string, id?: ProductId ): boolean =>
		id === undefined
			? Object.entries( state.requests ).some( ( [ key, { isRequesting: is } ] ) => is && key.startsWith( action ) )
			: isRequesting( state.requests, action, [ id ] ),
};
