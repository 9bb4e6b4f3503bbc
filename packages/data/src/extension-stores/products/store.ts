import { createStore } from '../../core/create-store';
import { collectionReducer } from '../../core/entity-store/collection-state';
import { deferred } from '../../core/remote-data/deferred';
import { selectors } from './selectors';
import { deleteProductStart, receiveSuggested } from './state';

/** Products. */
export const productsStore = createStore( 'wc/admin/products', {
	reducer: collectionReducer,
	actions: {
		deleteProductStart,
		...deferred( () => import( /* webpackChunkName: "store-work" */ './actions' ).then( ( { actions } ) => actions ), {
			createProduct: true,
			updateProduct: true,
			deleteProduct: true,
			duplicateProduct: true,
		} ),
		setSuggestedProductAction: receiveSuggested,
	},
	selectors,
	resolvers: deferred( () => import( /* webpackChunkName: "store-work" */ './resolvers' ).then( ( { resolvers } ) => resolvers ), {
		getProduct: true,
		getProducts: true,
		getProductsTotalCount: true,
		getPermalinkParts: true,
		getRelatedProducts: true,
		getSuggestedProducts: true,
	} ),
} );
