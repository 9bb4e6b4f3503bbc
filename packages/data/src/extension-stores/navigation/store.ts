import { createStore } from '../../core/create-store';
import { deferred } from '../../core/remote-data/deferred';
import { selectors } from './selectors';
import { navigationReducer, receiveActions } from './state';

/** The remains of the host's former navigation: menu items of extensions, and favorites on older hosts. */
export const navigationStore = createStore( 'woocommerce-navigation', {
	reducer: navigationReducer,
	actions: {
		...receiveActions,
		...deferred( () => import( /* webpackChunkName: "store-work" */ './actions' ).then( ( { actions } ) => actions ), {
			addFavorite: true,
			removeFavorite: true,
		} ),
	},
	selectors,
	resolvers: deferred( () => import( /* webpackChunkName: "store-work" */ './resolvers' ).then( ( { resolvers } ) => resolvers ), {
		getFavorites: true,
	} ),
} );
