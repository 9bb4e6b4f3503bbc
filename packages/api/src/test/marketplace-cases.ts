import * as api from '../index';
import type { FetcherCases } from './fetcher-case';

const CATALOGUE = 'https://catalogue.test/';
const ROOT = '/wc/v3/marketplace';
const product = { id: 7, title: 'Tea &amp; more', link: 'https://catalogue.test/tea/' };
const query = { term: 'tea', category: '', page: 1, country: 'FR', locale: 'en_US' };
const subscription = { product_key: 'k', product_id: 7, product_name: 'Tea', local: { installed: true, active: false } };
const done = { success: true, data: { message: 'Done.' } };

const ACCESS = { ajaxUrl: 'http://localhost/wp-admin/admin-ajax.php', nonce: 'nonce' };
const PRODUCT = { isTheme: false, path: 'tea/tea.php', slug: 'tea' };

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
		body: { css: '', html: '<p>Tea</p>' },
	},
	fetchSubscriptions: { call: api.fetchSubscriptions, route: `GET ${ ROOT }/subscriptions`, body: [ subscription ] },
	fetchLastAnswer: {
		call: api.fetchLastAnswer,
		route: 'GET /store-admin/v1/subscriptions-answer',
		body: { failed: true, at: '2026-03-01T12:00:00', subscriptions: [ subscription ] },
	},
	updateProduct: {
		call: async () => api.updateProduct( ACCESS, PRODUCT ),
		route: 'POST /wp-admin/admin-ajax.php',
		body: { success: true, data: {} },
	},
	setSelfUpdate: {
		call: async () => api.setSelfUpdate( ACCESS, PRODUCT, true ),
		route: 'POST /wp-admin/admin-ajax.php',
		body: { success: true },
	},
	dismissSubscriptionNotice: {
		call: async () => api.dismissSubscriptionNotice( 'expired', 'n' ),
		route: 'POST /wc-admin/notice/dismiss',
		body: { success: true },
	},
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
