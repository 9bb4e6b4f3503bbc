import type { ApiError, BlogPost, MarketingPlugin, MarketingSuggestion, MiscRecommendation } from '@store-admin/api';
import { valueAt } from '../../core/remote-data/keyed-values';
import { getRequestError } from '../../core/remote-data/requests';
import type { MarketingState } from './state';

const NO_SUGGESTIONS: readonly MarketingSuggestion[] = [];
const NO_POSTS: readonly BlogPost[] = [];

/** The public selectors of `wc/marketing`. */
export const selectors = {
	getInstalledPlugins: ( state: MarketingState ): readonly MarketingPlugin[] => state.installed,
	getActivatingPlugins: ( state: MarketingState ): readonly string[] => state.activating,
	getRecommendedPlugins: ( state: MarketingState, category: string ): readonly MarketingSuggestion[] =>
		valueAt( state.recommended, category ) ?? NO_SUGGESTIONS,
	getMiscRecommendations: ( state: MarketingState ): readonly MiscRecommendation[] => state.misc,
	getBlogPosts: ( state: MarketingState, category: string ): readonly BlogPost[] => valueAt( state.posts, category ) ?? NO_POSTS,
	getBlogPostsError: ( state: MarketingState, category: string ): ApiError | undefined =>
		getRequestError( state.requests, 'getBlogPosts', [ category ] ),
};
