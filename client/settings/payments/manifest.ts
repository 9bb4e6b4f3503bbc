import type { IslandManifest, Preload } from '../../shared/screen-manifest';

export const paymentsManifest = {
	places: [ 'experimental_wc_settings_payments_main', 'experimental_wc_settings_payments_offline' ],
	chunk: 'settings-payments',
	facts: [ 'paymentSettings', 'showsSuggestions' ],
} as const satisfies IslandManifest;

export const preloads: readonly Preload[] = [
	{
		path: '/wc-admin/settings/payments/providers',
		post: { location: '{paymentCountry}' },
		when: [ 'hasOnlyOwnGateways' ],
		can: [ 'manage_woocommerce' ],
	},
];
