import { combineReducers } from '@wordpress/data';
import type { CatalogueCategory, CataloguePage, FeaturedGroup, LastAnswer, Subscription } from '@store-admin/api';
import { createKeyedValues, type Keyed } from '../../core/remote-data/keyed-values';
import { requestsReducer, type RequestsState } from '../../core/remote-data/requests';
import { createSingleValue } from '../../core/remote-data/single-value';

export interface MarketplaceState {
	readonly pages: Keyed< CataloguePage >;
	readonly categories: Keyed< readonly CatalogueCategory[] >;
	readonly featured: Keyed< readonly FeaturedGroup[] >;
	readonly previews: Keyed< string >;
	/** Undefined before the first answer. */
	readonly subscriptions: readonly Subscription[] | undefined;
	/** Undefined before it was read. */
	readonly lastAnswer: LastAnswer | undefined;
	/** Kinds of notices that were dismissed since the page was loaded. */
	readonly dismissedNotices: readonly string[];
	readonly requests: RequestsState;
}

export const pages = createKeyedValues< CataloguePage >( 'RECEIVE_PAGE' );
export const categories = createKeyedValues< readonly CatalogueCategory[] >( 'RECEIVE_CATEGORIES' );
export const featured = createKeyedValues< readonly FeaturedGroup[] >( 'RECEIVE_FEATURED' );
export const previews = createKeyedValues< string >( 'RECEIVE_PREVIEW' );
export const subscriptions = createSingleValue< MarketplaceState[ 'subscriptions' ] >( 'RECEIVE_SUBSCRIPTIONS', undefined );
export const lastAnswer = createSingleValue< MarketplaceState[ 'lastAnswer' ] >( 'RECEIVE_LAST_ANSWER', undefined );
export const dismissedNotices = createSingleValue< MarketplaceState[ 'dismissedNotices' ] >( 'RECEIVE_DISMISSED_NOTICES', [] );

export const marketplaceReducer = combineReducers( {
	pages: pages.reducer,
	categories: categories.reducer,
	featured: featured.reducer,
	previews: previews.reducer,
	subscriptions: subscriptions.reducer,
	lastAnswer: lastAnswer.reducer,
	dismissedNotices: dismissedNotices.reducer,
	requests: requestsReducer,
} );
