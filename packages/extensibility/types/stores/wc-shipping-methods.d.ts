// Made from the stores by tests/contract/derive-types.ts: change those, then run it again.

/** The store `wc/shipping-methods`. */
export interface WcShippingMethods {
	readonly selectors: {
		getShippingMethods: ( _forceDefault?: boolean ) => readonly ( {
			readonly id: string;
			readonly name: string;
			readonly description: string;
		} & {
			readonly slug?: string;
			readonly dependencies?: readonly string[];
			readonly learn_more_link?: string;
			readonly is_visible?: boolean;
			readonly layout_column?:
				| ( {
						readonly image: string;
						readonly features: readonly ( { readonly icon: string; readonly description: string } & {
							readonly title?: string;
						} )[];
				  } & {} )
				| null;
			readonly layout_row?:
				| ( {
						readonly image: string;
						readonly features: readonly ( { readonly icon: string; readonly description: string } & {
							readonly title?: string;
						} )[];
				  } & {} )
				| null;
		} )[];
		isShippingMethodsUpdating: () => boolean;
	};
	readonly actions: object;
}
