// Made from the stores by tests/contract/derive-types.ts: change those, then run it again.

import type { ApiError, CreateOptions, Entity, IdQuery, QueryInputValue } from './values';

/** The store `experimental/wc/admin/products/categories`. */
export interface ExperimentalWcAdminProductsCategories {
	readonly selectors: {
		getProductCategories: ( query?: Readonly< Record< string, QueryInputValue > > ) => readonly Entity[];
		getProductCategoriesTotalCount: ( query?: Readonly< Record< string, QueryInputValue > >, fallback?: number ) => number | undefined;
		getProductCategoriesError: ( query?: Readonly< Record< string, QueryInputValue > > ) => ApiError | undefined;
		getProductCategory: ( id: IdQuery ) => Entity | undefined;
		getProductCategoryError: ( id: IdQuery ) => ApiError | undefined;
		getProductCategoryCreateError: ( id: IdQuery ) => ApiError | undefined;
		getProductCategoryUpdateError: ( id: IdQuery ) => ApiError | undefined;
		getProductCategoryDeleteError: ( id: IdQuery ) => ApiError | undefined;
		isRequesting: ( action: string, ...args: unknown[] ) => boolean;
		hasFinishedRequest: ( action: string, ...args: unknown[] ) => boolean;
	};
	readonly actions: {
		createProductCategory: (
			data: Readonly< Record< string, QueryInputValue > >,
			options?: CreateOptions
		) => Promise< Readonly< Record< string, unknown > > & { readonly id: number | string } >;
		updateProductCategory: (
			id: IdQuery,
			data: Readonly< Record< string, unknown > >
		) => Promise< Readonly< Record< string, unknown > > & { readonly id: number | string } >;
		deleteProductCategory: (
			id: IdQuery,
			force?: boolean
		) => Promise< Readonly< Record< string, unknown > > & { readonly id: number | string } >;
	};
}
