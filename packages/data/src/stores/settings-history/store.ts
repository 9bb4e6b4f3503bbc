import { createStore } from '../../core/create-store';
import { deferred } from '../../core/remote-data/deferred';
import { selectors } from './selectors';
import { settingsHistoryReducer } from './state';

/** The last saves of settings. */
export const settingsHistoryStore = createStore( 'store-admin/settings-history', {
	reducer: settingsHistoryReducer,
	selectors,
	resolvers: deferred( () => import( /* webpackChunkName: "store-work" */ './resolvers' ).then( ( { resolvers } ) => resolvers ), {
		getEntries: true,
	} ),
} );
