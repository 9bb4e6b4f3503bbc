import { combineReducers, createReduxStore } from '@wordpress/data';
import type { ApiError } from '@store-admin/api';
import { deferred } from '../../core/remote-data/deferred';
import { valueAt } from '../../core/remote-data/keyed-values';
import { getRequestError, requestsReducer } from '../../core/remote-data/requests';
import { activating, installed, misc, NONE, posts, receiveActions, recommended, type List, type MarketingState } from './marketing-state';

const selectors = {
	getInstalledPlugins: ( state: MarketingState ): List => state.installed,
	getActivatingPlugins: ( state: MarketingState ): readonly string[] => state.activating,
	getRecommendedPlugins: ( state: MarketingState, category: string ): List => valueAt( state.recommended, category ) ?? NONE,
	getMiscRecommendations: ( state: MarketingState ): List => state.misc,
	getBlogPosts: ( state: MarketingState, category: string ): List => valueAt( state.posts, category ) ?? NONE,
	getBlogPostsError: ( state: MarketingState, category: string ): ApiError | undefined =>
		getRequestError( state.requests, 'getBlogPosts', [ category ] ),
};

const actions = {
	...receiveActions,
	...deferred(
		( { marketing } ) => marketing.actions,
		[ 'loadInstalledPluginsAfterActivation', 'activateInstalledPlugin', 'installAndActivateRecommendedPlugin' ]
	),
};

const resolvers = deferred(
	( { marketing } ) => marketing.resolvers,
	[ 'getInstalledPlugins', 'getRecommendedPlugins', 'getMiscRecommendations', 'getBlogPosts' ]
);

/** Marketing extensions and articles. */
export const marketingStore = createReduxStore< MarketingState, typeof actions, typeof selectors >( 'wc/marketing', {
	reducer: combineReducers( {
		installed: installed.reducer,
		activating: activating.reducer,
		recommended: recommended.reducer,
		misc: misc.reducer,
		posts: posts.reducer,
		requests: requestsReducer,
	} ),
	actions,
	selectors,
	resolvers,
} );
