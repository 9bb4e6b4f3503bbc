import { createStore } from '../../core/create-store';
import { deferred } from '../../core/remote-data/deferred';
import { selectors } from './selectors';
import { wooPaymentsReducer } from './state';

/** The set-up steps of WooPayments. */
export const woopaymentsOnboardingStore = createStore( 'wc/admin/woopayments-onboarding', {
	reducer: wooPaymentsReducer,
	selectors,
	resolvers: deferred( () => import( /* webpackChunkName: "store-work" */ './resolvers' ).then( ( { resolvers } ) => resolvers ), {
		getOnboardingData: true,
	} ),
} );
