import { fetchEntities, postObject, type Entity, type Query, type WireObject } from '@store-admin/api';
import { createCollectionReads } from '../../core/entity-store/collection-reads';
import { receiveRecords, type CollectionState } from '../../core/entity-store/collection-state';
import { createEntityWrites } from '../../core/entity-store/entity-writes';
import { track } from '../../core/remote-data/requests';
import { stateOf, type Thunk, type ThunkContext } from '../../core/remote-data/thunk';
import { NAMES, products, PRODUCTS, receiveSuggested, relatedIds, SUGGESTED, type ProductId } from './state';

const reads = createCollectionReads( PRODUCTS, NAMES );
const writes = createEntityWrites( PRODUCTS, {
	create: 'createProduct',
	update: 'updateProduct',
	delete: 'deleteProduct',
	lists: [ NAMES.list, NAMES.total ],
} );

/** The public actions of `wc/admin/products` that ask the server. */
export const actions = {
	createProduct: ( data: Query ): Thunk< Entity > => writes.create( data ),
	updateProduct: ( id: ProductId, data: WireObject ): Thunk< Entity > => writes.update( id, data ),
	/** Puts a product in the trash, or deletes it for good. */
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

interface ProductsContext extends ThunkContext< CollectionState > {
	readonly resolveSelect: { readonly getProduct: ( id: ProductId ) => Promise< Entity | undefined > };
}

export const resolvers = {
	getProduct: ( id: ProductId ): Thunk< void > => reads.readRecord( id ),
	getProducts: reads.readRecords,
	getProductsTotalCount: reads.readTotal,
	getPermalinkParts:
		( id: ProductId ) =>
		async ( { resolveSelect }: ProductsContext ): Promise< void > => {
			await resolveSelect.getProduct( id );
		},
	getRelatedProducts:
		( id: ProductId ) =>
		async ( { dispatch, resolveSelect, select }: ProductsContext ): Promise< void > => {
			await resolveSelect.getProduct( id );
			const include = relatedIds( products.getRecord( stateOf( { select } ), id ) );
			if ( include.length > 0 ) {
				const { items } = await dispatch(
					track( 'getRelatedProducts', [ id ], async () => fetchEntities( PRODUCTS, { include } ) )
				);
				dispatch( receiveRecords( PRODUCTS, items ) );
			}
		},
	getSuggestedProducts:
		( query: Query = {} ): Thunk< void > =>
		async ( { dispatch } ) => {
			const { items } = await dispatch( track( 'getSuggestedProducts', [ query ], async () => fetchEntities( SUGGESTED, query ) ) );
			dispatch( receiveSuggested( query, items ) );
		},
};
