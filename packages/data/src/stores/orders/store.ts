import { createStore } from '../../core/create-store';
import { collectionReducer } from '../../core/entity-store/collection-state';
import { deferred } from '../../core/remote-data/deferred';
import { selectors } from './selectors';

/** Orders, read only. */
export const ordersStore = createStore( 'wc/admin/orders', {
	reducer: collectionReducer,
	selectors,
	resolvers: deferred( () => import( /* webpackChunkName: "store-work" */ './resolvers' ).then( ( { resolvers } ) => resolvers ), {
		getOrders: true,
		getOrdersTotalCount: true,
	} ),
} );
