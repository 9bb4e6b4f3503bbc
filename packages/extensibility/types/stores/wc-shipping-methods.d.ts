// Made from the stores by tests/contract/derive-types.ts: change those, then run it again.

/** The store `wc/shipping-methods`. */
export interface WcShippingMethods {
	readonly selectors: {
		getShippingMethods: ( _forceDefault?: boolean ) => readonly Readonly< Record< string, unknown > >[];
		isShippingMethodsUpdating: () => boolean;
	};
	readonly actions: object;
}
