import { useDispatch, useSelect } from '@wordpress/data';
import { useMemo } from 'react';
import { readRemote, type RemoteData } from '../../core/remote-data/remote-data';
import { countsStore } from './store';

const PENDING: RemoteData< never > = { status: 'pending' };

/**
 * Counts the orders that wait for somebody; null when the server does not know.
 *
 * @param statuses Order statuses without `wc-`; keep the list the same from render to render.
 */
export function useOrdersToProcess( statuses: readonly string[] ): RemoteData< number | null > {
	return useSelect(
		( select ) => {
			const store = select( countsStore );
			const count = store.getOrdersToProcess( statuses );
			return readRemote( store, 'getOrdersToProcess', [ statuses ], { value: count ?? null, hasValue: count !== undefined } );
		},
		[ statuses ]
	);
}

/** Counts the product reviews that wait for approval; null when the server does not know. */
export function useReviewsToModerate(): RemoteData< number | null > {
	return useSelect( ( select ) => {
		const store = select( countsStore );
		const count = store.getReviewsToModerate();
		return readRemote( store, 'getReviewsToModerate', [], { value: count ?? null, hasValue: count !== undefined } );
	}, [] );
}

/** Counts the published products that are nearly sold out; null when the server does not know. */
export function useLowStockCount(): RemoteData< number | null > {
	return useSelect( ( select ) => {
		const store = select( countsStore );
		const count = store.getLowStockCount();
		return readRemote( store, 'getLowStockCount', [], { value: count ?? null, hasValue: count !== undefined } );
	}, [] );
}

/**
 * Counts unread messages of the inbox, a hundred at most.
 *
 * @param type     Types of notes, comma separated.
 * @param isNeeded Whether to ask at all; the count is pending until then.
 */
export function useUnreadNotes( type: string, isNeeded: boolean ): RemoteData< number | null > {
	return useSelect(
		( select ) => {
			if ( ! isNeeded ) {
				return PENDING;
			}
			const store = select( countsStore );
			const count = store.getUnreadNotes( type );
			return readRemote( store, 'getUnreadNotes', [ type ], { value: count ?? null, hasValue: count !== undefined } );
		},
		[ type, isNeeded ]
	);
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
