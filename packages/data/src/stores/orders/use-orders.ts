import { useMemo } from 'react';
import { parseOrders, type Order, type Query } from '@store-admin/api';
import type { RemoteData } from '../../core/remote-data/remote-data';
import { useRemote, useRemotes } from '../../core/remote-data/use-remote';
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

const PARSE_COUNT = { errorSelector: 'getOrdersError', parse: ( count: unknown ) => ( typeof count === 'number' ? count : null ) };

/**
 * The number of orders with each status.
 *
 * @param statuses Order statuses without `wc-`.
 * @return One number per status, in the same order; null until all are known.
 */
export function useOrderCounts( statuses: readonly string[] ): readonly number[] | null {
	const argsList = useMemo( () => statuses.map( ( status ) => [ { page: 1, per_page: 1, status: [ status ] } ] ), [ statuses ] );
	const { remotes } = useRemotes( ordersStore, 'getOrdersTotalCount', argsList, PARSE_COUNT );
	const counts = remotes.flatMap( ( remote ) => ( remote.status === 'ready' && remote.data !== null ? [ remote.data ] : [] ) );
	return counts.length === statuses.length ? counts : null;
}
