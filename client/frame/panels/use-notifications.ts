import {
	useLowStockCount,
	useOrdersToProcess,
	useReviewsToModerate,
	useTaskLists,
	type RemoteData,
	type TaskList,
} from '@store-admin/data';
import { getSettings } from '@store-admin/settings';
import { workRights } from '../../shared/work-rights';
import { setupProgress } from '../header-items/setup-progress';

/** Null while that is not known, or when it could not be found out. */
export type Waiting = number | null;

function countOf( remote: RemoteData< number | null > ): Waiting {
	return remote.status === 'ready' ? remote.data : null;
}

export const useOrdersWaiting = (): Waiting => countOf( useOrdersToProcess( getSettings().actionableStatuses ) );
export const useReviewsWaiting = (): Waiting => countOf( useReviewsToModerate() );
export const useStockWaiting = (): Waiting => countOf( useLowStockCount() );

const EXTENDED_LIST = 'extended';

function remaining( lists: readonly TaskList[] ): number {
	const list = lists.find( ( { id } ) => id === EXTENDED_LIST );
	if ( ! list || ! list.isVisible || list.isHidden ) {
		return 0;
	}
	return list.tasks.filter( ( task ) => task.canView && ! task.isComplete && ! task.isDismissed && ! task.isSnoozed ).length;
}

export interface NotificationFacts {
	readonly isPending: boolean;
	/** Open tasks of the list of ideas. */
	readonly thingsToDo: number;
	readonly hasOrders: boolean;
	readonly hasReviews: boolean;
	readonly hasStock: boolean;
}

/** What may wait in this store for this user. Nothing else is asked for, and nothing that Home would not show. */
export function useNotificationFacts(): NotificationFacts {
	const { taskLists } = useTaskLists();
	const { manageStock, reviewsEnabled, actionableStatuses, taskLists: boot } = getSettings();
	const isPending = taskLists.status === 'pending';
	// While the set-up is under way Home has no place for them.
	const isOpen = ! isPending && ! setupProgress( taskLists, boot ).isActive;
	const rights = workRights();
	return {
		isPending,
		thingsToDo: taskLists.status === 'ready' ? remaining( taskLists.data ) : 0,
		hasOrders: isOpen && rights.orders && actionableStatuses.length > 0,
		hasReviews: isOpen && rights.reviews && reviewsEnabled,
		hasStock: isOpen && rights.stock && manageStock,
	};
}
