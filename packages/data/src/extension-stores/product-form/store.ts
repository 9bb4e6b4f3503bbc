import { createStore } from '../../core/create-store';
import { deferred } from '../../core/remote-data/deferred';
import { selectors } from './selectors';
import { productFormReducer } from './state';

/** The product form that older hosts built from the server; newer ones have no such route. */
export const productFormStore = createStore( 'experimental/wc/admin/product-form', {
	reducer: productFormReducer,
	selectors,
	resolvers: deferred( () => import( /* webpackChunkName: "store-work" */ './resolvers' ).then( ( { resolvers } ) => resolvers ), {
		getProductForm: true,
		getFields: true,
		getField: true,
	} ),
} );
