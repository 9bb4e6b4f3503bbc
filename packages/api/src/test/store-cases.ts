import * as api from '../index';
import type { FetcherCases } from './fetcher-case';
import { SAMPLES } from './samples';

const { user, note, setting, zone, zoneMethod, record } = SAMPLES;
const NOTES = '/wc-analytics/admin/notes';
const ZONES = '/wc/v3/shipping/zones';
const SETTINGS = '/wc-analytics/settings';
const SAVED = {
	id: 7,
	time: '2026-11-29T09:00:00Z',
	user: 'Ada',
	place: 'admin.php?page=wc-settings&tab=general',
	canPutBack: true,
	changes: [ { option: 'woocommerce_store_city', label: 'City', before: 'Austin', after: 'Dallas' } ],
};
const US = { code: 'US', type: 'country' };

/** Options, the user, notes, counts, records, settings and shipping. */
export const STORE_CASES: FetcherCases = {
	fetchOptions: { call: async () => api.fetchOptions( [ 'a', 'b' ] ), route: 'GET /wc-admin/options', body: { a: 'yes', b: false } },
	saveOptions: { call: async () => api.saveOptions( { a: 'no' } ), route: 'POST /wc-admin/options', body: { a: true } },
	fetchCurrentUser: { call: api.fetchCurrentUser, route: 'GET /wp/v2/users/me', body: user },
	saveUserMeta: {
		call: async () => api.saveUserMeta( 1, { homepage_layout: 'two_columns' } ),
		route: 'POST /wp/v2/users/1',
		body: { ...user, woocommerce_meta: { homepage_layout: 'two_columns' } },
	},
	fetchFavorites: { call: api.fetchFavorites, route: 'GET /wc-admin/navigation/favorites/me', body: [ 'orders' ] },
	saveFavorite: {
		call: async () => api.saveFavorite( 'orders', true ),
		route: 'POST /wc-admin/navigation/favorites/me',
		body: [ 'orders' ],
	},
	fetchQrAvailability: {
		call: api.fetchQrAvailability,
		route: 'GET /wc-admin/mobile-app/qr-login-availability',
		body: { available: true, reason: null },
	},
	createQrCode: {
		call: api.createQrCode,
		route: 'POST /wc-admin/mobile-app/qr-login-token',
		body: { qr_url: 'woocommerce://qr-login?token=abc', expires_at: 1, ttl: 300 },
	},
	fetchQrStatus: {
		call: async () => api.fetchQrStatus( 'abc' ),
		route: 'POST /wc-admin/mobile-app/qr-login-status',
		body: { status: 'pending', expires_at: 1 },
	},
	approveQrSignIn: {
		call: async () => api.approveQrSignIn( 'abc', '123' ),
		route: 'POST /wc-admin/mobile-app/qr-login-approve',
		body: { state: 'approved' },
	},
	revokeQrSignIn: {
		call: async () => api.revokeQrSignIn( 'uuid' ),
		route: 'DELETE /wc-admin/mobile-app/qr-login-revoke',
		body: { success: true, uuid: 'uuid' },
	},
	fetchSettingsHistory: { call: api.fetchSettingsHistory, route: 'GET /store-admin/v1/settings-history', body: [ SAVED ] },
	putBackSettings: {
		call: async () => api.putBackSettings( 7 ),
		route: 'POST /store-admin/v1/settings-history/7/put-back',
		body: { putBack: 7 },
	},
	sendMagicLink: { call: api.sendMagicLink, route: 'GET /wc-admin/mobile-app/send-magic-link', body: { code: 'success' } },
	fetchNotes: { call: async () => api.fetchNotes( {} ), route: `GET ${ NOTES }`, body: [ note ] },
	countUnreadNotes: { call: async () => api.countUnreadNotes( 'info' ), route: `GET ${ NOTES }`, body: [ { id: 7 } ] },
	updateNote: { call: async () => api.updateNote( 7, { is_read: true } ), route: `PUT ${ NOTES }/7`, body: { ...note, is_read: true } },
	updateNotes: {
		call: async () => api.updateNotes( [ 7 ], { status: 'actioned' } ),
		route: `PUT ${ NOTES }/update`,
		body: [ { ...note, status: 'actioned' } ],
	},
	triggerNoteAction: { call: async () => api.triggerNoteAction( 7, 2 ), route: `POST ${ NOTES }/7/action/2`, body: note },
	removeNote: { call: async () => api.removeNote( 7 ), route: `DELETE ${ NOTES }/delete/7`, body: { ...note, is_deleted: true } },
	removeAllNotes: {
		call: async () => api.removeAllNotes( {} ),
		route: `DELETE ${ NOTES }/delete/all`,
		body: [ { ...note, is_deleted: true } ],
	},
	fetchActivityCounts: {
		call: api.fetchActivityCounts,
		route: 'GET /wc-analytics/activity-panel/counts',
		body: { orders: 3, reviews: 0, low_stock: 1 },
	},
	fetchOrdersToProcess: {
		call: async () => api.fetchOrdersToProcess( [ 'processing' ] ),
		route: 'GET /wc-analytics/orders',
		body: [ { id: 1 } ],
		total: 3,
	},
	fetchReviewsToModerate: {
		call: api.fetchReviewsToModerate,
		route: 'GET /wc-analytics/products/reviews',
		body: [ { id: 1 } ],
		total: 3,
	},
	fetchLowStockCount: { call: api.fetchLowStockCount, route: 'GET /wc-analytics/products/count-low-in-stock', body: { total: 3 } },
	fetchEntities: { call: async () => api.fetchEntities( '/wc/v3/orders' ), route: 'GET /wc/v3/orders', body: [ record ] },
	countEntities: { call: async () => api.countEntities( '/wc/v3/orders' ), route: 'GET /wc/v3/orders', body: [ record ], total: 9 },
	fetchEntity: { call: async () => api.fetchEntity( '/wc/v3/orders/5' ), route: 'GET /wc/v3/orders/5', body: record },
	publishReply: {
		call: async () => api.publishReply( 5, 4, 'Thank you!' ),
		route: 'POST /wp/v2/comments',
		body: { id: 31, parent: 5, status: 'approved' },
	},
	updateStock: {
		call: async () => api.updateStock( '/wc-analytics/products/9', 9, 3 ),
		route: 'PUT /wc-analytics/products/9',
		body: { id: 9, stock_quantity: 3 },
	},
	createEntity: { call: async () => api.createEntity( '/wc/v3/orders', {} ), route: 'POST /wc/v3/orders', body: record },
	updateEntity: { call: async () => api.updateEntity( '/wc/v3/orders/5', {} ), route: 'PUT /wc/v3/orders/5', body: record },
	deleteEntity: {
		call: async () => api.deleteEntity( '/wc/v3/orders/5', true ),
		route: 'DELETE /wc/v3/orders/5',
		body: { deleted: true, previous: record },
	},
	postObject: { call: async () => api.postObject( '/wc/v3/orders/5/act' ), route: 'POST /wc/v3/orders/5/act', body: { count: 3 } },
	fetchProductForm: { call: api.fetchProductForm, route: 'GET /wc-admin/product-form', body: { fields: [ { id: 'name' } ] } },
	fetchCountries: {
		call: api.fetchCountries,
		route: 'GET /wc-analytics/data/countries',
		body: [ { code: 'US', name: 'United States', states: [ { code: 'TX', name: 'Texas' } ] } ],
	},
	fetchLocales: {
		call: api.fetchLocales,
		route: 'GET /wc-analytics/data/countries/locales',
		body: { AE: { postcode: { required: false, hidden: true } } },
	},
	fetchSettingsGroups: { call: api.fetchSettingsGroups, route: 'GET /wc/v3/settings', body: [ { id: 'general' } ] },
	fetchSettings: { call: async () => api.fetchSettings( 'tax' ), route: `GET ${ SETTINGS }/tax`, body: [ setting ] },
	fetchSettingNames: {
		call: api.fetchSettingNames,
		route: 'GET /store-admin/v1/setting-names',
		body: [ { id: 'rate', label: 'Rate', tab: 'tax', tabLabel: 'Tax', section: '' } ],
	},
	fetchSetting: { call: async () => api.fetchSetting( 'tax', 'rate' ), route: `GET ${ SETTINGS }/tax/rate`, body: setting },
	saveSiteTitle: {
		call: async () => api.saveSiteTitle( 'Tea & more' ),
		route: 'POST /wp/v2/settings',
		body: { title: 'Tea &amp; more' },
	},
	saveSetting: {
		call: async () => api.saveSetting( 'tax', { id: 'rate', value: 'yes' } ),
		route: `PUT ${ SETTINGS }/tax/rate`,
		body: setting,
	},
	saveSettings: {
		call: async () => api.saveSettings( 'tax', [ { id: 'rate', value: 'yes' } ] ),
		route: `POST ${ SETTINGS }/tax/batch`,
		body: { update: [ setting ] },
	},
	fetchShippingPartners: {
		call: async () => api.fetchShippingPartners( false ),
		route: 'GET /wc-admin/shipping-partner-suggestions',
		body: [ { id: 'parcels', name: 'Parcels', description: 'Sends parcels', slug: 'parcels' } ],
	},
	fetchTaxRatePlaces: {
		call: async () => ( await api.fetchTaxRatePlaces() ).rates,
		route: 'GET /wc/v3/taxes',
		body: [ { id: 1, country: 'US', state: 'TX', postcodes: [], cities: [], class: 'standard' } ],
	},
	fetchContinents: {
		call: api.fetchContinents,
		route: 'GET /wc/v3/data/continents',
		body: [ { code: 'EU', countries: [ { code: 'DE' } ] } ],
	},
	fetchGatewayPlaces: {
		call: api.fetchGatewayPlaces,
		route: 'GET /wc/v3/payment_gateways',
		body: [ { id: 'cod', enabled: true, settings: { title: { value: 'Cash' } } } ],
	},
	fetchZones: { call: api.fetchZones, route: `GET ${ ZONES }`, body: [ zone ] },
	fetchZoneLocations: { call: async () => api.fetchZoneLocations( 2 ), route: `GET ${ ZONES }/2/locations`, body: [ US ] },
	fetchZoneMethods: { call: async () => api.fetchZoneMethods( 2 ), route: `GET ${ ZONES }/2/methods`, body: [ zoneMethod ] },
	createZone: { call: async () => api.createZone( 'United States' ), route: `POST ${ ZONES }`, body: zone },
	saveZoneLocations: { call: async () => api.saveZoneLocations( 2, [ US ] ), route: `POST ${ ZONES }/2/locations`, body: [ US ] },
	deleteZone: { call: async () => api.deleteZone( 2 ), route: `DELETE ${ ZONES }/2`, body: zone },
	createZoneMethod: {
		call: async () => api.createZoneMethod( 2, 'flat_rate', '7.90' ),
		route: `POST ${ ZONES }/2/methods`,
		body: zoneMethod,
	},
	updateZoneMethod: {
		call: async () => api.updateZoneMethod( 2, { instanceId: 3, isEnabled: true } ),
		route: `POST ${ ZONES }/2/methods/3`,
		body: zoneMethod,
	},
};
