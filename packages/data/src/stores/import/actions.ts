import { postImport, type ImportAnswer } from '@store-admin/api';
import { track } from '../../core/remote-data/requests';
import type { Thunk } from '../../core/remote-data/thunk';
import { receiveActions } from './state';

/** The public actions of `wc/admin/import` that send requests. */
export const actions = {
	/** Posts to the route that starts, stops or deletes an import. */
	updateImportation:
		( path: string, isStarted = false ): Thunk< ImportAnswer > =>
		async ( { dispatch } ) => {
			dispatch( receiveActions.setImportStarted( isStarted ) );
			return dispatch( track( 'updateImportation', [ path ], async () => postImport( path ) ) );
		},
};
