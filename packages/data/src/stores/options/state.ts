import { combineReducers } from '@wordpress/data';
import type { Options } from '@store-admin/api';
import { requestsReducer, type RequestsState } from '../../core/remote-data/requests';
import { createSingleValue } from '../../core/remote-data/single-value';

export interface OptionsState {
	readonly values: Options;
	readonly isUpdating: boolean;
	readonly requests: RequestsState;
}

interface ReceiveOptions {
	readonly type: 'RECEIVE_OPTIONS';
	readonly options: Options;
}

/** Stores values of options. Public, so that extensions can add values that they have already. */
export function receiveOptions( options: Options ): ReceiveOptions {
	return { type: 'RECEIVE_OPTIONS', options };
}

/** Unchanged values leave the state as it is, so that the options of one batch cause one render. */
function valuesReducer( state: Options = {}, action: ReceiveOptions ): Options {
	if ( action.type !== 'RECEIVE_OPTIONS' ) {
		return state;
	}
	const isNews = Object.entries( action.options ).some( ( [ name, value ] ) => state[ name ] !== value );
	return isNews ? { ...state, ...action.options } : state;
}

const isUpdating = createSingleValue( 'SET_IS_UPDATING', false );

export const setIsUpdating = isUpdating.receive;

export const optionsReducer = combineReducers( {
	values: valuesReducer,
	isUpdating: isUpdating.reducer,
	requests: requestsReducer,
} );
