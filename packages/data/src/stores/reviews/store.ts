import { createStore } from '../../core/create-store';
import { deferred } from '../../core/remote-data/deferred';
import { selectors } from './selectors';
import { receiveActions, reviewsReducer } from './state';

/** Product reviews. */
export const reviewsStore = createStore( 'wc/admin/reviews', {
	reducer: reviewsReducer,
	actions: {
		...receiveActions,
		...deferred( () => import( /* webpackChunkName: "store-work" */ './actions' ).then( ( { actions } ) => actions ), {
			updateReview: true,
			deleteReview: true,
		} ),
	},
	selectors,
	resolvers: deferred( () => import( /* webpackChunkName: "store-work" */ './resolvers' ).then( ( { resolvers } ) => resolvers ), {
		getReviews: true,
		getReviewsTotalCount: true,
		getReview: true,
	} ),
} );
