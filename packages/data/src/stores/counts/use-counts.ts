import { useDispatch } from '@wordpress/data';
import { useMemo } from 'react';
import type { RemoteData } from '../../core/remote-data/remote-data';
import { useRemote } from '../../core/remote-data/use-remote';
import type { Count } from './state';
import { countsStore } from './store';

/**
 * The number of orders that wait to be processed; null when the server does not know it.
 *
 * @param statuses Order statuses without `wc-`.
 */
export function useOrdersToProcess( statuses: readonly string[] ): RemoteData< Count > {
	return useRemote( countsStore, 'getOrdersToProcess', [ statuses ] ).remote;
}

/** The number of product reviews that wait for approval; null when the server does not know it. */
export function useReviewsToModerate(): RemoteData< Count > {
	return useRemote( countsStore, 'getReviewsToModerate', [] ).remote;
}

/** The number of published products that are low in stock; null when the server does not know it. */
export function useLowStockCount(): RemoteData< Count > {
	return useRemote( countsStore, 'getLowStockCount', [] ).remote;
}

/**
 * The number of unread messages of the inbox, up to a hundred.
 *
 * @param type     Types of notes, comma separated.
 * @param isNeeded Whether to fetch the count at all; it is pending until then.
 */
export function useUnreadNotes( type: string, isNeeded: boolean ): RemoteData< Count > {
	return useRemote( countsStore, 'getUnreadNotes', [ type ], { isNeeded } ).remote;
}

export interface RecountHook {
	/** Also with other statuses, after the user has chosen them. */
	readonly recountOrders: () => void;
	readonly recountReviews: () => void;
	readonly recountLowStock: () => void;
}

/** Fetches counts again after a change. The old number stays until the new one arrives. */
export function useRecount(): RecountHook {
	const { invalidateResolution, invalidateResolutionForStoreSelector } = useDispatch( countsStore );
	return useMemo( () => {
		const recount = ( selector: 'getReviewsToModerate' | 'getLowStockCount' ) => {
			// Where the host sends all counts in one answer, that answer is stale too.
			void invalidateResolution( 'getActivityCounts', [] );
			void invalidateResolution( selector, [] );
		};
		return {
			recountOrders: () => {
				void invalidateResolution( 'getActivityCounts', [] );
				void invalidateResolutionForStoreSelector( 'getOrdersToProcess' );
			},
			recountReviews: () => recount( 'getReviewsToModerate' ),
			recountLowStock: () => recount( 'getLowStockCount' ),
		};
	}, [ invalidateResolution, invalidateResolutionForStoreSelector ] );
}
