import { useLowStockCount, useOrdersToProcess, useReviewsToModerate, type RemoteData } from '@store-admin/data';
import { useQuery } from '@store-admin/navigation';
import { getSettings } from '@store-admin/settings';
import { workRights } from '../../../shared/work-rights';

/** How many wait; null while that is not known, or when it could not be found out. */
type Count = number | null;

function countOf( remote: RemoteData< number | null > ): Count {
	return remote.status === 'ready' ? remote.data : null;
}

export const useOrdersCount = (): Count => countOf( useOrdersToProcess( getSettings().actionableStatuses ) );
export const useStockCount = (): Count => countOf( useLowStockCount() );
export const useReviewsCount = (): Count => countOf( useReviewsToModerate() );

export interface ActivityFacts {
	readonly hasOrders: boolean;
	/** Whether any order status counts as waiting. */
	readonly hasStatuses: boolean;
	readonly hasStock: boolean;
	readonly hasReviews: boolean;
	/** The panel that the address asks for. */
	readonly requested: string | undefined;
}

/** Which panels this store and this user have at all; nothing is asked for the others. */
export function useActivityFacts(): ActivityFacts {
	const { manageStock, reviewsEnabled, actionableStatuses } = getSettings();
	const rights = workRights();
	return {
		hasOrders: rights.orders,
		hasStatuses: actionableStatuses.length > 0,
		hasStock: manageStock && rights.stock,
		hasReviews: reviewsEnabled && rights.reviews,
		requested: useQuery()[ 'opened_panel' ],
	};
}
