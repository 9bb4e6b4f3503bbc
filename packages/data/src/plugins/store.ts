import { createReduxStore } from '@wordpress/data';
import { jetpackActions } from './jetpack-actions';
import { pluginActions } from './plugin-actions';
import { receiveActions } from './receive-actions';
import { resolvers } from './resolvers';
import { selectors } from './selectors';
import { pluginsReducer, type PluginsState } from './state';

const actions = { ...receiveActions, ...pluginActions, ...jetpackActions };

/** Plugins of the site: which are there, which are on, and installing more. */
export const pluginsStore = createReduxStore< PluginsState, typeof actions, typeof selectors >( 'wc/admin/plugins', {
	reducer: pluginsReducer,
	actions,
	selectors,
	resolvers,
} );
