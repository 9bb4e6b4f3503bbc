import { parseOrders, type Order, type Query } from '@store-admin/api';
import type { RemoteData } from '../../core/remote-data/remote-data';
import { useRemote } from '../../core/remote-data/use-remote';
import { ordersStore } from './store';

export interface OrdersHook {
	readonly orders: RemoteData< readonly Order[] >;
	readonly retry: () => void;
}

/**
 * Reads a page of orders.
 *
 * @param query Arguments of the REST route.
 */
export function useOrders( query: Query ): OrdersHook {
	const { remote, refresh } = useRemote( ordersStore, 'getOrders', [ query ], { parse: parseOrders, errorSelector: 'getOrdersError' } );
	return { orders: remote, retry: refresh };
}
