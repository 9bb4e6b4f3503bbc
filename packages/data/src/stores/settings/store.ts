import { createStore } from '../../core/create-store';
import { deferred } from '../../core/remote-data/deferred';
import { selectors } from './selectors';
import { receiveActions, settingsReducer } from './state';

/** Settings of the store by group, as values. */
export const settingsStore = createStore( 'wc/admin/settings', {
	reducer: settingsReducer,
	actions: {
		...receiveActions,
		...deferred( () => import( /* webpackChunkName: "store-work" */ './actions' ).then( ( { actions } ) => actions ), {
			persistSettingsForGroup: true,
			updateAndPersistSettingsForGroup: true,
		} ),
	},
	selectors,
	resolvers: deferred( () => import( /* webpackChunkName: "store-work" */ './resolvers' ).then( ( { resolvers } ) => resolvers ), {
		getSettings: true,
		getSettingsForGroup: true,
	} ),
} );
