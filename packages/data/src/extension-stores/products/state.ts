import type { Entity, Query } from '@store-admin/api';
import { createCollection, listKeyOf } from '../../core/entity-store/collection';
import { receiveList, type CollectionAction } from '../../core/entity-store/collection-state';
import { startRequest } from '../../core/remote-data/requests';
import type { PlainAction } from '../../core/remote-data/thunk';

export type ProductId = Entity[ 'id' ];

export const PRODUCTS = '/wc/v3/products';
export const SUGGESTED = `${ PRODUCTS }/suggested-products`;
export const NAMES = { list: 'getProducts', total: 'getProductsTotalCount', one: 'getProduct' };

export const products = createCollection( PRODUCTS, NAMES );

/** Ids of the products that a product names as related. */
export function relatedIds( product: Entity | undefined ): readonly ProductId[] {
	const ids = product?.[ 'related_ids' ];
	return Array.isArray( ids ) ? ids.filter( ( id ): id is ProductId => typeof id === 'number' ) : [];
}

/** The action that stores suggested products. */
export function receiveSuggested( query: Query, items: readonly Entity[] ): CollectionAction {
	return receiveList( PRODUCTS, listKeyOf( SUGGESTED, query ), { items } );
}

/** Marks a product as being deleted. */
export function deleteProductStart( id: ProductId ): PlainAction {
	return startRequest( 'deleteProduct', [ id ] );
}
