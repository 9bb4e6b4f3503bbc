import {
	fetchCatalogueCategories,
	fetchCataloguePage,
	fetchFeaturedProducts,
	fetchLastAnswer,
	fetchProductPreview,
	fetchSubscriptions,
	type CatalogueQuery,
} from '@store-admin/api';
import { reading } from '../../core/remote-data/requests';
import { stableKey } from '../../core/remote-data/stable-key';
import { categories, featured, lastAnswer, pages, previews, subscriptions } from './state';

export const resolvers = {
	getPage: reading(
		'getPage',
		async ( root: string, query: CatalogueQuery ) => fetchCataloguePage( root, query ),
		( page, root, query ) => pages.receive( stableKey( root, query ), page )
	),
	getCategories: reading(
		'getCategories',
		async ( root: string, locale: string, parent: string ) => fetchCatalogueCategories( root, locale, parent ),
		( found, ...args ) => categories.receive( stableKey( ...args ), found )
	),
	getFeatured: reading(
		'getFeatured',
		async ( locale: string ) => fetchFeaturedProducts( locale ),
		( groups, locale ) => featured.receive( locale, groups )
	),
	getPreview: reading(
		'getPreview',
		async ( id: string ) => fetchProductPreview( id ),
		( html, id ) => previews.receive( id, html )
	),
	getLastAnswer: reading( 'getLastAnswer', fetchLastAnswer, lastAnswer.receive ),
	getSubscriptions: reading( 'getSubscriptions', fetchSubscriptions, subscriptions.receive ),
};
