import { createStore } from '../../core/create-store';
import { deferred } from '../../core/remote-data/deferred';
import { selectors } from './selectors';
import { dismissedNotices, lastAnswer, marketplaceReducer, subscriptions } from './state';

/** The catalogue of extensions, and the subscriptions of the store. */
export const marketplaceStore = createStore( 'store-admin/marketplace', {
	reducer: marketplaceReducer,
	selectors,
	actions: {
		receiveSubscriptions: subscriptions.receive,
		receiveLastAnswer: lastAnswer.receive,
		receiveDismissedNotices: dismissedNotices.receive,
	},
	resolvers: deferred( () => import( /* webpackChunkName: "store-work" */ './resolvers' ).then( ( { resolvers } ) => resolvers ), {
		getPage: true,
		getCategories: true,
		getFeatured: true,
		getPreview: true,
		getLastAnswer: true,
		getSubscriptions: true,
	} ),
} );
