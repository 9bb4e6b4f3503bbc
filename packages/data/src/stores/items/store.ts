import { createStore } from '../../core/create-store';
import { collectionReducer } from '../../core/entity-store/collection-state';
import { deferred } from '../../core/remote-data/deferred';
import { selectors } from './selectors';
import { setItem, setItems, setItemsTotalCount } from './state';

/** Lists below `/wc-analytics`: products, categories, customers, leaderboards, … */
export const itemsStore = createStore( 'wc/admin/items', {
	reducer: collectionReducer,
	actions: {
		setItem,
		setItems,
		setItemsTotalCount,
		...deferred( () => import( /* webpackChunkName: "store-work" */ './actions' ).then( ( { actions } ) => actions ), {
			updateProductStock: true,
			createProductFromTemplate: true,
		} ),
	},
	selectors,
	resolvers: deferred( () => import( /* webpackChunkName: "store-work" */ './resolvers' ).then( ( { resolvers } ) => resolvers ), {
		getItems: true,
		getItemsTotalCount: true,
	} ),
} );
