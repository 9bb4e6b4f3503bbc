import { combineReducers } from '@wordpress/data';
import type { PaymentProviders } from '@store-admin/api';
import { requestsReducer, type RequestsState } from '../../core/remote-data/requests';
import { createSingleValue } from '../../core/remote-data/single-value';
import type { PlainAction } from '../../core/remote-data/thunk';

export interface PaymentSettingsState {
	readonly providers: PaymentProviders;
	readonly isWooPayEligible: boolean;
	readonly requests: RequestsState;
}

export const providers = createSingleValue< PaymentProviders >( 'RECEIVE_PAYMENT_PROVIDERS', {
	providers: [],
	offlinePaymentGateways: [],
	suggestions: [],
	suggestionCategories: [],
} );
export const eligibility = createSingleValue( 'SET_IS_WOOPAY_ELIGIBLE', false );

export const paymentSettingsReducer = combineReducers( {
	providers: providers.reducer,
	isWooPayEligible: eligibility.reducer,
	requests: requestsReducer,
} );

/** The public actions of `wc/admin/payment-settings` that store values. */
export const receiveActions = {
	setIsWooPayEligible: ( isEligible: boolean ): PlainAction => eligibility.receive( isEligible ),
};
