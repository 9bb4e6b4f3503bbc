import { fetchEntities, type Entity, type Query } from '@store-admin/api';
import { createCollectionReads } from '../../core/entity-store/collection-reads';
import { receiveRecords, type CollectionState } from '../../core/entity-store/collection-state';
import { track } from '../../core/remote-data/requests';
import { stateOf, type Thunk, type ThunkContext } from '../../core/remote-data/thunk';
import { NAMES, products, PRODUCTS, receiveSuggested, relatedIds, SUGGESTED, type ProductId } from './state';

const reads = createCollectionReads( PRODUCTS, NAMES );

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
