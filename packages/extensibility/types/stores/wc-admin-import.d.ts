// Made from the stores by tests/contract/derive-types.ts: change those, then run it again.

import type { ApiError, ImportForm, ImportStarted, QueryInputValue } from './values';

/** The store `wc/admin/import`. */
export interface WcAdminImport {
	readonly selectors: {
		getImportStarted: () => ImportStarted;
		getFormSettings: () => ImportForm;
		getImportStatus: ( query?: Readonly< Record< string, QueryInputValue > > ) => Readonly< Record< string, unknown > >;
		getImportTotals: ( query?: Readonly< Record< string, QueryInputValue > > ) => Readonly< Record< string, unknown > >;
		getImportError: ( query?: Readonly< Record< string, QueryInputValue > > ) => ApiError | undefined;
	};
	readonly actions: {
		updateImportation: ( path: string, isStarted?: boolean ) => Promise< Readonly< Record< string, unknown > > >;
		setImportStarted: ( activeImport: boolean ) => Promise< void >;
		setImportPeriod: ( value: string, isDate?: boolean ) => Promise< void >;
		setSkipPrevious: ( skipPrevious: boolean ) => Promise< void >;
		setImportStatus: (
			query: Readonly< Record< string, QueryInputValue > >,
			status: Readonly< Record< string, unknown > >
		) => Promise< void >;
		setImportTotals: (
			query: Readonly< Record< string, QueryInputValue > >,
			total: Readonly< Record< string, unknown > >
		) => Promise< void >;
	};
}
