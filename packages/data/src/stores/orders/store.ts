import { createReduxStore } from '@wordpress/data';
import { deferred } from '../../core/remote-data/deferred';
import { createCollection } from '../../core/entity-store/collection';
import { collectionReducer, type CollectionState } from '../../core/entity-store/collection-state';
import { NAMES, ORDERS } from './orders-route';

const orders = createCollection( ORDERS, NAMES );

const selectors = {
	getOrders: orders.getRecords,
	getOrdersTotalCount: orders.getTotal,
	getOrdersError: orders.getRecordsError,
};

/** Orders, read only. */
export const ordersStore = createReduxStore< CollectionState, object, typeof selectors >( 'wc/admin/orders', {
	reducer: collectionReducer,
	selectors,
	resolvers: deferred( ( { orders: work } ) => work.resolvers, [ 'getOrders', 'getOrdersTotalCount' ] ),
} );
