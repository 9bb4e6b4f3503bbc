// Made from the stores by tests/contract/derive-types.ts: change those, then run it again.

import type { ApiError, QueryInputValue } from './values';

/** The store `wc/admin/export`. */
export interface WcAdminExport {
	readonly selectors: {
		getExportId: ( type: string, args: Readonly< Record< string, QueryInputValue > > ) => string | undefined;
		isExportRequesting: ( selector: string, type: string, args: Readonly< Record< string, QueryInputValue > > ) => boolean;
		getError: ( selector: string, type: string, args: Readonly< Record< string, QueryInputValue > > ) => ApiError | undefined;
	};
	readonly actions: {
		startExport: ( type: string, args: Readonly< Record< string, QueryInputValue > > ) => Promise< string >;
		setExportId: ( type: string, args: Readonly< Record< string, QueryInputValue > >, id: string ) => Promise< void >;
	};
}
