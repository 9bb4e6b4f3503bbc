import { valueAt } from '../../core/remote-data/keyed-values';
import { memoized } from '../../core/remote-data/memoized';
import type { NoticesByProduct, SubscriptionNotice } from './state';

/** The public selectors of `woocommerce-admin/subscription-notices`. */
export const selectors = {
	notices: memoized(
		( state: NoticesByProduct ) => [ state ],
		( state ): readonly SubscriptionNotice[] => Object.values( state )
	),
	getNotice: ( state: NoticesByProduct, productKey: string ): SubscriptionNotice | undefined => valueAt( state, productKey ),
};
