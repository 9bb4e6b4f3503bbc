import type { ApiError } from '@store-admin/api';
import { valueAt } from '../../core/remote-data/keyed-values';
import { getRequestError } from '../../core/remote-data/requests';
import { NONE, type List, type MarketingState } from './state';

/** The public selectors of `wc/marketing`. */
export const selectors = {
	getInstalledPlugins: ( state: MarketingState ): List => state.installed,
	getActivatingPlugins: ( state: MarketingState ): readonly string[] => state.activating,
	getRecommendedPlugins: ( state: MarketingState, category: string ): List => valueAt( state.recommended, category ) ?? NONE,
	getMiscRecommendations: ( state: MarketingState ): List => state.misc,
	getBlogPosts: ( state: MarketingState, category: string ): List => valueAt( state.posts, category ) ?? NONE,
	getBlogPostsError: ( state: MarketingState, category: string ): ApiError | undefined =>
		getRequestError( state.requests, 'getBlogPosts', [ category ] ),
};
