import { combineReducers } from '@wordpress/data';
import { requestsReducer, type RequestsState } from '../../core/remote-data/requests';
import { createSingleValue } from '../../core/remote-data/single-value';

export const surveyCompleted = createSingleValue< boolean | undefined >( 'RECEIVE_SURVEY_COMPLETED', undefined );
export const testOrders = createSingleValue< number | undefined >( 'RECEIVE_TEST_ORDERS', undefined );

export interface LaunchState {
	readonly surveyCompleted: boolean | undefined;
	readonly testOrders: number | undefined;
	readonly requests: RequestsState;
}

export const launchReducer = combineReducers( {
	surveyCompleted: surveyCompleted.reducer,
	testOrders: testOrders.reducer,
	requests: requestsReducer,
} );
