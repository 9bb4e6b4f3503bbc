import { combineReducers } from '@wordpress/data';
import type { SettingsHistoryEntry } from '@store-admin/api';
import { requestsReducer, type RequestsState } from '../../core/remote-data/requests';
import { createSingleValue } from '../../core/remote-data/single-value';

export interface SettingsHistoryState {
	/** Undefined before the first answer. */
	readonly entries: readonly SettingsHistoryEntry[] | undefined;
	readonly requests: RequestsState;
}

const entries = createSingleValue< SettingsHistoryState[ 'entries' ] >( 'RECEIVE_SETTINGS_HISTORY', undefined );

export const settingsHistoryReducer = combineReducers( { entries: entries.reducer, requests: requestsReducer } );

export const receiveSettingsHistory = entries.receive;
