import { useCallback } from 'react';
import {
	useLowStockCount,
	useOrdersToProcess,
	useReviewsToModerate,
	useTaskLists,
	useUpdateUserPreferences,
	type RemoteData,
	type TaskList,
} from '@store-admin/data';
import { getFacts } from '@store-admin/settings';
import { setupProgress } from '../../shared/setup-progress';
import { workRights } from '../../shared/work-rights';
import { panelsManifest } from './manifest';

/** Null while it is loading, or when it could not be loaded. */
export type Waiting = number | null;

function countOf( remote: RemoteData< number | null > ): Waiting {
	return remote.status === 'ready' ? remote.data : null;
}

export const useOrdersWaiting = (): Waiting => countOf( useOrdersToProcess( getFacts( panelsManifest ).actionableStatuses ) );
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
	/** Number of open tasks of the extended list. */
	readonly thingsToDo: number;
	readonly hasOrders: boolean;
	readonly hasReviews: boolean;
	readonly hasStock: boolean;
}

/** Tells which kinds of work this store and this user have. Other kinds, and data that Home would not show, are not fetched. */
export function useNotificationFacts(): NotificationFacts {
	const { taskLists } = useTaskLists();
	const { manageStock, reviewsEnabled, actionableStatuses, isSetupOver } = getFacts( panelsManifest );
	const isPending = taskLists.status === 'pending';
	// Home does not show them during the set-up.
	const isOpen = ! isPending && ! setupProgress( taskLists, isSetupOver ).isActive;
	const rights = workRights();
	return {
		isPending,
		thingsToDo: taskLists.status === 'ready' ? remaining( taskLists.data ) : 0,
		hasOrders: isOpen && rights.orders && actionableStatuses.length > 0,
		hasReviews: isOpen && rights.reviews && reviewsEnabled,
		hasStock: isOpen && rights.stock && manageStock,
	};
}

/** Saves that this user has looked at the inbox now. Later messages count as unread again. */
export function useLastRead(): () => void {
	const updateUserPreferences = useUpdateUserPreferences();
	return useCallback( () => {
		// If this is not saved, the same messages count as unread again, which is harmless.
		updateUserPreferences( { activity_panel_inbox_last_read: Date.now() } ).catch( () => {} );
	}, [ updateUserPreferences ] );
}
