import { combineReducers, createReduxStore } from '@wordpress/data';
import { startReportExport, type ApiError, type Query } from '@store-admin/api';
import { createKeyedValues, type Keyed } from '../../core/remote-data/keyed-values';
import { getRequestError, isRequesting, requestsReducer, track, type RequestsState } from '../../core/remote-data/requests';
import { stableKey } from '../../core/remote-data/stable-key';
import type { PlainAction, Thunk } from '../../core/remote-data/thunk';

interface ExportState {
	readonly ids: Keyed< string >;
	readonly requests: RequestsState;
}

const ids = createKeyedValues< string >( 'SET_EXPORT_ID' );

const selectors = {
	getExportId: ( state: ExportState, type: string, args: Query ): string | undefined => state.ids[ stableKey( type, args ) ],
	isExportRequesting: ( state: ExportState, selector: string, type: string, args: Query ): boolean =>
		isRequesting( state.requests, selector, [ type, args ] ),
	getError: ( state: ExportState, selector: string, type: string, args: Query ): ApiError | undefined =>
		getRequestError( state.requests, selector, [ type, args ] ),
};

const actions = {
	setExportId: ( type: string, args: Query, id: string ): PlainAction => ids.receive( stableKey( type, args ), id ),
	/** Starts writing a report to a file; the store owner gets it by e-mail. */
	startExport:
		( type: string, args: Query ): Thunk< string > =>
		async ( { dispatch } ) => {
			const id = await dispatch( track( 'startExport', [ type, args ], async () => startReportExport( type, args ) ) );
			dispatch( actions.setExportId( type, args, id ) );
			return id;
		},
};

/** Exports of reports. */
export const exportStore = createReduxStore< ExportState, typeof actions, typeof selectors >( 'wc/admin/export', {
	reducer: combineReducers( { ids: ids.reducer, requests: requestsReducer } ),
	actions,
	selectors,
} );
