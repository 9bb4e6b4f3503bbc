import { combineReducers, createReduxStore } from '@wordpress/data';
import {
	fetchPaymentProviders,
	fetchWooPayEligibility,
	postSuggestionLink,
	saveProviderOrder,
	toggleGateway,
	type PaymentProviders,
	type WireObject,
} from '@store-admin/api';
import { reading, readingThrough, requestsReducer, track, type RequestsState } from '../remote-data/requests';
import { createSingleValue } from '../remote-data/single-value';
import type { PlainAction, Thunk } from '../remote-data/thunk';

interface PaymentSettingsState {
	readonly providers: PaymentProviders;
	readonly isWooPayEligible: boolean;
	readonly requests: RequestsState;
}

const providers = createSingleValue< PaymentProviders >( 'RECEIVE_PAYMENT_PROVIDERS', {
	providers: [],
	offlinePaymentGateways: [],
	suggestions: [],
	suggestionCategories: [],
} );
const eligibility = createSingleValue( 'SET_IS_WOOPAY_ELIGIBLE', false );

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

const throughProviders = readingThrough( 'getPaymentProviders' );

const actions = {
	setIsWooPayEligible: ( isEligible: boolean ): PlainAction => eligibility.receive( isEligible ),
	togglePaymentGateway: ( id: string, ajaxUrl: string, nonce: string ): Thunk< WireObject > =>
		track( 'togglePaymentGateway', [ id ], async () => toggleGateway( id, ajaxUrl, nonce ) ),
	attachPaymentExtensionSuggestion: ( href: string ): Thunk< WireObject > =>
		track( 'attachPaymentExtensionSuggestion', [], async () => postSuggestionLink( href ) ),
	hidePaymentExtensionSuggestion: ( href: string ): Thunk< WireObject > =>
		track( 'hidePaymentExtensionSuggestion', [], async () => postSuggestionLink( href ) ),
	updateProviderOrdering: ( order: Readonly< Record< string, number > > ): Thunk< WireObject > =>
		track( 'updateProviderOrdering', [], async () => saveProviderOrder( order ) ),
};

const resolvers = {
	getPaymentProviders: reading(
		'getPaymentProviders',
		async ( country?: string | null ) => fetchPaymentProviders( country ?? '' ),
		providers.receive
	),
	getOfflinePaymentGateways: throughProviders,
	getSuggestions: throughProviders,
	getSuggestionCategories: throughProviders,
	getIsWooPayEligible: reading( 'getIsWooPayEligible', fetchWooPayEligibility, eligibility.receive ),
};

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
