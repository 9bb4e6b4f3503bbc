// Made from the stores by tests/contract/derive-types.ts: change those, then run it again.

import type { ApiError, Entity, QueryInputValue } from './values';

/** The store `wc/admin/orders`. */
export interface WcAdminOrders {
	readonly selectors: {
		getOrders: ( query?: Readonly< Record< string, QueryInputValue > > ) => readonly Entity[];
		getOrdersTotalCount: ( query?: Readonly< Record< string, QueryInputValue > >, fallback?: number ) => number | undefined;
		getOrdersError: ( query?: Readonly< Record< string, QueryInputValue > > ) => ApiError | undefined;
	};
	readonly actions: object;
}
