// Made from the stores by tests/contract/derive-types.ts: change those, then run it again.

import type { ApiError, CreateOptions, Entity, IdQuery, QueryInputValue } from './values';

/** The store `wc/admin/products/attributes/terms`. */
export interface WcAdminProductsAttributesTerms {
	readonly selectors: {
		getProductAttributeTerms: ( query?: Readonly< Record< string, QueryInputValue > > ) => readonly Entity[];
		getProductAttributeTermsTotalCount: (
			query?: Readonly< Record< string, QueryInputValue > >,
			fallback?: number
		) => number | undefined;
		getProductAttributeTermsError: ( query?: Readonly< Record< string, QueryInputValue > > ) => ApiError | undefined;
		getProductAttributeTerm: ( id: IdQuery ) => Entity | undefined;
		getProductAttributeTermError: ( id: IdQuery ) => ApiError | undefined;
		getProductAttributeTermCreateError: ( id: IdQuery ) => ApiError | undefined;
		getProductAttributeTermUpdateError: ( id: IdQuery ) => ApiError | undefined;
		getProductAttributeTermDeleteError: ( id: IdQuery ) => ApiError | undefined;
		isRequesting: ( action: string, ...args: unknown[] ) => boolean;
		hasFinishedRequest: ( action: string, ...args: unknown[] ) => boolean;
	};
	readonly actions: {
		createProductAttributeTerm: (
			data: Readonly< Record< string, QueryInputValue > >,
			options?: CreateOptions
		) => Promise< Readonly< Record< string, unknown > > & { readonly id: number | string } >;
		updateProductAttributeTerm: (
			id: IdQuery,
			data: Readonly< Record< string, unknown > >
		) => Promise< Readonly< Record< string, unknown > > & { readonly id: number | string } >;
		deleteProductAttributeTerm: (
			id: IdQuery,
			force?: boolean
		) => Promise< Readonly< Record< string, unknown > > & { readonly id: number | string } >;
	};
}
