// Made from the stores by tests/contract/derive-types.ts: change those, then run it again.

import type { ApiError, Entity, QueryInputValue } from './values';

/** The store `wc/admin/items`. */
export interface WcAdminItems {
	readonly selectors: {
		getItems: ( type: string, query?: Readonly< Record< string, QueryInputValue > > ) => ReadonlyMap< string | number, Entity >;
		getItemsTotalCount: ( type: string, query?: Readonly< Record< string, QueryInputValue > >, fallback?: number ) => number;
		getItemsError: ( type: string, query?: Readonly< Record< string, QueryInputValue > > ) => ApiError | undefined;
	};
	readonly actions: {
		updateProductStock: ( product: Entity, quantity: number ) => Promise< boolean >;
		createProductFromTemplate: (
			fields: Readonly< Record< string, unknown > >,
			query?: Readonly< Record< string, QueryInputValue > >
		) => Promise< Readonly< Record< string, unknown > > >;
		setItem: ( type: string, id: string | number, item: Readonly< Record< string, unknown > > ) => Promise< void >;
		setItems: (
			type: string,
			query: Readonly< Record< string, QueryInputValue > >,
			items: readonly Entity[],
			total?: number
		) => Promise< void >;
		setItemsTotalCount: ( type: string, query: Readonly< Record< string, QueryInputValue > >, total: number ) => Promise< void >;
	};
}
