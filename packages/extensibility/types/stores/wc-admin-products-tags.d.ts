// Made from the stores by tests/contract/derive-types.ts: change those, then run it again.

import type { ApiError, CreateOptions, Entity, IdQuery, QueryInputValue } from './values';

/** The store `wc/admin/products/tags`. */
export interface WcAdminProductsTags {
	readonly selectors: {
		getProductTags: ( query?: Readonly< Record< string, QueryInputValue > > ) => readonly Entity[];
		getProductTagsTotalCount: ( query?: Readonly< Record< string, QueryInputValue > >, fallback?: number ) => number | undefined;
		getProductTagsError: ( query?: Readonly< Record< string, QueryInputValue > > ) => ApiError | undefined;
		getProductTag: ( id: IdQuery ) => Entity | undefined;
		getProductTagError: ( id: IdQuery ) => ApiError | undefined;
		getProductTagCreateError: ( id: IdQuery ) => ApiError | undefined;
		getProductTagUpdateError: ( id: IdQuery ) => ApiError | undefined;
		getProductTagDeleteError: ( id: IdQuery ) => ApiError | undefined;
		isRequesting: ( action: string, ...args: unknown[] ) => boolean;
		hasFinishedRequest: ( action: string, ...args: unknown[] ) => boolean;
	};
	readonly actions: {
		createProductTag: (
			data: Readonly< Record< string, QueryInputValue > >,
			options?: CreateOptions
		) => Promise< Readonly< Record< string, unknown > > & { readonly id: number | string } >;
		updateProductTag: (
			id: IdQuery,
			data: Readonly< Record< string, unknown > >
		) => Promise< Readonly< Record< string, unknown > > & { readonly id: number | string } >;
		deleteProductTag: (
			id: IdQuery,
			force?: boolean
		) => Promise< Readonly< Record< string, unknown > > & { readonly id: number | string } >;
	};
}
