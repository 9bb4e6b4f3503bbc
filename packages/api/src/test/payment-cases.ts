import * as api from '../index';
import type { FetcherCases } from './fetcher-case';

const PAYMENTS = '/wc-admin/settings/payments';

export const PAYMENT_CASES: FetcherCases = {
	fetchWooPaymentsConnectUrl: {
		call: api.fetchWooPaymentsConnectUrl,
		route: 'POST /wc-admin/plugins/connect-wcpay',
		body: { connectUrl: 'https://connect.test' },
	},
	fetchPaypalStatus: {
		call: api.fetchPaypalStatus,
		route: 'GET /wc-paypal/v1/onboarding/get-status',
		body: { production: { state: 'start', onboarded: false } },
	},
	dismissGatewaySuggestions: {
		call: api.dismissGatewaySuggestions,
		route: 'POST /wc-admin/payment-gateway-suggestions/dismiss',
		body: true,
	},
	fetchGatewaySuggestions: {
		call: async () => api.fetchGatewaySuggestions( false ),
		route: 'GET /wc-admin/payment-gateway-suggestions',
		body: [ { id: 'pay:later', title: 'Pay later', plugins: [ 'pay' ], recommendation_priority: 7 } ],
	},
	updatePaymentGateway: {
		call: async () => api.updatePaymentGateway( 'bacs', { enabled: true } ),
		route: 'PUT /wc/v3/payment_gateways/bacs',
		body: { id: 'bacs', enabled: true },
	},
	fetchPaymentProviders: {
		call: async () => api.fetchPaymentProviders( '' ),
		route: `POST ${ PAYMENTS }/providers`,
		body: { providers: [ { id: 'bacs' } ], offline_payment_methods: [], suggestions: [], suggestion_categories: [] },
	},
	fetchWooPayEligibility: {
		call: api.fetchWooPayEligibility,
		route: `POST ${ PAYMENTS }/woopayments/woopay-eligibility`,
		body: { is_eligible: true },
	},
	fetchWooPaymentsOnboarding: {
		call: async () => api.fetchWooPaymentsOnboarding( '' ),
		route: `POST ${ PAYMENTS }/woopayments/onboarding`,
		body: { steps: [ { id: 'payment_methods' } ], context: {} },
	},
	saveProviderOrder: {
		call: async () => api.saveProviderOrder( { bacs: 1 } ),
		route: `POST ${ PAYMENTS }/providers/order`,
		body: { success: true },
	},
	savePaymentsCountry: {
		call: async () => api.savePaymentsCountry( 'DE' ),
		route: `POST ${ PAYMENTS }/country`,
		body: { success: true },
	},
	checkOnboardingStep: {
		call: async () => api.checkOnboardingStep( `${ PAYMENTS }/woopayments/onboarding/step/test_account/check` ),
		route: `POST ${ PAYMENTS }/woopayments/onboarding/step/test_account/check`,
		body: { success: true, status: 'started', error: [] },
	},
	postProviderLink: {
		call: async () => api.postProviderLink( `${ PAYMENTS }/suggestion/pay/hide` ),
		route: `POST ${ PAYMENTS }/suggestion/pay/hide`,
		body: { success: true },
	},
};
