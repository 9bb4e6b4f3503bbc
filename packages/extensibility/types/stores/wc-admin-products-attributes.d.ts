// Made from the stores by tests/contract/derive-types.ts: change those, then run it again.

import type { ApiError, CreateOptions, Entity, IdQuery, QueryInputValue } from './values';

/** The store `wc/admin/products/attributes`. */
export interface WcAdminProductsAttributes {
	readonly selectors: {
		getProductAttributes: ( query?: Readonly< Record< string, QueryInputValue > > ) => readonly Entity[];
		getProductAttributesTotalCount: ( query?: Readonly< Record< string, QueryInputValue > >, fallback?: number ) => number | undefined;
		getProductAttributesError: ( query?: Readonly< Record< string, QueryInputValue > > ) => ApiError | undefined;
		getProductAttribute: ( id: IdQuery ) => Entity | undefined;
		getProductAttributeError: ( id: IdQuery ) => ApiError | undefined;
		getProductAttributeCreateError: ( id: IdQuery ) => ApiError | undefined;
		getProductAttributeUpdateError: ( id: IdQuery ) => ApiError | undefined;
		getProductAttributeDeleteError: ( id: IdQuery ) => ApiError | undefined;
		isRequesting: ( action: string, ...args: unknown[] ) => boolean;
		hasFinishedRequest: ( action: string, ...args: unknown[] ) => boolean;
	};
	readonly actions: {
		createProductAttribute: (
			data: Readonly< Record< string, QueryInputValue > >,
			options?: CreateOptions
		) => Promise< Readonly< Record< string, unknown > > & { readonly id: number | string } >;
		updateProductAttribute: (
			id: IdQuery,
			data: Readonly< Record< string, unknown > >
		) => Promise< Readonly< Record< string, unknown > > & { readonly id: number | string } >;
		deleteProductAttribute: (
			id: IdQuery,
			force?: boolean
		) => Promise< Readonly< Record< string, unknown > > & { readonly id: number | string } >;
	};
}
