import { combineReducers, createReduxStore } from '@wordpress/data';
import { fetchWooPaymentsOnboarding, type ApiError, type WireObject } from '@store-admin/api';
import { reading, requestsReducer, type RequestsState } from '../remote-data/requests';
import { createSingleValue } from '../remote-data/single-value';

interface WooPaymentsState {
	readonly data: WireObject;
	readonly requests: RequestsState;
}

const data = createSingleValue< WireObject >( 'RECEIVE_ONBOARDING_DATA', { steps: [], context: {} } );

const selectors = {
	/** `source` belongs to the request only. */
	getOnboardingData: ( state: WooPaymentsState, _source?: string ): WireObject => state.data,
	isOnboardingDataRequestPending: ( state: WooPaymentsState ): boolean =>
		Object.values( state.requests ).some( ( request ) => request.isRequesting ),
	getOnboardingDataError: ( state: WooPaymentsState ): ApiError | undefined =>
		Object.values( state.requests ).find( ( request ) => request.error )?.error,
};

const resolvers = {
	getOnboardingData: reading(
		'getOnboardingData',
		async ( source?: string ) => fetchWooPaymentsOnboarding( source ?? '' ),
		data.receive
	),
};

/** The steps of setting WooPayments up. */
export const woopaymentsOnboardingStore = createReduxStore< WooPaymentsState, object, typeof selectors >(
	'wc/admin/woopayments-onboarding',
	{ reducer: combineReducers( { data: data.reducer, requests: requestsReducer } ), selectors, resolvers }
);
