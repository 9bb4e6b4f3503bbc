import { createReduxStore } from '@wordpress/data';
import { createCollection } from '../entity-store/collection';
import { collectionReducer, type CollectionState } from '../entity-store/collection-state';

const orders = createCollection( '/wc/v3/orders', { list: 'getOrders', total: 'getOrdersTotalCount', one: 'getOrder' } );

const selectors = {
	getOrders: orders.getRecords,
	getOrdersTotalCount: orders.getTotal,
	getOrdersError: orders.getRecordsError,
};

/** Orders, read only. */
export const ordersStore = createReduxStore< CollectionState, object, typeof selectors >( 'wc/admin/orders', {
	reducer: collectionReducer,
	selectors,
	resolvers: { getOrders: orders.readRecords, getOrdersTotalCount: orders.readTotal },
} );
