import { createStore } from '../../core/create-store';
import { deferred } from '../../core/remote-data/deferred';
import { selectors } from './selectors';
import { shippingMethodsReducer } from './state';

/** Shipping services that the server suggests. */
export const shippingMethodsStore = createStore( 'wc/shipping-methods', {
	reducer: shippingMethodsReducer,
	selectors,
	resolvers: deferred( () => import( /* webpackChunkName: "store-work" */ './resolvers' ).then( ( { resolvers } ) => resolvers ), {
		getShippingMethods: true,
	} ),
} );
