// Made from the stores by tests/contract/derive-types.ts: change those, then run it again.

/** The store `experimental/wc/admin/product-form`. */
export interface ExperimentalWcAdminProductForm {
	readonly selectors: {
		getProductForm: () => {
			readonly fields: readonly ( { readonly id: string } & {} )[];
			readonly sections: readonly ( { readonly id: string } & {} )[];
			readonly subsections: readonly ( { readonly id: string } & {} )[];
			readonly tabs: readonly ( { readonly id: string } & {} )[];
		} & {};
		getFields: () => readonly ( { readonly id: string } & {} )[];
		getField: ( id: string ) => ( { readonly id: string } & {} ) | undefined;
	};
	readonly actions: object;
}
