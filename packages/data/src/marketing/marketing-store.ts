import { combineReducers, createReduxStore } from '@wordpress/data';
import {
	activateMarketingPlugin,
	fetchBlogPosts,
	fetchMarketingPlugins,
	fetchMiscRecommendations,
	fetchRecommendedPlugins,
	toApiError,
	type ApiError,
	type WireObject,
} from '@store-admin/api';
import { createKeyedValues, type Keyed } from '../remote-data/keyed-values';
import { getRequestError, reading, requestsReducer, track, type RequestsState } from '../remote-data/requests';
import { createSingleValue } from '../remote-data/single-value';
import { stateOf, type PlainAction, type Thunk, type ThunkContext } from '../remote-data/thunk';

type List = readonly WireObject[];

interface MarketingState {
	readonly installed: List;
	readonly activating: readonly string[];
	readonly recommended: Keyed< List >;
	readonly misc: List;
	readonly posts: Keyed< List >;
	readonly requests: RequestsState;
}

const NONE: List = [];
const NO_SLUGS: readonly string[] = [];
const installed = createSingleValue( 'RECEIVE_INSTALLED_PLUGINS', NONE );
const activating = createSingleValue( 'RECEIVE_ACTIVATING_PLUGINS', NO_SLUGS );
const recommended = createKeyedValues< List >( 'RECEIVE_RECOMMENDED_PLUGINS' );
const misc = createSingleValue( 'RECEIVE_MISC_RECOMMENDATIONS', NONE );
const posts = createKeyedValues< List >( 'RECEIVE_BLOG_POSTS' );

const selectors = {
	getInstalledPlugins: ( state: MarketingState ): List => state.installed,
	getActivatingPlugins: ( state: MarketingState ): readonly string[] => state.activating,
	getRecommendedPlugins: ( state: MarketingState, category: string ): List => state.recommended[ category ] ?? NONE,
	getMiscRecommendations: ( state: MarketingState ): List => state.misc,
	getBlogPosts: ( state: MarketingState, category: string ): List => state.posts[ category ] ?? NONE,
	getBlogPostsError: ( state: MarketingState, category: string ): ApiError | undefined =>
		getRequestError( state.requests, 'getBlogPosts', [ category ] ),
};

type Context = ThunkContext< MarketingState >;

const readInstalled = reading( 'getInstalledPlugins', fetchMarketingPlugins, installed.receive );

const actions = {
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
	/** Reads what is installed again once a plugin was activated. */
	loadInstalledPluginsAfterActivation:
		( slug: string ): Thunk< void > =>
		async ( { dispatch } ) => {
			await dispatch( readInstalled() );
			dispatch( actions.removeActivatingPlugin( slug ) );
		},
	/** Gives whether it worked; the reason of a failure is a notice of the page. */
	activateInstalledPlugin:
		( slug: string ): Thunk< boolean > =>
		async ( { dispatch, registry } ) => {
			dispatch( actions.receiveActivatingPlugin( slug ) );
			try {
				await dispatch( track( 'activateInstalledPlugin', [ slug ], async () => activateMarketingPlugin( slug ) ) );
				await dispatch( actions.loadInstalledPluginsAfterActivation( slug ) );
				return true;
			} catch ( thrown ) {
				dispatch( actions.removeActivatingPlugin( slug ) );
				await registry.dispatch( 'core/notices' )[ 'createErrorNotice' ]?.( toApiError( thrown ).message );
				return false;
			}
		},
	installAndActivateRecommendedPlugin:
		( slug: string, category: string ) =>
		async ( { dispatch, registry, select }: Context ): Promise< void > => {
			await registry.dispatch( 'wc/admin/plugins' )[ 'installAndActivatePlugins' ]?.( [ slug ] );
			const others = stateOf( { select } ).recommended[ category ]?.filter( ( plugin ) => plugin[ 'product' ] !== slug );
			dispatch( recommended.receive( category, others ?? NONE ) );
			await dispatch( readInstalled() );
		},
};

const resolvers = {
	getInstalledPlugins: readInstalled,
	getRecommendedPlugins: reading( 'getRecommendedPlugins', fetchRecommendedPlugins, actions.receiveRecommendedPlugins ),
	getMiscRecommendations: reading( 'getMiscRecommendations', fetchMiscRecommendations, misc.receive ),
	getBlogPosts: reading( 'getBlogPosts', fetchBlogPosts, actions.receiveBlogPosts ),
};

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
