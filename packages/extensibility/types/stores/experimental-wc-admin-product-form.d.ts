// Made from the stores by tests/contract/derive-types.ts: change those, then run it again.

/** The store `experimental/wc/admin/product-form`. */
export interface ExperimentalWcAdminProductForm {
	readonly selectors: {
		getProductForm: () => Readonly< Record< string, unknown > >;
		getFields: () => unknown;
		getField: ( id: string ) => unknown;
	};
	readonly actions: object;
}
