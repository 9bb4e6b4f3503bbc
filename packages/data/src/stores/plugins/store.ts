import { createReduxStore } from '@wordpress/data';
import { deferred } from '../../core/remote-data/deferred';
import { receiveActions } from './receive-actions';
import { selectors } from './selectors';
import { pluginsReducer, type PluginsState } from './state';

const actions = {
	...receiveActions,
	...deferred(
		( { plugins } ) => plugins.actions,
		[
			'installPlugins',
			'activatePlugins',
			'installAndActivatePlugins',
			'deactivatePlugin',
			'dismissRecommendedPlugins',
			'connectToJetpack',
			'installJetpackAndConnect',
			'connectToJetpackWithFailureRedirect',
			'createErrorNotice',
		]
	),
};

const resolvers = deferred(
	( { plugins } ) => plugins.resolvers,
	[
		'getActivePlugins',
		'getInstalledPlugins',
		'isJetpackConnected',
		'getJetpackConnectionData',
		'getJetpackConnectUrl',
		'getPaypalOnboardingStatus',
		'getRecommendedPlugins',
		'getPluginInstallState',
	]
);

/** Plugins of the site: which are there, which are on, and installing more. */
export const pluginsStore = createReduxStore< PluginsState, typeof actions, typeof selectors >( 'wc/admin/plugins', {
	reducer: pluginsReducer,
	actions,
	selectors,
	resolvers,
} );
