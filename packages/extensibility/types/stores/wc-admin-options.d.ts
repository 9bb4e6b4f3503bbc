// Made from the stores by tests/contract/derive-types.ts: change those, then run it again.

import type { ApiError } from './values';

/** The store `wc/admin/options`. */
export interface WcAdminOptions {
	readonly selectors: {
		getOption: ( name: string ) => unknown;
		getOptionsRequestingError: ( name: string ) => ApiError | undefined;
		isOptionsUpdating: () => boolean;
		getOptionsUpdatingError: () => ApiError | undefined;
	};
	readonly actions: {
		receiveOptions: ( options: Readonly< Record< string, unknown > > ) => Promise< void >;
		setIsUpdating: ( value: boolean ) => Promise< void >;
		updateOptions: (
			values: Readonly< Record< string, unknown > >
		) => Promise< { readonly success: boolean } & Readonly< Record< string, unknown > > >;
	};
}
