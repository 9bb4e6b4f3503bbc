// Made from the stores by tests/contract/derive-types.ts: change those, then run it again.

import type { ApiError, Entity, PermalinkParts, QueryInputValue } from './values';

/** The store `wc/admin/products`. */
export interface WcAdminProducts {
	readonly selectors: {
		getProduct: ( id: string | number ) => Entity | undefined;
		getProducts: ( query?: Readonly< Record< string, QueryInputValue > > ) => readonly Entity[];
		getProductsTotalCount: ( query?: Readonly< Record< string, QueryInputValue > >, fallback?: number ) => number | undefined;
		getProductsError: ( query?: Readonly< Record< string, QueryInputValue > > ) => ApiError | undefined;
		getPermalinkParts: ( id: string | number ) => PermalinkParts | null;
		getRelatedProducts: ( id: string | number ) => readonly Entity[];
		getSuggestedProducts: ( query?: Readonly< Record< string, QueryInputValue > > ) => readonly Entity[];
		getCreateProductError: ( data: Readonly< Record< string, unknown > > ) => ApiError | undefined;
		getUpdateProductError: ( id: string | number ) => ApiError | undefined;
		getDeleteProductError: ( id: string | number ) => ApiError | undefined;
		isPending: ( action: string, id?: string | number ) => boolean;
	};
	readonly actions: {
		setSuggestedProductAction: ( query: Readonly< Record< string, QueryInputValue > >, items: readonly Entity[] ) => Promise< void >;
		createProduct: (
			data: Readonly< Record< string, QueryInputValue > >
		) => Promise< Readonly< Record< string, unknown > > & { readonly id: number | string } >;
		updateProduct: (
			id: string | number,
			data: Readonly< Record< string, unknown > >
		) => Promise< Readonly< Record< string, unknown > > & { readonly id: number | string } >;
		deleteProduct: (
			id: string | number,
			force?: boolean
		) => Promise< Readonly< Record< string, unknown > > & { readonly id: number | string } >;
		duplicateProduct: (
			id: string | number,
			data?: Readonly< Record< string, unknown > >
		) => Promise< Readonly< Record< string, unknown > > >;
		deleteProductStart: ( id: string | number ) => Promise< void >;
	};
}
