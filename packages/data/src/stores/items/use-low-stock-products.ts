import { useDispatch } from '@wordpress/data';
import { useCallback, useMemo } from 'react';
import { parseLowStockProducts, updateEntity, type Entity, type LowStockProduct, type Query } from '@store-admin/api';
import { PENDING, type RemoteData } from '../../core/remote-data/remote-data';
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

/** All pages as one list, as soon as each is there. */
function joinPages( pages: readonly RemoteData< readonly LowStockProduct[] >[] ): RemoteData< readonly LowStockProduct[] > {
	const [ first = PENDING ] = pages;
	const missing = pages.find( ( { status } ) => status === 'failed' ) ?? pages.find( ( { status } ) => status === 'pending' );
	if ( missing ?? first.status !== 'ready' ) {
		return missing ?? first;
	}
	return { ...first, data: pages.flatMap( ( page ) => ( page.status === 'ready' ? page.data : [] ) ) };
}

/**
 * Reads the products that are nearly sold out.
 *
 * @param query Arguments of the REST route, without the page.
 * @param pages How many pages there are.
 */
export function useLowStockProducts( query: Query, pages: number ): LowStockProductsHook {
	const argsList = useMemo(
		() => Array.from( { length: pages }, ( _, index ) => [ LOW_IN_STOCK, { ...query, page: index + 1 } ] ),
		[ query, pages ]
	);
	const { remotes, retry } = useRemotes( itemsStore, 'getItems', argsList, READING );
	return { products: useMemo( () => joinPages( remotes ), [ remotes ] ), retry };
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
