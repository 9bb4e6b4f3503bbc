import type { ApiError, Query } from '@store-admin/api';
import { getRequestError, isRequesting } from '../../core/remote-data/requests';
import { stableKey } from '../../core/remote-data/stable-key';
import type { ExportState } from './state';

/** The public selectors of `wc/admin/export`. */
export const selectors = {
	getExportId: ( state: ExportState, type: string, args: Query ): string | undefined => state.ids[ stableKey( type, args ) ],
	isExportRequesting: ( state: ExportState, selector: string, type: string, args: Query ): boolean =>
		isRequesting( state.requests, selector, [ type, args ] ),
	getError: ( state: ExportState, selector: string, type: string, args: Query ): ApiError | undefined =>
		getRequestError( state.requests, selector, [ type, args ] ),
};
