import { createStore } from '../../core/create-store';
import { selectors } from './selectors';
import { receiveActions, subscriptionReducer } from './state';

/** Notices of the marketplace, by product. */
export const subscriptionNoticesStore = createStore( 'woocommerce-admin/subscription-notices', {
	reducer: subscriptionReducer,
	actions: receiveActions,
	selectors,
} );
