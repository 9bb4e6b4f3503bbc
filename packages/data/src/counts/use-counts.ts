import { useSelect } from '@wordpress/data';
import { readRemote, type RemoteData } from '../remote-data/remote-data';
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
