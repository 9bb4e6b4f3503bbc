import { useDispatch } from '@wordpress/data';
import { useCallback, useMemo } from 'react';
import { parseLowStockProducts, updateStock, type Entity, type LowStockProduct, type Query } from '@store-admin/api';
import { combineRemote, mapRemote, type RemoteData } from '../../core/remote-data/remote-data';
import { useRemotes } from '../../core/remote-data/use-remote';
import { productPath } from './product-path';
import { itemsStore } from './store';

const LOW_IN_STOCK = 'products/low-in-stock';

export interface LowStockProductsHook {
	readonly products: RemoteData< readonly LowStockProduct[] >;
	readonly retry: () => void;
}

const READING = {
	parse: ( items: unknown ) => parseLowStockProducts( [ ...( items as ReadonlyMap< unknown, Entity > ).values() ] ),
	errorSelector: 'getItemsError',
};

/**
 * Reads the products that are low in stock.
 *
 * @param query Arguments of the REST route, without `page`.
 * @param pages Number of pages to fetch.
 */
export function useLowStockProducts( query: Query, pages: number ): LowStockProductsHook {
	const argsList = useMemo(
		() => Array.from( { length: pages }, ( _, index ) => [ LOW_IN_STOCK, { ...query, page: index + 1 } ] ),
		[ query, pages ]
	);
	const { remotes, retry } = useRemotes( itemsStore, 'getItems', argsList, READING );
	// Object keys that are numbers come first, in ascending order.
	const products = useMemo(
		() => mapRemote( combineRemote( Object.fromEntries( remotes.entries() ) ), ( byPage ) => Object.values( byPage ).flat() ),
		[ remotes ]
	);
	return { products, retry };
}

/**
 * Saves the stock quantity of a product or variation. The store's own action would not return the reason of a failure.
 *
 * @return A function that saves the quantity; it rejects with an ApiError.
 */
export function useUpdateProductStock(): ( product: LowStockProduct, quantity: number ) => Promise< void > {
	const { setItem } = useDispatch( itemsStore );
	return useCallback(
		async ( product, quantity ) => {
			const changed = { ...product, stock_quantity: await updateStock( productPath( product ), product.id, quantity ) };
			await Promise.all( [ 'products', LOW_IN_STOCK ].map( async ( type ) => setItem( type, product.id, changed ) ) );
		},
		[ setItem ]
	);
}
