import { startReportExport, type Query } from '@store-admin/api';
import { track } from '../../core/remote-data/requests';
import type { Thunk } from '../../core/remote-data/thunk';
import { setExportId } from './state';

/** The public actions of `wc/admin/export` that send requests. */
export const actions = {
	/** Starts exporting a report to a file that the owner gets by e-mail. */
	startExport:
		( type: string, args: Query ): Thunk< string > =>
		async ( { dispatch } ) => {
			const id = await dispatch( track( 'startExport', [ type, args ], async () => startReportExport( type, args ) ) );
			dispatch( setExportId( type, args, id ) );
			return id;
		},
};
