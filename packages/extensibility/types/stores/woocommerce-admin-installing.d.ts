// Made from the stores by tests/contract/derive-types.ts: change those, then run it again.

/** The store `woocommerce-admin/installing`. */
export interface WoocommerceAdminInstalling {
	readonly selectors: {
		isInstalling: ( productKey: string ) => boolean;
	};
	readonly actions: {
		startInstalling: ( productKey: string ) => Promise< void >;
		stopInstalling: ( productKey: string ) => Promise< void >;
	};
}
