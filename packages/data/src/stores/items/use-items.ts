import { useDispatch } from '@wordpress/data';
import type { Entity, Query } from '@store-admin/api';
import type { RemoteData } from '../../core/remote-data/remote-data';
import { useRemote } from '../../core/remote-data/use-remote';
import { itemsStore } from './store';

export interface ItemsHook {
	readonly items: RemoteData< readonly Entity[] >;
	readonly retry: () => void;
}

function toList( items: ReadonlyMap< unknown, Entity > ): readonly Entity[] {
	return [ ...items.values() ];
}

/**
 * Reads a page of anything below `/wc-analytics` that comes as a list.
 *
 * @param type  Name of the list, for example `products/low-in-stock`.
 * @param query Arguments of the REST route.
 */
export function useItems( type: string, query: Query ): ItemsHook {
	const { remote, refresh } = useRemote( itemsStore, 'getItems', [ type, query ], { parse: toList, errorSelector: 'getItemsError' } );
	return { items: remote, retry: refresh };
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
