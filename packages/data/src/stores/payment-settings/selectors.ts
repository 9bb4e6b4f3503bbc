import type { PaymentProvider } from '@store-admin/api';
import type { PaymentSettingsState } from './state';

/** The public selectors of `wc/admin/payment-settings`. */
export const selectors = {
	/** Only the request uses the country. */
	getPaymentProviders: ( state: PaymentSettingsState, _country?: string | null ): readonly PaymentProvider[] =>
		state.providers.shown.providers,
	getOfflinePaymentGateways: ( state: PaymentSettingsState ): readonly PaymentProvider[] => state.providers.shown.offlinePaymentGateways,
	getSuggestions: ( state: PaymentSettingsState ): readonly PaymentProvider[] => state.providers.shown.suggestions,
	getSuggestionCategories: ( state: PaymentSettingsState ): readonly PaymentProvider[] => state.providers.shown.suggestionCategories,
	isFetching: ( state: PaymentSettingsState ): boolean =>
		Object.entries( state.requests ).some( ( [ name, request ] ) => name.startsWith( 'getPaymentProviders' ) && request.isRequesting ),
	getIsWooPayEligible: ( state: PaymentSettingsState ): boolean => state.isWooPayEligible,
};
