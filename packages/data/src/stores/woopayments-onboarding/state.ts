import { combineReducers } from '@wordpress/data';
import type { WooPaymentsOnboarding } from '@store-admin/api';
import { requestsReducer, type RequestsState } from '../../core/remote-data/requests';
import { createSingleValue } from '../../core/remote-data/single-value';

export interface WooPaymentsState {
	readonly data: WooPaymentsOnboarding;
	readonly requests: RequestsState;
}

export const data = createSingleValue< WooPaymentsOnboarding >( 'RECEIVE_ONBOARDING_DATA', { steps: [], context: {} } );

export const wooPaymentsReducer = combineReducers( { data: data.reducer, requests: requestsReducer } );
