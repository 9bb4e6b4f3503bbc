import type { ApiError, Query, WireObject } from '@store-admin/api';
import { getRequestError } from '../../core/remote-data/requests';
import { stableKey } from '../../core/remote-data/stable-key';
import type { ImportForm, ImportStarted, ImportState } from './state';

const EMPTY: WireObject = {};

/** The public selectors of `wc/admin/import`. */
export const selectors = {
	getImportStarted: ( state: ImportState ): ImportStarted => state.started,
	getFormSettings: ( state: ImportState ): ImportForm => state.form,
	getImportStatus: ( state: ImportState, query: Query = {} ): WireObject => state.statuses[ stableKey( query ) ] ?? EMPTY,
	getImportTotals: ( state: ImportState, query: Query = {} ): WireObject => state.totals[ stableKey( query ) ] ?? EMPTY,
	getImportError: ( state: ImportState, query: Query = {} ): ApiError | undefined =>
		getRequestError( state.requests, 'getImportStatus', [ query ] ) ?? getRequestError( state.requests, 'getImportTotals', [ query ] ),
};
