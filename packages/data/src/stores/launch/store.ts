import { createStore } from '../../core/create-store';
import { deferred } from '../../core/remote-data/deferred';
import { selectors } from './selectors';
import { launchReducer } from './state';

/** What the launch of the store asks: test orders, and whether the owner has answered how it was. */
export const launchStore = createStore( 'store-admin/launch', {
	reducer: launchReducer,
	selectors,
	resolvers: deferred( () => import( /* webpackChunkName: "store-work" */ './resolvers' ).then( ( { resolvers } ) => resolvers ), {
		isSurveyCompleted: true,
		getTestOrdersCount: true,
	} ),
} );
