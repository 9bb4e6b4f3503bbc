import { useDispatch, useSelect } from '@wordpress/data';
import { useCallback } from 'react';
import type { Entity, Query } from '@store-admin/api';
import { readRemote, type RemoteData } from '../../core/remote-data/remote-data';
import { ordersStore } from './store';

export interface OrdersHook {
	readonly orders: RemoteData< readonly Entity[] >;
	readonly retry: () => void;
}

const NONE: readonly Entity[] = [];

/**
 * Reads a page of orders.
 *
 * @param query Arguments of the REST route; keep the object the same from render to render.
 */
export function useOrders( query: Query ): OrdersHook {
	const orders = useSelect(
		( select ) => {
			const store = select( ordersStore );
			// The host's own store, which may be the page's, says undefined until it has an answer.
			const found: readonly Entity[] | undefined = store.getOrders( query );
			const value = found ?? NONE;
			return readRemote( store, 'getOrders', [ query ], {
				value,
				hasValue: value.length > 0,
				publicError: store.getOrdersError( query ),
			} );
		},
		[ query ]
	);
	const { invalidateResolution } = useDispatch( ordersStore );
	const retry = useCallback( () => {
		void invalidateResolution( 'getOrders', [ query ] );
	}, [ invalidateResolution, query ] );
	return { orders, retry };
}
