import type { CatalogueCategory, CataloguePage, CatalogueQuery, FeaturedGroup } from '@store-admin/api';
import { valueAt } from '../../core/remote-data/keyed-values';
import { stableKey } from '../../core/remote-data/stable-key';
import type { MarketplaceState } from './state';

export const selectors = {
	getPage: ( state: MarketplaceState, root: string, query: CatalogueQuery ): CataloguePage | undefined =>
		valueAt( state.pages, stableKey( root, query ) ),
	getCategories: ( state: MarketplaceState, root: string, locale: string, parent: string ): readonly CatalogueCategory[] | undefined =>
		valueAt( state.categories, stableKey( root, locale, parent ) ),
	getFeatured: ( state: MarketplaceState, locale: string ): readonly FeaturedGroup[] | undefined => valueAt( state.featured, locale ),
	getPreview: ( state: MarketplaceState, id: string ): string | undefined => valueAt( state.previews, id ),
	getLastAnswer: ( state: MarketplaceState ): MarketplaceState[ 'lastAnswer' ] => state.lastAnswer,
	getDismissedNotices: ( state: MarketplaceState ): readonly string[] => state.dismissedNotices,
	getSubscriptions: ( state: MarketplaceState ): MarketplaceState[ 'subscriptions' ] => state.subscriptions,
};
