import type { ApiError, ImportStatus, ImportTotals, Query } from '@store-admin/api';
import { getRequestError } from '../../core/remote-data/requests';
import { stableKey } from '../../core/remote-data/stable-key';
import type { ImportForm, ImportStarted, ImportState } from './state';

/** The value before the first answer; extensions compare with it. */
const EMPTY: Record< string, never > = {};

/** The public selectors of `wc/admin/import`. */
export const selectors = {
	getImportStarted: ( state: ImportState ): ImportStarted => state.started,
	getFormSettings: ( state: ImportState ): ImportForm => state.form,
	getImportStatus: ( state: ImportState, query: Query = {} ): Partial< ImportStatus > => state.statuses[ stableKey( query ) ] ?? EMPTY,
	getImportTotals: ( state: ImportState, query: Query = {} ): Partial< ImportTotals > => state.totals[ stableKey( query ) ] ?? EMPTY,
	getImportError: ( state: ImportState, query: Query = {} ): ApiError | undefined =>
		getRequestError( state.requests, 'getImportStatus', [ query ] ) ?? getRequestError( state.requests, 'getImportTotals', [ query ] ),
};
