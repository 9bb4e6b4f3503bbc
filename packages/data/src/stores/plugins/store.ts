import { createStore } from '../../core/create-store';
import { deferred } from '../../core/remote-data/deferred';
import { selectors } from './selectors';
import { pluginsReducer, receiveActions } from './state';

/** Plugins of the site: which are installed, which are active, and installing more. */
export const pluginsStore = createStore( 'wc/admin/plugins', {
	reducer: pluginsReducer,
	actions: {
		...receiveActions,
		...deferred( () => import( /* webpackChunkName: "store-work" */ './actions' ).then( ( { actions } ) => actions ), {
			installPlugins: true,
			activatePlugins: true,
			installAndActivatePlugins: true,
			deactivatePlugin: true,
			dismissRecommendedPlugins: true,
			connectToJetpack: true,
			installJetpackAndConnect: true,
			connectToJetpackWithFailureRedirect: true,
			createErrorNotice: true,
		} ),
	},
	selectors,
	resolvers: deferred( () => import( /* webpackChunkName: "store-work" */ './resolvers' ).then( ( { resolvers } ) => resolvers ), {
		getActivePlugins: true,
		getInstalledPlugins: true,
		isJetpackConnected: true,
		getJetpackConnectionData: true,
		getJetpackConnectUrl: true,
		getPaypalOnboardingStatus: true,
		getRecommendedPlugins: true,
		getPluginInstallState: true,
	} ),
} );
