// Made from the stores by tests/contract/derive-types.ts: change those, then run it again.

import type { ApiError, Entity, QueryValue } from './values';

/** The store `wc/admin/orders`. */
export interface WcAdminOrders {
	readonly selectors: {
		getOrders: ( query?: Readonly< Record< string, QueryValue > > ) => readonly Entity[];
		getOrdersTotalCount: ( query?: Readonly< Record< string, QueryValue > >, fallback?: number ) => number | undefined;
		getOrdersError: ( query?: Readonly< Record< string, QueryValue > > ) => ApiError | undefined;
	};
	readonly actions: object;
}
