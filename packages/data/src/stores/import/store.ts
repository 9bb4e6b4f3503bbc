import { createStore } from '../../core/create-store';
import { deferred } from '../../core/remote-data/deferred';
import { selectors } from './selectors';
import { importReducer, receiveActions } from './state';

/** Importing historical data into the reports. */
export const importStore = createStore( 'wc/admin/import', {
	reducer: importReducer,
	actions: {
		...receiveActions,
		...deferred( () => import( /* webpackChunkName: "store-work" */ './actions' ).then( ( { actions } ) => actions ), {
			updateImportation: true,
		} ),
	},
	selectors,
	resolvers: deferred( () => import( /* webpackChunkName: "store-work" */ './resolvers' ).then( ( { resolvers } ) => resolvers ), {
		getImportStatus: true,
		getImportTotals: true,
	} ),
} );
