import { createStore } from '../../core/create-store';
import { deferred } from '../../core/remote-data/deferred';
import { selectors } from './selectors';
import { cesReducer, receiveActions } from './state';

/** Surveys about how easy the store is to manage: the queued ones, and the open one. */
export const customerEffortScoreStore = createStore( 'wc/customer-effort-score', {
	reducer: cesReducer,
	actions: {
		...receiveActions,
		...deferred( () => import( /* webpackChunkName: "store-work" */ './actions' ).then( ( { actions } ) => actions ), {
			addCesSurvey: true,
			addCesSurveyForCustomerSearch: true,
			addCesSurveyForAnalytics: true,
		} ),
	},
	selectors,
	resolvers: deferred( () => import( /* webpackChunkName: "store-work" */ './resolvers' ).then( ( { resolvers } ) => resolvers ), {
		getCesSurveyQueue: true,
	} ),
} );
