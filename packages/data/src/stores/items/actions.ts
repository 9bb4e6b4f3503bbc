import { postObject, updateEntity, type Entity, type Query, type WireObject } from '@store-admin/api';
import { track } from '../../core/remote-data/requests';
import type { Thunk } from '../../core/remote-data/thunk';
import { productPath } from './product-path';
import { setItem } from './state';

/** The public actions of `wc/admin/items` that ask the server. */
export const actions = {
	/** Saves how many are left of a product or variation; shows it at once, and what was there again if refused. */
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
				// The public promise of this action is an answer, not a rejection.
				dispatch( setItem( 'products', product.id, product ) );
				return false;
			}
		},
	createProductFromTemplate: ( fields: WireObject, query: Query = {} ): Thunk< WireObject > =>
		track( 'createProductFromTemplate', [], async () =>
			postObject( '/wc-admin/onboarding/tasks/create_product_from_template', fields, query )
		),
};
