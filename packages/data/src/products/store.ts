import { createReduxStore } from '@wordpress/data';
import { fetchEntities, postObject, type ApiError, type Entity, type Query, type WireObject } from '@store-admin/api';
import { createCollection, listKeyOf } from '../entity-store/collection';
import {
	collectionReducer,
	receiveList,
	receiveRecords,
	type CollectionAction,
	type CollectionState,
} from '../entity-store/collection-state';
import { createEntityWrites } from '../entity-store/entity-writes';
import { memoized } from '../remote-data/memoized';
import { getRequestError, isRequesting, startRequest, track } from '../remote-data/requests';
import { stateOf, type PlainAction, type Thunk, type ThunkContext } from '../remote-data/thunk';
import { toPermalinkParts, type PermalinkParts } from './permalink';

type ProductId = Entity[ 'id' ];

const PRODUCTS = '/wc/v3/products';
const SUGGESTED = `${ PRODUCTS }/suggested-products`;
const NONE: readonly Entity[] = [];

const products = createCollection( PRODUCTS, {
	list: 'getProducts',
	total: 'getProductsTotalCount',
	one: 'getProduct',
} );
const writes = createEntityWrites( PRODUCTS, {
	create: 'createProduct',
	update: 'updateProduct',
	delete: 'deleteProduct',
	lists: [ 'getProducts', 'getProductsTotalCount' ],
} );

function relatedIds( product: Entity | undefined ): readonly ProductId[] {
	const ids = product?.[ 'related_ids' ];
	return Array.isArray( ids ) ? ids.filter( ( id ): id is ProductId => typeof id === 'number' ) : [];
}

const selectors = {
	getProduct: ( state: CollectionState, id: ProductId ): Entity | undefined => products.getRecord( state, id ),
	getProducts: products.getRecords,
	getProductsTotalCount: products.getTotal,
	getProductsError: products.getRecordsError,
	getPermalinkParts: memoized(
		( state: CollectionState, id: ProductId ) => [ products.getRecord( state, id ) ],
		( state, id ): PermalinkParts | null => toPermalinkParts( products.getRecord( state, id ) )
	),
	getRelatedProducts: memoized(
		( state: CollectionState, id: ProductId ) => [ products.getRecord( state, id ), state.records ],
		( state, id ): readonly Entity[] =>
			relatedIds( products.getRecord( state, id ) ).flatMap( ( related ) => products.getRecord( state, related ) ?? [] )
	),
	getSuggestedProducts: memoized(
		( state: CollectionState, query: Query = {} ) => [ state.lists[ listKeyOf( SUGGESTED, query ) ], state.records ],
		( { lists, records }, query = {} ): readonly Entity[] =>
			lists[ listKeyOf( SUGGESTED, query ) ]?.flatMap( ( key ) => records[ key ] ?? [] ) ?? NONE
	),
	getCreateProductError: ( state: CollectionState, data: WireObject ): ApiError | undefined =>
		getRequestError( state.requests, 'createProduct', [ data ] ),
	getUpdateProductError: ( state: CollectionState, id: ProductId ): ApiError | undefined =>
		getRequestError( state.requests, 'updateProduct', [ id ] ),
	getDeleteProductError: ( state: CollectionState, id: ProductId ): ApiError | undefined =>
		getRequestError( state.requests, 'deleteProduct', [ id ] ),
	/** Whether a product (or any) is being created, changed or deleted. */
	isPending: ( state: CollectionState, action: string, id?: ProductId ): boolean =>
		id === undefined
			? Object.entries( state.requests ).some( ( [ key, { isRequesting: is } ] ) => is && key.startsWith( action ) )
			: isRequesting( state.requests, action, [ id ] ),
};

const receiveSuggested = ( query: Query, items: readonly Entity[] ): CollectionAction =>
	receiveList( PRODUCTS, listKeyOf( SUGGESTED, query ), { items } );

const actions = {
	createProduct: ( data: Query ): Thunk< Entity > => writes.create( data ),
	updateProduct: ( id: ProductId, data: WireObject ): Thunk< Entity > => writes.update( id, data ),
	/** Puts a product in the trash, or deletes it for good. */
	deleteProduct: ( id: ProductId, force = false ): Thunk< Entity > => writes.delete( id, force ),
	/** Marks a product as being deleted. */
	deleteProductStart: ( id: ProductId ): PlainAction => startRequest( 'deleteProduct', [ id ] ),
	duplicateProduct:
		( id: ProductId, data: WireObject = {} ): Thunk< WireObject > =>
		async ( { dispatch } ) => {
			const copy = await dispatch(
				track( 'duplicateProduct', [ id ], async () => postObject( `${ PRODUCTS }/${ id }/duplicate`, data ) )
			);
			dispatch.invalidateResolutionForStoreSelector( 'getProducts' );
			return copy;
		},
	setSuggestedProductAction: receiveSuggested,
};

interface ProductsContext extends ThunkContext< CollectionState > {
	readonly resolveSelect: { readonly getProduct: ( id: ProductId ) => Promise< Entity | undefined > };
}

const resolvers = {
	getProduct: ( id: ProductId ): Thunk< void > => products.readRecord( id ),
	getProducts: products.readRecords,
	getProductsTotalCount: products.readTotal,
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

/** Products. */
export const productsStore = createReduxStore< CollectionState, typeof actions, typeof selectors >( 'wc/admin/products', {
	reducer: collectionReducer,
	actions,
	selectors,
	resolvers,
} );
