// Made from the stores by tests/contract/derive-types.ts: change those, then run it again.

import type { ApiError, CreateOptions, Entity, IdQuery, QueryInputValue } from './values';

/** The store `experimental/wc/admin/tax-classes`. */
export interface ExperimentalWcAdminTaxClasses {
	readonly selectors: {
		getTaxClasses: ( query?: Readonly< Record< string, QueryInputValue > > ) => readonly Entity[];
		getTaxClassesTotalCount: ( query?: Readonly< Record< string, QueryInputValue > >, fallback?: number ) => number | undefined;
		getTaxClassesError: ( query?: Readonly< Record< string, QueryInputValue > > ) => ApiError | undefined;
		getTaxClass: ( id: IdQuery ) => Entity | undefined;
		getTaxClassError: ( id: IdQuery ) => ApiError | undefined;
		getTaxClassCreateError: ( id: IdQuery ) => ApiError | undefined;
		getTaxClassUpdateError: ( id: IdQuery ) => ApiError | undefined;
		getTaxClassDeleteError: ( id: IdQuery ) => ApiError | undefined;
		isRequesting: ( action: string, ...args: unknown[] ) => boolean;
		hasFinishedRequest: ( action: string, ...args: unknown[] ) => boolean;
	};
	readonly actions: {
		createTaxClass: (
			data: Readonly< Record< string, QueryInputValue > >,
			options?: CreateOptions
		) => Promise< Readonly< Record< string, unknown > > & { readonly id: number | string } >;
		updateTaxClass: (
			id: IdQuery,
			data: Readonly< Record< string, unknown > >
		) => Promise< Readonly< Record< string, unknown > > & { readonly id: number | string } >;
		deleteTaxClass: (
			id: IdQuery,
			force?: boolean
		) => Promise< Readonly< Record< string, unknown > > & { readonly id: number | string } >;
	};
}
