import { combineReducers, createReduxStore } from '@wordpress/data';
import type { PaymentProviders, WireObject } from '@store-admin/api';
import { deferred } from '../../core/remote-data/deferred';
import { requestsReducer, type RequestsState } from '../../core/remote-data/requests';
import type { PlainAction } from '../../core/remote-data/thunk';
import { eligibility, providers } from './values';

interface PaymentSettingsState {
	readonly providers: PaymentProviders;
	readonly isWooPayEligible: boolean;
	readonly requests: RequestsState;
}

const selectors = {
	/** The country belongs to the request only. */
	getPaymentProviders: ( state: PaymentSettingsState, _country?: string | null ): readonly WireObject[] => state.providers.providers,
	getOfflinePaymentGateways: ( state: PaymentSettingsState ): readonly WireObject[] => state.providers.offlinePaymentGateways,
	getSuggestions: ( state: PaymentSettingsState ): readonly WireObject[] => state.providers.suggestions,
	getSuggestionCategories: ( state: PaymentSettingsState ): readonly WireObject[] => state.providers.suggestionCategories,
	isFetching: ( state: PaymentSettingsState ): boolean =>
		Object.entries( state.requests ).some( ( [ name, request ] ) => name.startsWith( 'getPaymentProviders' ) && request.isRequesting ),
	getIsWooPayEligible: ( state: PaymentSettingsState ): boolean => state.isWooPayEligible,
};

const actions = {
	setIsWooPayEligible: ( isEligible: boolean ): PlainAction => eligibility.receive( isEligible ),
	...deferred(
		( { paymentSettings } ) => paymentSettings.actions,
		[ 'togglePaymentGateway', 'attachPaymentExtensionSuggestion', 'hidePaymentExtensionSuggestion', 'updateProviderOrdering' ]
	),
};

const resolvers = deferred(
	( { paymentSettings } ) => paymentSettings.resolvers,
	[ 'getPaymentProviders', 'getOfflinePaymentGateways', 'getSuggestions', 'getSuggestionCategories', 'getIsWooPayEligible' ]
);

/** What the Payments settings show and do. */
export const paymentSettingsStore = createReduxStore< PaymentSettingsState, typeof actions, typeof selectors >(
	'wc/admin/payment-settings',
	{
		reducer: combineReducers( {
			providers: providers.reducer,
			isWooPayEligible: eligibility.reducer,
			requests: requestsReducer,
		} ),
		actions,
		selectors,
		resolvers,
	}
);
