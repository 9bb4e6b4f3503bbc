// Made from the stores by tests/contract/derive-types.ts: change those, then run it again.

import type { ApiError, CreateOptions, Entity, IdQuery, QueryInputValue } from './values';

/** The store `experimental/wc/admin/products/shipping-classes`. */
export interface ExperimentalWcAdminProductsShippingClasses {
	readonly selectors: {
		getProductShippingClasses: ( query?: Readonly< Record< string, QueryInputValue > > ) => readonly Entity[];
		getProductShippingClassesTotalCount: (
			query?: Readonly< Record< string, QueryInputValue > >,
			fallback?: number
		) => number | undefined;
		getProductShippingClassesError: ( query?: Readonly< Record< string, QueryInputValue > > ) => ApiError | undefined;
		getProductShippingClass: ( id: IdQuery ) => Entity | undefined;
		getProductShippingClassError: ( id: IdQuery ) => ApiError | undefined;
		getProductShippingClassCreateError: ( id: IdQuery ) => ApiError | undefined;
		getProductShippingClassUpdateError: ( id: IdQuery ) => ApiError | undefined;
		getProductShippingClassDeleteError: ( id: IdQuery ) => ApiError | undefined;
		isRequesting: ( action: string, ...args: unknown[] ) => boolean;
		hasFinishedRequest: ( action: string, ...args: unknown[] ) => boolean;
	};
	readonly actions: {
		createProductShippingClass: (
			data: Readonly< Record< string, QueryInputValue > >,
			options?: CreateOptions
		) => Promise< Readonly< Record< string, unknown > > & { readonly id: number | string } >;
		updateProductShippingClass: (
			id: IdQuery,
			data: Readonly< Record< string, unknown > >
		) => Promise< Readonly< Record< string, unknown > > & { readonly id: number | string } >;
		deleteProductShippingClass: (
			id: IdQuery,
			force?: boolean
		) => Promise< Readonly< Record< string, unknown > > & { readonly id: number | string } >;
	};
}
