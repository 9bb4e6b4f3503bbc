// Made from the stores by tests/contract/derive-types.ts: change those, then run it again.

import type { ApiError, ImportForm, ImportStarted, QueryInputValue } from './values';

/** The store `wc/admin/import`. */
export interface WcAdminImport {
	readonly selectors: {
		getImportStarted: () => ImportStarted;
		getFormSettings: () => ImportForm;
		getImportStatus: ( query?: Readonly< Record< string, QueryInputValue > > ) => Partial<
			{ readonly is_importing: boolean } & {
				readonly customers?: { readonly imported: number; readonly total: number } & {};
				readonly orders?: { readonly imported: number; readonly total: number } & {};
				readonly imported_from?: unknown;
			}
		>;
		getImportTotals: (
			query?: Readonly< Record< string, QueryInputValue > >
		) => Partial< { readonly customers: number; readonly orders: number } & {} >;
		getImportError: ( query?: Readonly< Record< string, QueryInputValue > > ) => ApiError | undefined;
	};
	readonly actions: {
		updateImportation: (
			path: string,
			isStarted?: boolean
		) => Promise< { readonly status: 'success'; readonly message: string } & {} >;
		setImportStarted: ( activeImport: boolean ) => Promise< void >;
		setImportPeriod: ( value: string, isDate?: boolean ) => Promise< void >;
		setSkipPrevious: ( skipPrevious: boolean ) => Promise< void >;
		setImportStatus: (
			query: Readonly< Record< string, QueryInputValue > >,
			status: { readonly is_importing: boolean } & {
				readonly customers?: { readonly imported: number; readonly total: number } & {};
				readonly orders?: { readonly imported: number; readonly total: number } & {};
				readonly imported_from?: unknown;
			}
		) => Promise< void >;
		setImportTotals: (
			query: Readonly< Record< string, QueryInputValue > >,
			total: { readonly customers: number; readonly orders: number } & {}
		) => Promise< void >;
	};
}
