import { combineReducers } from '@wordpress/data';
import type { WireObject } from '@store-admin/api';
import { createKeyedValues, type Keyed } from '../../core/remote-data/keyed-values';
import { requestsReducer, type RequestsState } from '../../core/remote-data/requests';
import { createSingleValue } from '../../core/remote-data/single-value';
import { stateOf, type PlainAction, type ThunkContext } from '../../core/remote-data/thunk';

export type List = readonly WireObject[];

export interface MarketingState {
	readonly installed: List;
	readonly activating: readonly string[];
	readonly recommended: Keyed< List >;
	readonly misc: List;
	readonly posts: Keyed< List >;
	readonly requests: RequestsState;
}

export const NONE: List = [];
const NO_SLUGS: readonly string[] = [];
export const installed = createSingleValue( 'RECEIVE_INSTALLED_PLUGINS', NONE );
const activating = createSingleValue( 'RECEIVE_ACTIVATING_PLUGINS', NO_SLUGS );
export const recommended = createKeyedValues< List >( 'RECEIVE_RECOMMENDED_PLUGINS' );
export const misc = createSingleValue( 'RECEIVE_MISC_RECOMMENDATIONS', NONE );
const posts = createKeyedValues< List >( 'RECEIVE_BLOG_POSTS' );

export const marketingReducer = combineReducers( {
	installed: installed.reducer,
	activating: activating.reducer,
	recommended: recommended.reducer,
	misc: misc.reducer,
	posts: posts.reducer,
	requests: requestsReducer,
} );

type Context = ThunkContext< MarketingState >;

/** The public actions of `wc/marketing` that put values in. */
export const receiveActions = {
	receiveInstalledPlugins: ( plugins: List ): PlainAction => installed.receive( plugins ),
	receiveRecommendedPlugins: ( plugins: List, category: string ): PlainAction => recommended.receive( category, plugins ),
	receiveMiscRecommendations: ( list: List ): PlainAction => misc.receive( list ),
	receiveBlogPosts: ( list: List, category: string ): PlainAction => posts.receive( category, list ),
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
