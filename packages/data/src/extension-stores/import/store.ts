import { combineReducers, createReduxStore } from '@wordpress/data';
import type { ApiError, Query, WireObject } from '@store-admin/api';
import { deferred } from '../../core/remote-data/deferred';
import { getRequestError, requestsReducer } from '../../core/remote-data/requests';
import { stableKey } from '../../core/remote-data/stable-key';
import { EMPTY, form, receiveActions, started, statuses, totals, type ImportForm, type ImportStarted, type ImportState } from './state';

const selectors = {
	getImportStarted: ( state: ImportState ): ImportStarted => state.started,
	getFormSettings: ( state: ImportState ): ImportForm => state.form,
	getImportStatus: ( state: ImportState, query: Query = {} ): WireObject => state.statuses[ stableKey( query ) ] ?? EMPTY,
	getImportTotals: ( state: ImportState, query: Query = {} ): WireObject => state.totals[ stableKey( query ) ] ?? EMPTY,
	getImportError: ( state: ImportState, query: Query = {} ): ApiError | undefined =>
		getRequestError( state.requests, 'getImportStatus', [ query ] ) ?? getRequestError( state.requests, 'getImportTotals', [ query ] ),
};

const actions = { ...receiveActions, ...deferred( ( { imports } ) => imports.actions, [ 'updateImportation' ] ) };

const resolvers = deferred( ( { imports } ) => imports.resolvers, [ 'getImportStatus', 'getImportTotals' ] );

/** Importing historical data into the reports. */
export const importStore = createReduxStore< ImportState, typeof actions, typeof selectors >( 'wc/admin/import', {
	reducer: combineReducers( {
		started: started.reducer,
		form: form.reducer,
		statuses: statuses.reducer,
		totals: totals.reducer,
		requests: requestsReducer,
	} ),
	actions,
	selectors,
	resolvers,
} );
