// Made from the stores by tests/contract/derive-types.ts: change those, then run it again.

import type { ApiError, QueryValue } from './values';

/** The store `wc/admin/export`. */
export interface WcAdminExport {
	readonly selectors: {
		getExportId: ( type: string, args: Readonly< Record< string, QueryValue > > ) => string | undefined;
		isExportRequesting: ( selector: string, type: string, args: Readonly< Record< string, QueryValue > > ) => boolean;
		getError: ( selector: string, type: string, args: Readonly< Record< string, QueryValue > > ) => ApiError | undefined;
	};
	readonly actions: {
		setExportId: ( type: string, args: Readonly< Record< string, QueryValue > >, id: string ) => Promise< void >;
		startExport: ( type: string, args: Readonly< Record< string, QueryValue > > ) => Promise< string >;
	};
}
