import { combineReducers } from '@wordpress/data';
import { requestsReducer, type RequestsState } from '../../core/remote-data/requests';
import { createSingleValue } from '../../core/remote-data/single-value';

export const importAllowed = createSingleValue< boolean | undefined >( 'RECEIVE_IMPORT_ALLOWED', undefined );

export interface BlueprintState {
	readonly importAllowed: boolean | undefined;
	readonly requests: RequestsState;
}

export const blueprintReducer = combineReducers( { importAllowed: importAllowed.reducer, requests: requestsReducer } );
