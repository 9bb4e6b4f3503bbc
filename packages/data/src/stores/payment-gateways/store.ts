import { createStore } from '../../core/create-store';
import { collectionReducer } from '../../core/entity-store/collection-state';
import { deferred } from '../../core/remote-data/deferred';
import { selectors } from './selectors';

/** The payment gateways of the site. */
export const paymentGatewaysStore = createStore( 'wc/payment-gateways', {
	reducer: collectionReducer,
	actions: deferred( () => import( /* webpackChunkName: "store-work" */ './actions' ).then( ( { actions } ) => actions ), {
		updatePaymentGateway: true,
	} ),
	selectors,
	resolvers: deferred( () => import( /* webpackChunkName: "store-work" */ './resolvers' ).then( ( { resolvers } ) => resolvers ), {
		getPaymentGateways: true,
		getPaymentGateway: true,
	} ),
} );
