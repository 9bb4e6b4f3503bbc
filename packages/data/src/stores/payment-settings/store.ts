import { createStore } from '../../core/create-store';
import { deferred } from '../../core/remote-data/deferred';
import { selectors } from './selectors';
import { paymentSettingsReducer, receiveActions } from './state';

/** Data and actions of the Payments settings. */
export const paymentSettingsStore = createStore( 'wc/admin/payment-settings', {
	reducer: paymentSettingsReducer,
	actions: {
		...receiveActions,
		...deferred( () => import( /* webpackChunkName: "store-work" */ './actions' ).then( ( { actions } ) => actions ), {
			togglePaymentGateway: true,
			attachPaymentExtensionSuggestion: true,
			hidePaymentExtensionSuggestion: true,
			updateProviderOrdering: true,
		} ),
	},
	selectors,
	resolvers: deferred( () => import( /* webpackChunkName: "store-work" */ './resolvers' ).then( ( { resolvers } ) => resolvers ), {
		getPaymentProviders: true,
		getOfflinePaymentGateways: true,
		getSuggestions: true,
		getSuggestionCategories: true,
		getIsWooPayEligible: true,
	} ),
} );
