import { createStore } from '../../core/create-store';
import { deferred } from '../../core/remote-data/deferred';
import { selectors } from './selectors';
import { marketingReducer, receiveActions } from './state';

/** Marketing extensions and articles. */
export const marketingStore = createStore( 'wc/marketing', {
	reducer: marketingReducer,
	actions: {
		...receiveActions,
		...deferred( () => import( /* webpackChunkName: "store-work" */ './actions' ).then( ( { actions } ) => actions ), {
			loadInstalledPluginsAfterActivation: true,
			activateInstalledPlugin: true,
			installAndActivateRecommendedPlugin: true,
		} ),
	},
	selectors,
	resolvers: deferred( () => import( /* webpackChunkName: "store-work" */ './resolvers' ).then( ( { resolvers } ) => resolvers ), {
		getInstalledPlugins: true,
		getRecommendedPlugins: true,
		getMiscRecommendations: true,
		getBlogPosts: true,
	} ),
} );
