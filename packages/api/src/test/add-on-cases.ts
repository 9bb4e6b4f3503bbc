import * as api from '../index';
import type { FetcherCases } from './fetcher-case';

const EMAIL = '/wc-admin-email/settings/email';
const BLUEPRINT = '/wc-admin/blueprint';
const step = { step: 'setSiteOptions', options: { woocommerce_currency: 'USD' } };

/** Add-ons of the settings pages. */
export const ADD_ON_CASES: FetcherCases = {
	fetchPreviewSubject: {
		call: async () => api.fetchPreviewSubject( 'WC_Email_New_Order', '0a1b' ),
		route: `GET ${ EMAIL }/preview-subject`,
		body: { subject: 'New order: #12345' },
	},
	savePreviewValue: {
		call: async () => api.savePreviewValue( 'woocommerce_email_base_color', '#336699', '0a1b' ),
		route: `POST ${ EMAIL }/save-transient`,
		body: { message: 'Kept.' },
	},
	sendTestEmail: {
		call: async () => api.sendTestEmail( 'WC_Email_New_Order', 'ada@example.com', '0a1b' ),
		route: `POST ${ EMAIL }/send-preview`,
		body: { message: 'Sent.' },
	},
	fetchBlueprintImportAllowed: {
		call: api.fetchBlueprintImportAllowed,
		route: `GET ${ BLUEPRINT }/import-allowed`,
		body: { import_allowed: true },
	},
	exportBlueprint: {
		call: async () => api.exportBlueprint( { settings: [ 'setWCSettingsGeneral' ], plugins: [], themes: [] } ),
		route: `POST ${ BLUEPRINT }/export`,
		body: { type: 'json', data: { landingPage: '/', steps: [ step ] } },
	},
	importBlueprintStep: {
		call: async () => api.importBlueprintStep( step, '' ),
		route: `POST ${ BLUEPRINT }/import-step`,
		body: { success: false, messages: [ { message: 'Unknown.', type: 'error' } ] },
	},
};
