import { postObject, type Entity, type Query, type WireObject } from '@store-admin/api';
import { createEntityWrites } from '../../core/entity-store/entity-writes';
import { track } from '../../core/remote-data/requests';
import type { Thunk } from '../../core/remote-data/thunk';
import { NAMES, PRODUCTS, type ProductId } from './state';

const writes = createEntityWrites( PRODUCTS, {
	create: 'createProduct',
	update: 'updateProduct',
	delete: 'deleteProduct',
	lists: [ NAMES.list, NAMES.total ],
} );

/** The public actions of `wc/admin/products` that send requests. */
export const actions = {
	createProduct: ( data: Query ): Thunk< Entity > => writes.create( data ),
	updateProduct: ( id: ProductId, data: WireObject ): Thunk< Entity > => writes.update( id, data ),
	/** Moves a product to the trash, or deletes it for good. */
	deleteProduct: ( id: ProductId, force = false ): Thunk< Entity > => writes.delete( id, force ),
	duplicateProduct:
		( id: ProductId, data: WireObject = {} ): Thunk< WireObject > =>
		async ( { dispatch } ) => {
			const copy = await dispatch(
				track( 'duplicateProduct', [ id ], async () => postObject( `${ PRODUCTS }/${ id }/duplicate`, data ) )
			);
			dispatch.invalidateResolutionForStoreSelector( 'getProducts' );
			return copy;
		},
};
