import type { Entity, Query, WireObject } from '@store-admin/api';
import { listKeyOf, totalKeyOf } from '../../core/entity-store/collection';
import { receiveList, receiveRecords, receiveTotal, type CollectionAction } from '../../core/entity-store/collection-state';
import type { Thunk } from '../../core/remote-data/thunk';

export type ItemId = Entity[ 'id' ];

export const PRODUCTS = '/wc-analytics/products';

/** Returns the route of a type. Only that of categories differs from the type's name. */
export function routeOf( type: string ): string {
	return type === 'categories' ? `${ PRODUCTS }/categories` : `/wc-analytics/${ type }`;
}

export const setItem = ( type: string, id: ItemId, item: WireObject ): CollectionAction =>
	receiveRecords( routeOf( type ), [ { ...item, id } ] );

export const setItemsTotalCount = ( type: string, query: Query, total: number ): CollectionAction =>
	receiveTotal( totalKeyOf( routeOf( type ), query ), total );

export function setItems( type: string, query: Query, items: readonly Entity[], total?: number ): Thunk< void > {
	return async ( { dispatch } ) => {
		if ( total !== undefined ) {
			dispatch( setItemsTotalCount( type, query, total ) );
		}
		const path = routeOf( type );
		dispatch( receiveList( path, listKeyOf( path, query ), { items } ) );
		return Promise.resolve();
	};
}
