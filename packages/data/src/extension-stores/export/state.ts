import { combineReducers } from '@wordpress/data';
import type { Query } from '@store-admin/api';
import { createKeyedValues, type Keyed } from '../../core/remote-data/keyed-values';
import { requestsReducer, type RequestsState } from '../../core/remote-data/requests';
import { stableKey } from '../../core/remote-data/stable-key';
import type { PlainAction } from '../../core/remote-data/thunk';

export interface ExportState {
	readonly ids: Keyed< string >;
	readonly requests: RequestsState;
}

const ids = createKeyedValues< string >( 'SET_EXPORT_ID' );

export const exportReducer = combineReducers( { ids: ids.reducer, requests: requestsReducer } );

export function setExportId( type: string, args: Query, id: string ): PlainAction {
	return ids.receive( stableKey( type, args ), id );
}
