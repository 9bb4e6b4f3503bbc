import { useDispatch } from '@wordpress/data';
import { useCallback } from 'react';
import { parseLowStockProducts, updateEntity, type Entity, type LowStockProduct, type Query } from '@store-admin/api';
import type { RemoteData } from '../../core/remote-data/remote-data';
import { useRemote } from '../../core/remote-data/use-remote';
import { productPath } from './product-path';
import { itemsStore } from './store';

const LOW_IN_STOCK = 'products/low-in-stock';

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
	const { remote, refresh } = useRemote( itemsStore, 'getItems', [ LOW_IN_STOCK, query ], {
		parse: toProducts,
		errorSelector: 'getItemsError',
	} );
	return { products: remote, retry: refresh };
}

/**
 * Saves how many are left of a product or variation. The store's own action would not say why that failed.
 *
 * @return A function that takes the product and the number; it rejects with an ApiError.
 */
export function useUpdateProductStock(): ( product: LowStockProduct, quantity: number ) => Promise< void > {
	const { setItem } = useDispatch( itemsStore );
	return useCallback(
		async ( product, quantity ) => {
			await updateEntity( productPath( product ), { stock_quantity: quantity } );
			const changed = { ...product, stock_quantity: quantity };
			await Promise.all( [ 'products', LOW_IN_STOCK ].map( async ( type ) => setItem( type, product.id, changed ) ) );
		},
		[ setItem ]
	);
}
