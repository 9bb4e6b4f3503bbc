import type { IslandManifest } from '../../shared/screen-manifest';

export const paymentsManifest = {
	places: [ 'experimental_wc_settings_payments_main', 'experimental_wc_settings_payments_offline' ],
	chunk: 'settings-payments',
	facts: [ 'paymentSettings', 'showsSuggestions' ],
} as const satisfies IslandManifest;
