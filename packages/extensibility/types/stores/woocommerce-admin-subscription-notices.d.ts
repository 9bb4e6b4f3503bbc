// Made from the stores by tests/contract/derive-types.ts: change those, then run it again.

import type { SubscriptionNotice } from './values';

/** The store `woocommerce-admin/subscription-notices`. */
export interface WoocommerceAdminSubscriptionNotices {
	readonly selectors: {
		notices: () => readonly SubscriptionNotice[];
		getNotice: ( productKey: string ) => SubscriptionNotice | undefined;
	};
	readonly actions: {
		addNotice: (
			productKey: string,
			message: string,
			status: string,
			options?: Readonly< Record< string, unknown > >
		) => Promise< void >;
		removeNotice: ( productKey: string ) => Promise< void >;
	};
}
