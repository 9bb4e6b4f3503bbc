import { useDispatch } from '@wordpress/data';
import { parseLowStockProducts, type Entity, type LowStockProduct, type Query } from '@store-admin/api';
import type { RemoteData } from '../../core/remote-data/remote-data';
import { useRemote } from '../../core/remote-data/use-remote';
import { itemsStore } from './store';

export interface LowStockProductsHook {
	readonly products: RemoteData< readonly LowStockProduct[] >;
	readonly retry: () => void;
}

function toProducts( items: ReadonlyMap< unknown, Entity > ): readonly LowStockProduct[] {
	return parseLowStockProducts( [ ...items.values() ] );
}

/**
 * Reads a page of the products that are nearly sold out.
 *
 * @param query Arguments of the REST route.
 */
export function useLowStockProducts( query: Query ): LowStockProductsHook {
	const { remote, refresh } = useRemote( itemsStore, 'getItems', [ 'products/low-in-stock', query ], {
		parse: toProducts,
		errorSelector: 'getItemsError',
	} );
	return { products: remote, retry: refresh };
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
