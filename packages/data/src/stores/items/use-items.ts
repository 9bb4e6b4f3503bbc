import { useDispatch, useSelect } from '@wordpress/data';
import { useCallback, useMemo } from 'react';
import type { Entity, Query } from '@store-admin/api';
import { readRemote, type RemoteData } from '../../core/remote-data/remote-data';
import { itemsStore } from './store';

export interface ItemsHook {
	readonly items: RemoteData< readonly Entity[] >;
	readonly retry: () => void;
}

/**
 * Reads a page of anything below `/wc-analytics` that comes as a list.
 *
 * @param type  Name of the list, for example `products/low-in-stock`.
 * @param query Arguments of the REST route; keep the object the same from render to render.
 */
export function useItems( type: string, query: Query ): ItemsHook {
	const remote = useSelect(
		( select ) => {
			const store = select( itemsStore );
			const value = store.getItems( type, query );
			return readRemote( store, 'getItems', [ type, query ], {
				value,
				hasValue: value.size > 0,
				publicError: store.getItemsError( type, query ),
			} );
		},
		[ type, query ]
	);
	const items = useMemo(
		() => ( remote.status === 'ready' ? { ...remote, data: Array.from( remote.data.values() ) } : remote ),
		[ remote ]
	);
	const { invalidateResolution } = useDispatch( itemsStore );
	const retry = useCallback( () => {
		void invalidateResolution( 'getItems', [ type, query ] );
	}, [ invalidateResolution, type, query ] );
	return { items, retry };
}

/**
 * Saves how many are left of a product or variation.
 *
 * @return A function that takes the product and the number; false when it was not saved.
 */
export function useUpdateProductStock(): ( product: Entity, quantity: number ) => Promise< boolean > {
	const { updateProductStock } = useDispatch( itemsStore );
	return updateProductStock;
}
