import { createStore } from '../../core/create-store';
import { deferred } from '../../core/remote-data/deferred';
import { selectors } from './selectors';
import { receiveActions, reportsReducer } from './state';

/** Rows, totals and intervals of the reports. */
export const reportsStore = createStore( 'wc/admin/reports', {
	reducer: reportsReducer,
	actions: receiveActions,
	selectors,
	resolvers: deferred( () => import( /* webpackChunkName: "store-work" */ './resolvers' ).then( ( { resolvers } ) => resolvers ), {
		getReportItems: true,
		getReportStats: true,
	} ),
} );
