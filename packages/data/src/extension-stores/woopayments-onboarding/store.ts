import { combineReducers, createReduxStore } from '@wordpress/data';
import type { ApiError, WireObject } from '@store-admin/api';
import { deferred } from '../../core/remote-data/deferred';
import { requestsReducer, type RequestsState } from '../../core/remote-data/requests';
import { data } from './value';

interface WooPaymentsState {
	readonly data: WireObject;
	readonly requests: RequestsState;
}

const selectors = {
	/** `source` belongs to the request only. */
	getOnboardingData: ( state: WooPaymentsState, _source?: string ): WireObject => state.data,
	isOnboardingDataRequestPending: ( state: WooPaymentsState ): boolean =>
		Object.values( state.requests ).some( ( request ) => request.isRequesting ),
	getOnboardingDataError: ( state: WooPaymentsState ): ApiError | undefined =>
		Object.values( state.requests ).find( ( request ) => request.error )?.error,
};

const resolvers = deferred( ( { woopayments } ) => woopayments.resolvers, [ 'getOnboardingData' ] );

/** The steps of setting WooPayments up. */
export const woopaymentsOnboardingStore = createReduxStore< WooPaymentsState, object, typeof selectors >(
	'wc/admin/woopayments-onboarding',
	{ reducer: combineReducers( { data: data.reducer, requests: requestsReducer } ), selectors, resolvers }
);
