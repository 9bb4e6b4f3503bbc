// Made from the stores by tests/contract/derive-types.ts: change those, then run it again.

import type { ProductField } from './values';

/** The store `wc/admin/product/fields`. */
export interface WcAdminProductFields {
	readonly selectors: {
		getProductField: ( name: string ) => ProductField | undefined;
		getRegisteredProductFields: () => readonly string[];
	};
	readonly actions: {
		registerProductField: ( field: ProductField ) => Promise< void >;
	};
}
