import { combineReducers } from '@wordpress/data';
import type { BlogPost, MarketingPlugin, MarketingSuggestion, MiscRecommendation } from '@store-admin/api';
import { createKeyedValues, type Keyed } from '../../core/remote-data/keyed-values';
import { requestsReducer, type RequestsState } from '../../core/remote-data/requests';
import { createSingleValue } from '../../core/remote-data/single-value';
import { stateOf, type PlainAction, type ThunkContext } from '../../core/remote-data/thunk';

export interface MarketingState {
	readonly installed: readonly MarketingPlugin[];
	readonly activating: readonly string[];
	readonly recommended: Keyed< readonly MarketingSuggestion[] >;
	readonly misc: readonly MiscRecommendation[];
	readonly posts: Keyed< readonly BlogPost[] >;
	readonly requests: RequestsState;
}

const NO_PLUGINS: readonly MarketingPlugin[] = [];
const NO_RECOMMENDATIONS: readonly MiscRecommendation[] = [];
const NO_SLUGS: readonly string[] = [];
export const installed = createSingleValue( 'RECEIVE_INSTALLED_PLUGINS', NO_PLUGINS );
const activating = createSingleValue( 'RECEIVE_ACTIVATING_PLUGINS', NO_SLUGS );
export const recommended = createKeyedValues< readonly MarketingSuggestion[] >( 'RECEIVE_RECOMMENDED_PLUGINS' );
export const misc = createSingleValue( 'RECEIVE_MISC_RECOMMENDATIONS', NO_RECOMMENDATIONS );
const posts = createKeyedValues< readonly BlogPost[] >( 'RECEIVE_BLOG_POSTS' );

export const marketingReducer = combineReducers( {
	installed: installed.reducer,
	activating: activating.reducer,
	recommended: recommended.reducer,
	misc: misc.reducer,
	posts: posts.reducer,
	requests: requestsReducer,
} );

type Context = ThunkContext< MarketingState >;

/** The public actions of `wc/marketing` that store values. */
export const receiveActions = {
	receiveInstalledPlugins: ( plugins: readonly MarketingPlugin[] ): PlainAction => installed.receive( plugins ),
	receiveRecommendedPlugins: ( plugins: readonly MarketingSuggestion[], category: string ): PlainAction =>
		recommended.receive( category, plugins ),
	receiveMiscRecommendations: ( list: readonly MiscRecommendation[] ): PlainAction => misc.receive( list ),
	receiveBlogPosts: ( list: readonly BlogPost[], category: string ): PlainAction => posts.receive( category, list ),
	receiveActivatingPlugin:
		( slug: string ) =>
		( { dispatch, select }: Context ): void => {
			dispatch( activating.receive( [ ...stateOf( { select } ).activating, slug ] ) );
		},
	removeActivatingPlugin:
		( slug: string ) =>
		( { dispatch, select }: Context ): void => {
			dispatch( activating.receive( stateOf( { select } ).activating.filter( ( candidate ) => candidate !== slug ) ) );
		},
};
