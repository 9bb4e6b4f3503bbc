import { useDispatch } from '@wordpress/data';
import { useMemo } from 'react';
import type { RemoteData } from '../../core/remote-data/remote-data';
import { useRemote } from '../../core/remote-data/use-remote';
import type { Count } from './state';
import { countsStore } from './store';

/**
 * Counts the orders that wait for somebody; null when the server does not know.
 *
 * @param statuses Order statuses without `wc-`.
 */
export function useOrdersToProcess( statuses: readonly string[] ): RemoteData< Count > {
	return useRemote( countsStore, 'getOrdersToProcess', [ statuses ] ).remote;
}

/** Counts the product reviews that wait for approval; null when the server does not know. */
export function useReviewsToModerate(): RemoteData< Count > {
	return useRemote( countsStore, 'getReviewsToModerate', [] ).remote;
}

/** Counts the published products that are nearly sold out; null when the server does not know. */
export function useLowStockCount(): RemoteData< Count > {
	return useRemote( countsStore, 'getLowStockCount', [] ).remote;
}

/**
 * Counts unread messages of the inbox, a hundred at most.
 *
 * @param type     Types of notes, comma separated.
 * @param isNeeded Whether to ask at all; the count is pending until then.
 */
export function useUnreadNotes( type: string, isNeeded: boolean ): RemoteData< Count > {
	return useRemote( countsStore, 'getUnreadNotes', [ type ], { isNeeded } ).remote;
}

export interface RecountHook {
	readonly recountReviews: () => void;
	readonly recountLowStock: () => void;
}

/** Counts anew after a change; the old number stays until the new one is there. */
export function useRecount(): RecountHook {
	const { invalidateResolution } = useDispatch( countsStore );
	return useMemo( () => {
		const recount = ( selector: 'getReviewsToModerate' | 'getLowStockCount' ) => {
			// Where the host counts all at once, that answer is old as well.
			void invalidateResolution( 'getActivityCounts', [] );
			void invalidateResolution( selector, [] );
		};
		return {
			recountReviews: () => recount( 'getReviewsToModerate' ),
			recountLowStock: () => recount( 'getLowStockCount' ),
		};
	}, [ invalidateResolution ] );
}
