import * as api from '../index';
import type { FetcherCases } from './fetcher-case';

const ITEMS = '/wc-analytics';
const ATTRIBUTES = `${ ITEMS }/products/attributes`;
const mug = { id: 7, name: 'Mug' };

/** Searches of items by name, and their names by id. */
export const ITEM_CASES: FetcherCases = {
	fetchProductNames: { call: async () => api.fetchProductNames( { search: 'mug' } ), route: `GET ${ ITEMS }/products`, body: [ mug ] },
	fetchCategoryNames: {
		call: async () => api.fetchCategoryNames( { include: '7' } ),
		route: `GET ${ ITEMS }/products/categories`,
		body: [ mug ],
	},
	fetchCategories: {
		call: async () => api.fetchCategories(),
		route: `GET ${ ITEMS }/products/categories`,
		body: [ { ...mug, parent: 0 } ],
	},
	fetchProductTypeOf: {
		call: async () => api.fetchProductTypeOf( '7' ),
		route: `GET ${ ITEMS }/products`,
		body: [ { id: 7, type: 'simple' } ],
	},
	fetchVariationNames: {
		call: async () => api.fetchVariationNames( { parent: '7' } ),
		route: `GET ${ ITEMS }/variations`,
		body: [ { ...mug, attributes: [ { name: 'Color', option: 'Red' } ] } ],
	},
	fetchAttributes: {
		call: async () => api.fetchAttributes( 'col' ),
		route: `GET ${ ATTRIBUTES }`,
		body: [
			{ id: 1, name: 'Color' },
			{ id: 'scent', name: 'Scent' },
		],
	},
	fetchAttribute: {
		call: async () => api.fetchAttribute( 'scent' ),
		route: `GET ${ ATTRIBUTES }/scent`,
		body: { id: 'scent', name: 'Scent' },
	},
	fetchAttributeTerms: {
		call: async () => api.fetchAttributeTerms( '1', { search: 'bl' } ),
		route: `GET ${ ATTRIBUTES }/1/terms`,
		body: [ { id: 35, name: 'Black' } ],
	},
	fetchCouponCodes: {
		call: async () => api.fetchCouponCodes( { include: '3' } ),
		route: `GET ${ ITEMS }/coupons`,
		body: [ { id: 3, code: 'summer' } ],
	},
	fetchTaxRates: {
		call: async () => api.fetchTaxRates( { search: 'vat' } ),
		route: `GET ${ ITEMS }/taxes`,
		body: [ { id: 14, country: 'GB', state: '', name: 'VAT 20%', priority: 1 } ],
	},
	fetchOrderNumbers: {
		call: async () => api.fetchOrderNumbers( { number: '12' } ),
		route: `GET ${ ITEMS }/orders`,
		body: [ { id: 12, number: '12' } ],
	},
	fetchCustomerNames: {
		call: async () => api.fetchCustomerNames( { search: 'ada', searchby: 'name' } ),
		route: `GET ${ ITEMS }/customers`,
		body: [ { id: 4, name: 'Ada', username: '', email: 'ada@shop.test' } ],
	},
	fetchDownloadIps: {
		call: async () => api.fetchDownloadIps( '198' ),
		route: `GET ${ ITEMS }/data/download-ips`,
		body: [ { user_ip_address: '198.51.100.4' } ],
	},
};
