import type { IslandManifest, Preload } from '../../shared/screen-manifest';

/** The settings of the host's own payment methods without a provider, on hosts that print an element for them in place of a form. */
export const offlineManifest = {
	places: [
		'experimental_wc_settings_payments_bacs',
		'experimental_wc_settings_payments_cheque',
		'experimental_wc_settings_payments_cod',
	],
	chunk: 'settings-offline',
	facts: [ 'paymentSettings', 'storePlace' ],
	options: [ 'woocommerce_bacs_accounts' ],
} as const satisfies IslandManifest;

export const preloads: readonly Preload[] = [ { path: '/wc/v3/payment_gateways/{openedSection}', can: [ 'manage_woocommerce' ] } ];
