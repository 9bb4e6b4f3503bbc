import * as api from '../index';
import type { FetcherCases } from './fetcher-case';

const CATALOGUE = 'https://catalogue.test/';
const ROOT = '/wc/v3/marketplace';
const product = { id: 7, title: 'Tea &amp; more', link: 'https://catalogue.test/tea/' };
const query = { term: 'tea', category: '', page: 1, country: 'FR', locale: 'en_US' };
const subscription = { product_key: 'k', product_id: 7, product_name: 'Tea', local: { installed: true, active: false } };
const done = { success: true, data: { message: 'Done.' } };

/** The catalogue of extensions and subscriptions. The catalogue is another site. */
export const MARKETPLACE_CASES: FetcherCases = {
	fetchCataloguePage: {
		call: async () => api.fetchCataloguePage( CATALOGUE, query ),
		route: 'GET /search',
		body: { products: [ product ], total_pages: 1, total_products: 1 },
	},
	fetchCatalogueCategories: {
		call: async () => api.fetchCatalogueCategories( CATALOGUE, 'en_US', '' ),
		route: 'GET /categories',
		body: [ { slug: 'tea', label: 'Tea' } ],
	},
	fetchFeaturedProducts: {
		call: async () => api.fetchFeaturedProducts( 'en_US' ),
		route: `GET ${ ROOT }/featured`,
		body: [ { id: 'new', title: 'New', items: [ product ] } ],
	},
	fetchProductPreview: {
		call: async () => api.fetchProductPreview( '7' ),
		route: 'GET /wc/v1/marketplace/product-preview',
		body: { success: true, data: { html: '<p>Tea</p>' } },
	},
	fetchSubscriptions: { call: api.fetchSubscriptions, route: `GET ${ ROOT }/subscriptions`, body: [ subscription ] },
	refreshSubscriptions: { call: api.refreshSubscriptions, route: `POST ${ ROOT }/refresh`, body: [ subscription ] },
	changeSubscription: {
		call: async () => api.changeSubscription( 'connect', 'k' ),
		route: `POST ${ ROOT }/subscriptions/connect`,
		body: done,
	},
	fetchInstallAddress: {
		call: async () => api.fetchInstallAddress( 'k' ),
		route: `GET ${ ROOT }/subscriptions/install-url`,
		body: { success: true, data: { url: 'https://catalogue.test/install' } },
	},
	orderProduct: { call: async () => api.orderProduct( '7' ), route: `POST ${ ROOT }/create-order`, body: { success: true, data: {} } },
};
