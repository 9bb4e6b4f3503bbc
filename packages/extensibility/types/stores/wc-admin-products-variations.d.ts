// Made from the stores by tests/contract/derive-types.ts: change those, then run it again.

import type { ApiError, CreateOptions, Entity, IdQuery, QueryInputValue } from './values';

/** The store `wc/admin/products/variations`. */
export interface WcAdminProductsVariations {
	readonly selectors: {
		getProductVariations: ( query?: Readonly< Record< string, QueryInputValue > > ) => readonly Entity[];
		getProductVariationsTotalCount: ( query?: Readonly< Record< string, QueryInputValue > >, fallback?: number ) => number | undefined;
		getProductVariationsError: ( query?: Readonly< Record< string, QueryInputValue > > ) => ApiError | undefined;
		getProductVariation: ( id: IdQuery ) => Entity | undefined;
		getProductVariationError: ( id: IdQuery ) => ApiError | undefined;
		getProductVariationCreateError: ( id: IdQuery ) => ApiError | undefined;
		getProductVariationUpdateError: ( id: IdQuery ) => ApiError | undefined;
		getProductVariationDeleteError: ( id: IdQuery ) => ApiError | undefined;
		isRequesting: ( action: string, ...args: unknown[] ) => boolean;
		hasFinishedRequest: ( action: string, ...args: unknown[] ) => boolean;
	};
	readonly actions: {
		createProductVariation: (
			data: Readonly< Record< string, QueryInputValue > >,
			options?: CreateOptions
		) => Promise< Readonly< Record< string, unknown > > & { readonly id: number | string } >;
		updateProductVariation: (
			id: IdQuery,
			data: Readonly< Record< string, unknown > >
		) => Promise< Readonly< Record< string, unknown > > & { readonly id: number | string } >;
		deleteProductVariation: (
			id: IdQuery,
			force?: boolean
		) => Promise< Readonly< Record< string, unknown > > & { readonly id: number | string } >;
	};
}
