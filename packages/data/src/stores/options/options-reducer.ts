import type { WireObject } from '@store-admin/api';

export interface OptionsAction {
	readonly type: 'RECEIVE_OPTIONS';
	readonly options: WireObject;
}

/** Puts option values into the store; public, so that extensions can hydrate it. */
export function receiveOptions( options: WireObject ): OptionsAction {
	return { type: 'RECEIVE_OPTIONS', options };
}

/** Values that are the same already leave the state as it is, so that the members of one batch render once. */
export function optionsReducer( state: WireObject = {}, action: OptionsAction ): WireObject {
	if ( action.type !== 'RECEIVE_OPTIONS' ) {
		return state;
	}
	const isNews = Object.entries( action.options ).some( ( [ name, value ] ) => state[ name ] !== value );
	return isNews ? { ...state, ...action.options } : state;
}
