import { postObject, updateEntity, type Entity, type Query, type WireObject } from '@store-admin/api';
import { track } from '../../core/remote-data/requests';
import type { Thunk } from '../../core/remote-data/thunk';
import { productPath } from './product-path';
import { setItem } from './state';

/** The public actions of `wc/admin/items` that send requests. */
export const actions = {
	/**
	 * Saves the stock quantity of a product or variation. The new quantity is shown immediately, and the old one again
	 * when the server refuses.
	 */
	updateProductStock:
		( product: Entity, quantity: number ): Thunk< boolean > =>
		async ( { dispatch } ) => {
			dispatch( setItem( 'products', product.id, { ...product, stock_quantity: quantity } ) );
			try {
				await dispatch(
					track( 'updateProductStock', [ product.id ], async () =>
						updateEntity( productPath( product ), { stock_quantity: quantity } )
					)
				);
				return true;
			} catch {
				// This public action resolves to false instead of rejecting.
				dispatch( setItem( 'products', product.id, product ) );
				return false;
			}
		},
	createProductFromTemplate: ( fields: WireObject, query: Query = {} ): Thunk< WireObject > =>
		track( 'createProductFromTemplate', [], async () =>
			postObject( '/wc-admin/onboarding/tasks/create_product_from_template', fields, query )
		),
};
