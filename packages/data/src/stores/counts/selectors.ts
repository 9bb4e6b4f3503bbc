import type { ActivityCounts } from '@store-admin/api';
import { stableKey } from '../../core/remote-data/stable-key';
import type { Count, CountsState } from './state';

export const selectors = {
	getActivityCounts: ( state: CountsState ): ActivityCounts | undefined => state.activityCounts,
	getOrdersToProcess: ( state: CountsState, statuses: readonly string[] ): Count | undefined =>
		state.counts[ stableKey( 'orders', statuses ) ],
	getReviewsToModerate: ( state: CountsState ): Count | undefined => state.counts[ stableKey( 'reviews' ) ],
	getLowStockCount: ( state: CountsState ): Count | undefined => state.counts[ stableKey( 'low-stock' ) ],
	getUnreadNotes: ( state: CountsState, type: string ): Count | undefined => state.counts[ stableKey( 'unread-notes', type ) ],
};
